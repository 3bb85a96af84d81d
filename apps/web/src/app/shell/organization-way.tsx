import { useState } from "react";
import { logInWithOrganization } from "../../data/organization.ts";
import { waysIn } from "../../data/ways-in.ts";
import { contactProblem, readContact } from "../../lib/contact.ts";
import { Button } from "../../ui/button/button.tsx";

/** Leads to the organization of the address that stands in the form, where the site knows some. */
export function OrganizationWay({
  onProblem,
  onWrongEmail,
}: {
  readonly onProblem: (problem: string) => void;
  readonly onWrongEmail: (problem: string) => void;
}) {
  const organizations = waysIn.usePart((known) => known.organizations);
  const [isBusy, setBusy] = useState(false);
  if (!organizations) return null;

  async function leave(given: string): Promise<void> {
    onProblem("");
    const contact = readContact(given);
    if (contact === undefined || !("email" in contact)) {
      onWrongEmail(
        given === "" ? "Enter the address that your organization gave you." : contactProblem(given),
      );
      return;
    }
    setBusy(true);
    try {
      await logInWithOrganization(contact.email);
    } catch (error) {
      onProblem((error instanceof Error && error.message) || "Something went wrong");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      className="w-full"
      disabled={isBusy}
      onClick={({ currentTarget: { form } }) =>
        void leave(form === null ? "" : String(new FormData(form).get("email") ?? "").trim())
      }
    >
      Log in with your organization
    </Button>
  );
}
