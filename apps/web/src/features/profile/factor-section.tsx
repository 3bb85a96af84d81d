import { useQuery, useQueryClient } from "@tanstack/react-query";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useEffect, useRef, useState } from "react";
import {
  confirmFactor,
  enrollFactor,
  type Factor,
  fetchFactors,
  type NewFactor,
  removeFactor,
} from "../../data/profile.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionForm, TextField } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { LoadProblem, Section } from "./section.tsx";

const FACTORS = ["factors"];

/** Authenticator apps: those there are, and a new one. */
export function FactorSection({ memberId }: { readonly memberId: string }) {
  const queryKey = [...FACTORS, memberId];
  const { data: factors, isError, refetch } = useQuery({ queryKey, queryFn: fetchFactors });
  const [added, setAdded] = useState<NewFactor | null>(null);
  const cache = useQueryClient();
  return (
    <Section
      id="factors"
      title="Two factors"
      about="With an authenticator app, logging in takes a code from your phone beside the password."
    >
      {isError && <LoadProblem what="Your authenticator apps" onRetry={() => void refetch()} />}
      {!factors && !isError && <div className="skeleton h-6 max-w-56" />}
      {factors?.length === 0 && added === null && <p className="text-paper-dim">No app is set up.</p>}
      {factors && factors.length > 0 && (
        <ul aria-label="Authenticator apps">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      {added === null ? (
        <ActionForm
          label="New authenticator app"
          button="Set up an app"
          isRow
          onSend={async (field) => {
            setAdded(await enrollFactor(field("name").trim()));
            return undefined;
          }}
        >
          <TextField
            key={factors?.length ?? 0}
            label="Name of the app or phone"
            name="name"
            autoComplete="off"
            maxLength={60}
            defaultValue={factors?.length ? `Authenticator ${factors.length + 1}` : "Authenticator"}
          />
        </ActionForm>
      ) : (
        <ConfirmFactor
          factor={added}
          onDone={() => {
            setAdded(null);
            void cache.invalidateQueries({ queryKey: FACTORS });
            void cache.invalidateQueries({ queryKey: ["sessions"] });
          }}
          onCancel={() => {
            setAdded(null);
            // One that was never confirmed counts for nothing; the server forgets it by itself too.
            void removeFactor(added.id).catch(() => {});
          }}
        />
      )}
    </Section>
  );
}

function FactorRow({ factor }: { readonly factor: Factor }) {
  const cache = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="border-b border-line">
      <div className="profile-item border-b-0">
        <ShieldCheck size={18} aria-hidden="true" className="text-good" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{factor.name}</span>
          <span className="text-13 text-paper-dim">Set up {formatDay(factor.created_at)}</span>
        </span>
        {!isRemoving && (
          <Button size="small" label={`Remove ${factor.name}`} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {isRemoving && (
        <div className="pb-4">
          <ActionForm
            label={`Remove ${factor.name}`}
            button="Remove it"
            isDanger
            onSend={async (field) => {
              await confirmFactor(factor.id, field("code"));
              await removeFactor(factor.id);
              await cache.invalidateQueries({ queryKey: FACTORS });
              return { title: "App removed", description: `${factor.name} is no longer asked for.` };
            }}
            aside={
              <Button kind="ghost" onClick={() => setRemoving(false)}>
                Keep it
              </Button>
            }
          >
            <CodeField hint="One more code of this app, so that nobody else removes it at your screen." />
          </ActionForm>
        </div>
      )}
    </li>
  );
}

/** The field for a code of an app, with the focus, since somebody has just asked for it. */
function CodeField({ hint }: { readonly hint: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place}>
      <TextField
        label="Code"
        name="code"
        hint={hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
      />
    </div>
  );
}

function ConfirmFactor({
  factor,
  onDone,
  onCancel,
}: {
  readonly factor: NewFactor;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <div className="grid gap-4">
      <p>Scan this with your authenticator app, then enter the code that it shows.</p>
      <img
        className="profile-qr"
        src={factor.picture}
        alt="QR code of the secret below"
        width={180}
        height={180}
      />
      <p className="text-13 text-paper-dim">
        Or type this secret into the app:{" "}
        <code className="font-mono text-paper wrap-anywhere" data-secret>
          {factor.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <ActionForm
        label="Confirm the app"
        button="Turn on"
        onSend={async (field) => {
          await confirmFactor(factor.id, field("code"));
          onDone();
          return {
            title: "Two factors are on",
            description: "Your other sessions have ended. Logging in takes a code from now on.",
          };
        }}
        aside={
          <Button kind="ghost" onClick={onCancel}>
            Not now
          </Button>
        }
      >
        <CodeField hint="Six digits, good for half a minute." />
      </ActionForm>
    </div>
  );
}
