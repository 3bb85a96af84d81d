/**
 * Lets pages of every site call our functions and read what they answer, errors included, as the data API does. Who asks
 * is said by headers alone, never by a cookie.
 */
export const FUNCTION_CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, x-client-info, apikey, content-type, x-region",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-expose-headers": "retry-after",
} as const;
