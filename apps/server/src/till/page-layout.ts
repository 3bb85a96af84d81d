import { escapeHtml } from "../platform/http/escape-html.ts";

/** A line of facts: its name and what it says. */
export type Field = readonly [name: string, value: string];

/** A page of the till, in plain texts. */
interface PlainPage {
  readonly title: string;
  readonly lead: string;
  readonly problem?: string;
  readonly facts?: readonly Field[];
  /** Buttons, each of which sends the page's form with what it does. */
  readonly acts?: readonly { readonly act: string; readonly label: string; readonly isMain?: boolean }[];
  readonly links?: readonly { readonly label: string; readonly address: string }[];
}

/** Writes a page that cannot be taken for a real payment page. */
export function writePage({ title, lead, problem, facts = [], acts = [], links = [] }: PlainPage): string {
  const rows = facts.map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const buttons = acts.map(
    ({ act, label, isMain }) =>
      `<button name="act" value="${escapeHtml(act)}"${isMain ? ' class="main"' : ""}>${escapeHtml(label)}</button>`,
  );
  const form = buttons.length > 0 ? `<form method="post">${buttons.join("\n")}</form>` : "";
  const anchors = links.map(
    ({ label, address }) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Deckwright</title>
<style>
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: #0b0d11; color: #ece8df }
header { padding: .75rem 1rem; text-align: center; font-weight: 600; color: #1a1108; background: repeating-linear-gradient(135deg, #e0b44c 0 14px, #d9a93a 14px 28px) }
main { margin: 0 auto; padding: 2.5rem 1rem; max-width: 30rem }
h1 { margin: 0 0 .5rem; font: 500 2rem/1.2 Fraunces, 'Iowan Old Style', Georgia, serif }
p { margin: 0 0 1.25rem; color: #aab0bb }
.problem { padding: .75rem 1rem; border-left: 3px solid #e5604f; color: #ece8df; background: #1a1f28 }
dl { margin: 1.5rem 0; border-top: 1px solid #2a313d }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid #2a313d }
dt { color: #aab0bb } dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
form { display: grid; gap: .75rem; margin-bottom: 1.5rem }
button { min-height: 3rem; padding: 0 1rem; border: 1px solid #2a313d; border-radius: 6px; font: inherit; color: #ece8df; background: #1a1f28; cursor: pointer }
button.main { border-color: #d99a4e; font-weight: 600; color: #1a1108; background: #d99a4e }
a { color: #d99a4e } a:hover { color: #f0b565 }
:focus-visible { outline: 2px solid #f0b565; outline-offset: 2px }
</style>
</head>
<body>
<header>Test till: no money moves</header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${problem === undefined ? "" : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
${rows.length > 0 ? `<dl>${rows.join("\n")}</dl>` : ""}
${form}
${anchors.join("\n")}
</main>
</body>
</html>
`;
}
