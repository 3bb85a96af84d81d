import { useQuery, useQueryClient } from "@tanstack/react-query";
import AtSign from "lucide-react/icons/at-sign";
import Link2 from "lucide-react/icons/link-2";
import Phone from "lucide-react/icons/phone";
import { useEffect } from "react";
import { fetchIdentities, type Identity, linkWith, unlinkIdentity } from "../../data/identities.ts";
import { type Factor, fetchFactors } from "../../data/second-factors.ts";
import { labelOf, learnWaysIn, type Provider, waysIn } from "../../data/ways-in.ts";
import { ActionForm } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { useProof } from "./proof-fields.tsx";
import { LoadProblem, Section } from "./section.tsx";
import { OneMoreCode, WayInRow } from "./way-in-row.tsx";

/** Accounts elsewhere that log in here, and those that could. Nothing where the site has none. */
export function LinkedSection({ memberId }: { readonly memberId: string }) {
  const hasProviders = waysIn.usePart(({ providers }) => providers.length > 0);
  useEffect(() => void learnWaysIn(), []);
  return hasProviders ? <Linked memberId={memberId} /> : null;
}

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
              canGo={linking && identities.length > 1}
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

function NewLink({
  provider,
  factors,
}: {
  readonly provider: Provider;
  readonly factors: readonly Factor[];
}) {
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
      {isAsking && <OneMoreCode factors={factors} />}
    </ActionForm>
  );
}

const ICONS: Readonly<Record<string, typeof Link2>> = { email: AtSign, phone: Phone };

function IdentityRow({
  identity: { id, provider, name, created_at },
  label,
  canGo,
  factors,
  onGone,
}: {
  readonly identity: Identity;
  readonly label: string;
  readonly canGo: boolean;
  readonly factors: readonly Factor[];
  readonly onGone: () => Promise<void>;
}) {
  return (
    <WayInRow
      icon={ICONS[provider] ?? Link2}
      name={label}
      details={[name, created_at && `since ${formatDay(created_at)}`].filter(Boolean).join(", ")}
      verb="Unlink"
      canGo={canGo}
      warning={
        provider === "email" ? "Your password goes with it. Messages still go to the address." : undefined
      }
      factors={factors}
      onGo={async (prove) => {
        await prove(() => unlinkIdentity(id));
        await onGone();
        return { title: "Unlinked", description: `${label} logs you in no more.` };
      }}
    />
  );
}
