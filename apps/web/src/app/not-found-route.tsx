/** Every path that is not a page ends here, as a real 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
