import { useState } from "react";
import { textCode } from "../../data/second-factors.ts";
import { Button } from "../button/button.tsx";

/** Has a code texted to a phone that is a second factor, and keeps for its form which message the code is of. */
export function TextCode({ factorId }: { readonly factorId: string }) {
  const [challenge, setChallenge] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function send(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      setChallenge(await textCode(factorId));
    } catch (error) {
      setProblem((error instanceof Error && error.message) || "Something went wrong");
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-2">
      <input type="hidden" name="challenge" value={challenge} />
      <div>
        <Button disabled={isBusy} onClick={() => void send()}>
          {challenge === "" ? "Text me a code" : "Text me another"}
        </Button>
      </div>
      <p role="status" className="text-13 text-paper-dim empty:hidden">
        {challenge !== "" && "A code is on its way. It is good for five minutes."}
      </p>
      <p role="alert" className="text-13 text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
