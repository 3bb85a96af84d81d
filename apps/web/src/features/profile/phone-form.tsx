import { useState } from "react";
import { account } from "../../data/account.ts";
import { confirmPhone, savePhone } from "../../data/profile.ts";
import { contactProblem, readContact } from "../../lib/contact.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionForm, TextField } from "./action-form.tsx";
import { CodeField } from "./proof-fields.tsx";

/** The member's phone number, which a code that is texted to it proves. */
export function PhoneForm() {
  const { user } = account.use();
  const [waiting, setWaiting] = useState("");
  if (waiting !== "") return <ConfirmPhone phone={waiting} onEnd={() => setWaiting("")} />;
  return (
    <ActionForm
      key={user?.phone}
      label="Phone"
      button={user?.phone ? "Change" : "Add"}
      isRow
      onSend={async (field) => {
        const contact = readContact(field("phone"));
        if (!contact || !("phone" in contact)) throw new Error(contactProblem("0"));
        if (await savePhone(contact.phone)) {
          return { title: "Phone saved", description: "Log in with it from now on." };
        }
        setWaiting(contact.phone);
        return undefined;
      }}
    >
      <TextField
        label="Phone, with its country"
        name="phone"
        autoComplete="tel"
        defaultValue={user?.phone ? `+${user.phone}` : ""}
      />
    </ActionForm>
  );
}

function ConfirmPhone({ phone, onEnd }: { readonly phone: string; readonly onEnd: () => void }) {
  return (
    <ActionForm
      label="Confirm the number"
      button="Confirm"
      onSend={async (field) => {
        await confirmPhone(phone, field("code"));
        onEnd();
        return { title: "Phone saved", description: "Log in with it from now on." };
      }}
      aside={
        <Button kind="ghost" onClick={onEnd}>
          Not now
        </Button>
      }
    >
      <CodeField label={`Code sent to ${phone}`} hint="Six digits, good for five minutes." />
    </ActionForm>
  );
}
