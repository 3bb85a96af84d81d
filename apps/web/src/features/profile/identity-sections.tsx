import { useEffect, useState } from "react";
import { account, isOfOrganization, refreshProfile, usernameOf } from "../../data/account.ts";
import { mailCode, saveEmail, savePassword, saveUsername } from "../../data/profile.ts";
import { learnWaysIn, waysIn } from "../../data/ways-in.ts";
import { ActionForm, TextField } from "./action-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { Section } from "./section.tsx";

/** Username and email. */
export function IdentitySection({ memberId }: { readonly memberId: string }) {
  const current = account.use();
  const { user, profile } = current;
  return (
    <Section
      id="identity"
      title="Who you are"
      about="Your username stands under the decks that you share. Nobody else sees your email."
    >
      <ActionForm
        key={profile?.username}
        label="Username"
        button="Save"
        isRow
        onSend={async (field) => {
          const username = field("username").trim();
          await saveUsername(memberId, username);
          await refreshProfile();
          return { title: "Username saved", description: `You are ${username} from now on.` };
        }}
      >
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          maxLength={50}
          defaultValue={usernameOf(current)}
        />
      </ActionForm>
      {user?.is_anonymous && (
        <p className="rounded-md border border-line-raised bg-ink-1 px-4 py-3">
          You began without an email. Give one below, and your decks stay yours on any device; without one
          they are lost with this browser.
        </p>
      )}
      {isOfOrganization(current) ? (
        <p className="rounded-md border border-line-raised bg-ink-1 px-4 py-3">
          {user?.email} is the address that your organization gave you. How you log in is for it to say.
        </p>
      ) : (
        <AddressForms />
      )}
    </Section>
  );
}

/** What mail and text messages go to. */
function AddressForms() {
  const user = account.usePart((current) => current.user);
  const canText = waysIn.usePart(({ phone }) => phone);
  useEffect(() => void learnWaysIn(), []);
  return (
    <>
      <ActionForm
        key={user?.email}
        label="Email"
        button="Change"
        isRow
        onSend={async (field) => {
          const isDone = await saveEmail(field("email"));
          return isDone
            ? { title: "Email changed", description: "Log in with it from now on." }
            : {
                title: "Check your email!",
                description: user?.email
                  ? "A link went to each of the two addresses. Your email changes once both were followed."
                  : "A link went to it. Once you have followed it, the account is yours for good.",
              };
        }}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={user?.email ?? ""}
        />
      </ActionForm>
      {canText && <PhoneForm />}
      {user?.new_email && (
        <p className="text-13 text-paper-dim">
          {user.new_email} waits until{" "}
          {user.email ? "the links in both mailboxes have" : "the link in its mailbox has"} been followed.
        </p>
      )}
    </>
  );
}

/** A new password, which takes the old one or a mailed code. */
export function PasswordSection() {
  const [hasCode, setHasCode] = useState(false);
  return (
    <Section
      id="password"
      title="Password"
      about="At least six characters. A new one ends your sessions everywhere else."
    >
      <ActionForm
        label="Password"
        button="Change password"
        onSend={async (field) => {
          if (field("password") !== field("confirmation")) {
            throw new Error("Please make sure your passwords match.");
          }
          await savePassword(
            field("password"),
            hasCode ? { nonce: field("code").trim() } : { current_password: field("current") },
          );
          setHasCode(false);
          return { title: "Password saved", description: "Use it the next time you log in." };
        }}
      >
        {hasCode ? (
          <TextField
            key="code"
            label="Code from the message"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        ) : (
          <TextField
            key="current"
            label="Current password"
            name="current"
            type="password"
            autoComplete="current-password"
          />
        )}
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={6}
        />
        <TextField
          label="Confirm new password"
          name="confirmation"
          type="password"
          autoComplete="new-password"
        />
      </ActionForm>
      {!hasCode && (
        <ActionForm
          label="Code instead of the password"
          button="Mail me a code instead"
          onSend={async () => {
            await mailCode();
            setHasCode(true);
            return {
              title: "Check your email!",
              description: "The code in it stands for your old password.",
            };
          }}
        >
          <p className="text-13 text-paper-dim">You do not know your password, or never had one?</p>
        </ActionForm>
      )}
    </Section>
  );
}
