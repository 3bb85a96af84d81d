import { supabase } from "./account.ts";
import { landingPage } from "./link-landing.ts";

const NO_PROVIDER = "sso_provider_not_found";

/**
 * Leaves for the organization that an address belongs to, by its domain. Who has logged in there is led back to this page.
 * @throws Error with a sentence for the visitor.
 */
export async function logInWithOrganization(email: string): Promise<void> {
  const domain = email.trim().split("@").at(-1)?.toLowerCase() ?? "";
  const options = { redirectTo: landingPage("provider"), skipBrowserRedirect: true };
  const { data, error } = await (await supabase()).auth.signInWithSSO({ domain, options });
  if (error?.code === NO_PROVIDER) {
    throw new Error(`No organization logs in here with addresses at ${domain}. Is it spelled right?`);
  }
  if (error) throw error;
  if (data) location.assign(data.url);
}
