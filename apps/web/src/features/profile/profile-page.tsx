import { useEffect } from "react";
import { account, isOfOrganization } from "../../data/account.ts";
import { Queries } from "../../data/queries.tsx";
import { DeletionSection, DownloadSection } from "./data-sections.tsx";
import { FactorSection } from "./factor-section.tsx";
import { IdentitySection, PasswordSection } from "./identity-sections.tsx";
import { LinkedSection } from "./linked-section.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { SessionSection } from "./session-section.tsx";

/** A member's account, whole. Fetched once somebody has logged in. */
export default function ProfilePage({ memberId }: { readonly memberId: string }) {
  const isManaged = account.usePart(isOfOrganization);
  useEffect(() => {
    // The part that the address names was not there yet when the page opened.
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Queries>
      <IdentitySection memberId={memberId} />
      <PlanSection memberId={memberId} />
      {!isManaged && <PasswordSection />}
      <FactorSection memberId={memberId} />
      {!isManaged && <PasskeySection memberId={memberId} />}
      {!isManaged && <LinkedSection memberId={memberId} />}
      <SessionSection memberId={memberId} />
      <DownloadSection />
      <DeletionSection />
    </Queries>
  );
}
