import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { DeletionSection, DownloadSection } from "./data-sections.tsx";
import { FactorSection } from "./factor-section.tsx";
import { IdentitySection, PasswordSection } from "./identity-sections.tsx";
import { PlanSection } from "./plan-section.tsx";
import { SessionSection } from "./session-section.tsx";

/** A member's account, whole. Fetched once somebody has logged in. */
export default function ProfilePage({ memberId }: { readonly memberId: string }) {
  // The client for data asks again by itself. Without a network the question fails, and that is said.
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } }),
  );
  useEffect(() => {
    // The part that the address names was not there yet when the page opened.
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <QueryClientProvider client={client}>
      <IdentitySection memberId={memberId} />
      <PlanSection memberId={memberId} />
      <PasswordSection />
      <FactorSection />
      <SessionSection />
      <DownloadSection />
      <DeletionSection />
    </QueryClientProvider>
  );
}
