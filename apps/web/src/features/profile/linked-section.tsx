import { useQuery, useQueryClient } from "@tanstack/react-query";
import AtSign from "lucide-react/icons/at-sign";
import Link2 from "lucide-react/icons/link-2";
import Phone from "lucide-react/icons/phone";
import { useEffect, useState } from "react";
import { fetchIdentities, type Identity, linkWith, unlinkIdentity } from "../../data/identities.ts";
import { fetchFactors } from "../../data/second-factors.ts";
import { labelOf, learnWaysIn, type Provider, waysIn } from "../../data/ways-in.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionForm } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { ProofFields, useProof } from "./proof-fields.tsx";
import { LoadProblem, Section } from "./section.tsx";

/** Accounts elsewhere that log in here, and those that could. Nothing where the site has none. */
export function LinkedSection({ memberId }: { readonly memberId: string }) {
  const hasProviders = waysIn.usePart(({ providers }) => providers.length > 0);
  useEffect(() => void learnWaysIn(), []);
  return hasProviders ? <Linked memberId={memberId} /> : null;
}

type Factors = Awaited<ReturnType<typeof fetchFactors>>;

function Linked({ memberId }: { readonly memberId: string }) {
  const { providers, linking } = waysIn.use();
  const queryKey = ["identities", memberId];
  const { data: identities, isError, refetch } = useQuery({ queryKey, queryFn: fetchIdentities });
  const { data: factors = [] } = useQuery({ queryKey: ["factors", memberId], queryFn: fetchFactors });
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey });
  const others = providers.filter(({ name }) => !identities?.some(({ provider }) => provider === name));
  return (
    <Section
      id="linked"
      title="Ways to log in"
      about="Your email, and accounts of yours at other sites. Each of them opens this account, so one always stays."
    >
      {isError && <LoadProblem what="Your ways to log in" onRetry={() => void refetch()} />}
      {!identities && !isError && <div className="skeleton h-6 max-w-56" />}
      {identities && (
        <ul aria-label="Ways to log in">
          {identities.map((identity) => (
            <IdentityRow
              key={identity.id}
              identity={identity}
              label={nameOfWay(identity, providers)}
              canPart={linking && identities.length > 1}
              factors={factors}
              onGone={readAgain}
            />
          ))}
        </ul>
      )}
      {identities &&
        linking &&
        others.map((provider) => <NewLink key={provider.name} provider={provider} factors={factors} />)}
    </Section>
  );
}

function nameOfWay({ provider }: Identity, providers: readonly Provider[]): string {
  if (provider === "email") return "Email";
  if (provider === "phone") return "Phone";
  return providers.find(({ name }) => name === provider)?.label ?? labelOf(provider);
}

function NewLink({ provider, factors }: { readonly provider: Provider; readonly factors: Factors }) {
  const { isAsking, send } = useProof(false);
  const { name, label } = provider;
  return (
    <ActionForm
      label={`Link ${label}`}
      button={`Link ${label}`}
      onSend={async (field) => {
        await send(field, () => linkWith(name));
        return undefined;
      }}
    >
      {isAsking && <Proof factors={factors} />}
    </ActionForm>
  );
}

const ICONS: Readonly<Record<string, typeof Link2>> = { email: AtSign, phone: Phone };

function IdentityRow({
  identity,
  label,
  canPart,
  factors,
  onGone,
}: {
  readonly identity: Identity;
  readonly label: string;
  readonly canPart: boolean;
  readonly factors: Factors;
  readonly onGone: () => Promise<void>;
}) {
  const [isParting, setParting] = useState(false);
  const { isAsking, send } = useProof(false);
  const { provider, name, created_at } = identity;
  const Icon = ICONS[provider] ?? Link2;
  return (
    <li className="border-b border-line">
      <div className="profile-item border-b-0">
        <Icon size={18} aria-hidden="true" className="text-good" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{label}</span>
          <span className="text-13 text-paper-dim wrap-anywhere">
            {name}
            {name && created_at && ", "}
            {created_at && `since ${formatDay(created_at)}`}
          </span>
        </span>
        {canPart && !isParting && (
          <Button size="small" label={`Unlink ${label}`} onClick={() => setParting(true)}>
            Unlink
          </Button>
        )}
      </div>
      {isParting && (
        <div className="pb-4">
          <ActionForm
            label={`Unlink ${label}`}
            button="Unlink it"
            isDanger
            onSend={async (field) => {
              await send(field, () => unlinkIdentity(identity.id));
              await onGone();
              return { title: "Unlinked", description: `${label} logs you in no more.` };
            }}
            aside={
              <Button kind="ghost" onClick={() => setParting(false)}>
                Keep it
              </Button>
            }
          >
            {provider === "email" && (
              <p className="text-13 text-paper-dim">
                Your password goes with it. Messages still go to the address.
              </p>
            )}
            {isAsking && <Proof factors={factors} />}
          </ActionForm>
        </div>
      )}
    </li>
  );
}

function Proof({ factors }: { readonly factors: Factors }) {
  return (
    <ProofFields
      factors={factors}
      preferred={factors[0]?.id ?? ""}
      hint="One more code of your second factor, so that nobody else does this at your screen."
    />
  );
}
