import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Pencil from "lucide-react/icons/pencil";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../data/account.ts";
import { type CopiedDeck, copyDeck } from "../../data/copy-deck.ts";
import { requireMember } from "../../data/require-member.ts";
import { tellPoor } from "../../data/tell-poor.ts";
import { Button } from "../button/button.tsx";

/** How long it says that the deck was copied, in milliseconds. */
const COPIED_MS = 3_000;

/** Copies a shared deck into the member's vault for a credit. Over an own deck it says Edit instead. */
export function CopyButton({
  deck,
  onEdit,
  ...looks
}: {
  readonly deck: CopiedDeck;
  /** Opens the member's own deck for editing; without it nothing is shown over own decks. */
  readonly onEdit?: () => void;
} & Pick<ComponentProps<typeof Button>, "kind" | "size" | "className">) {
  const userId = account.usePart(({ user }) => user?.id);
  const [state, setState] = useState<"idle" | "copying" | "copied">("idle");
  const isBusy = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  if (userId !== undefined && userId === deck.user_id) {
    return (
      onEdit && (
        <Button icon={Pencil} label={`Edit ${deck.name}`} onClick={onEdit} {...looks}>
          Edit
        </Button>
      )
    );
  }

  async function copy(): Promise<void> {
    // Two presses before the button is drawn again are one.
    if (isBusy.current) return;
    isBusy.current = true;
    setState("copying");
    const outcome = await copyDeck(deck);
    isBusy.current = false;
    setState(outcome === "copied" ? "copied" : "idle");
    if (outcome !== "poor") return;
    await navigate("/store");
    tellPoor("1 AI credit to copy a deck");
  }

  const [words, icon] = LOOKS[state];
  return (
    <Button
      icon={icon}
      label={`${words}: ${deck.name}`}
      disabled={state === "copying"}
      data-busy={state === "copying" || undefined}
      onClick={() =>
        void requireMember("Copying a deck needs a vault, and a vault needs an account.", () => void copy())
      }
      {...looks}
    >
      {words}
    </Button>
  );
}

const LOOKS = {
  idle: ["Copy (1 Credit)", Copy],
  copying: ["Copying", LoaderCircle],
  copied: ["Copied", Check],
} as const;
