import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where figures are kept, with the command that made each. */
const RESULTS_FILE = fileURLToPath(new URL("../RESULTS.md", import.meta.url));

const HEADING = `# Figures

Measured on two cores. Each section says when and by which command; running it again replaces the section.
`;

/** A section of the results: a title, the command that makes it, and a Markdown body. */
export interface Section {
  readonly title: string;
  readonly command: string;
  readonly body: string;
}

/** Puts sections into the text of a results file, in place of those with the same titles, others left as they are. */
export function withSections(text: string, sections: readonly Section[], today: string): string {
  const parts = (text.trim() === "" ? HEADING : text).split(/^(?=## )/m);
  for (const { title, command, body } of sections) {
    const made = `## ${title}\n\n${today}, \`${command}\`\n\n${body.trim()}\n\n`;
    const at = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
    if (at < 0) parts.push(made);
    else parts[at] = made;
  }
  return `${parts.map((part) => part.trimEnd()).join("\n\n")}\n`;
}

/** Writes sections into `RESULTS.md`. */
export function writeSections(sections: readonly Section[]): void {
  const text = existsSync(RESULTS_FILE) ? readFileSync(RESULTS_FILE, "utf8") : "";
  writeFileSync(RESULTS_FILE, withSections(text, sections, new Date().toISOString().slice(0, 10)));
}

/** A Markdown table; columns whose cells are all figures are set to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) =>
    rows.length > 0 && rows.every((row) => /^[-\d.,% /]*(?:ms|s|MB|kB)?$/.test(row[column] ?? ""))
      ? "---:"
      : "---",
  );
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
