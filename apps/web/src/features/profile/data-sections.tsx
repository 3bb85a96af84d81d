import { useNavigate } from "react-router";
import { account, forgetSession } from "../../data/account.ts";
import { deleteAccount, exportAccount } from "../../data/profile.ts";
import { saveFile } from "../../lib/save-file.ts";
import { ActionForm, TextField } from "./action-form.tsx";
import { Section } from "./section.tsx";

/** Everything that is kept about the member, as a file. */
export function DownloadSection() {
  return (
    <Section
      id="data"
      title="Your data"
      about="Everything that is kept about you in one file: decks, hidden ones too, collection, credits, sessions."
    >
      <ActionForm
        label="Download my data"
        button="Download my data"
        onSend={async () => {
          saveFile("deckwright-data.json", await exportAccount(), "application/json");
          return { title: "Download ready", description: "Your browser has the file deckwright-data.json." };
        }}
      >
        {null}
      </ActionForm>
    </Section>
  );
}

/** The end of the account, once its owner has typed its email. */
export function DeletionSection() {
  const navigate = useNavigate();
  const { user } = account.use();
  // Whoever has no email is called by the number of the account, as the server calls them.
  const email = user?.email ?? "";
  const wanted = email || (user?.id ?? "");
  return (
    <Section
      id="deletion"
      title="Delete my account"
      about="Takes your private decks, your collection and your credits with it, at once and for good. Decks that you shared stay, without your name."
    >
      <ActionForm
        label="Delete my account"
        button="Delete my account"
        isDanger
        onSend={async (field) => {
          if (field("confirmation").trim().toLowerCase() !== wanted.toLowerCase()) {
            throw new Error(`That is not the ${email ? "email" : "number"} of this account.`);
          }
          await deleteAccount(field("confirmation"));
          forgetSession();
          await navigate("/");
          return { title: "Account deleted", description: "What was private is gone. Farewell." };
        }}
      >
        <TextField
          label={email ? "Type your email to confirm" : "Type the number of your account to confirm"}
          name="confirmation"
          type={email ? "email" : "text"}
          autoComplete="off"
          hint={`It is ${wanted}`}
        />
      </ActionForm>
    </Section>
  );
}
