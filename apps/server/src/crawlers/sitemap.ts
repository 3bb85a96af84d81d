import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Database } from "@deckwright/db/database.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { element } from "./xml.ts";

/** A page of the site, for crawlers. */
interface Listed {
  /** Its path, as it stands in an address. */
  readonly path: string;
  /** When it changed last, where that is known. */
  readonly changed?: string;
}

/** One kind of page; its addresses are listed in files of some thousands. */
export interface Section {
  readonly name: string;
  /** Numbers of its files, and when each changed last, where that is known. */
  files(): Promise<readonly { readonly file: number; readonly changed?: string }[]>;
  /** The pages in a file; none where there is no such file. */
  pages(file: number): Promise<readonly Listed[]>;
}

/** Pages that are always there. */
const OWN_PAGES = [
  "/",
  "/builder",
  "/browse-decks",
  "/browse-cards",
  "/aetheri",
  "/brew-blog",
  "/store",
  "/formats",
  "/playstyles",
  ...FORMAT_NAMES.map(({ slug }) => `/formats/${slug}`),
  ...PLAYSTYLES.map(({ slug }) => `/playstyles/${slug}`),
  "/privacy",
  "/terms",
  "/refunds",
];

export const PAGES: Section = {
  name: "pages",
  files: async () => [{ file: 0 }],
  pages: async (file) => (file === 0 ? OWN_PAGES.map((path) => ({ path })) : []),
};

/** Cards in a file: far below the 50,000 that a crawler reads. */
const CARDS_A_FILE = 10_000;

/** Every card, at the printing that is shown when nobody asks for another. */
export function cardSection(table: CardTable, changed: string): Section {
  const paths = () => Array.from(table.defaultPrinting, (printing, card) => pathOf(table, card, printing));
  let known: readonly string[] | undefined;
  const all = () => {
    known ??= paths();
    return known;
  };
  return {
    name: "cards",
    files: async () =>
      Array.from({ length: Math.ceil(all().length / CARDS_A_FILE) }, (_, file) => ({ file, changed })),
    pages: async (file) =>
      all()
        .slice(file * CARDS_A_FILE, (file + 1) * CARDS_A_FILE)
        .map((path) => ({ path })),
  };
}

function pathOf(table: CardTable, card: number, at: number): string {
  const { set, collectorNumber } = table.printing(at);
  return `/card/${[table.name(card), set, collectorNumber].map(encodeURIComponent).join("/")}`;
}

/**
 * Numbers that a file of decks spans: its decks stay in it whatever is shared later, so that a crawler that has read it need
 * not read it again.
 */
const DECKS_A_FILE = 5_000;
const PATIENCE_MS = 5_000;

const DECK_FILES = `select (id / ${DECKS_A_FILE})::int as file, max(created_at)::text as changed
  from public.decks where shared group by 1 order by 1`;
const DECKS = `select id::text as id, updated_at::text as changed from public.decks
  where shared and id >= $1 and id < $2 order by decks.id limit ${DECKS_A_FILE}`;

/** Shared decks, as anybody may see them. */
export function deckSection(database: Database): Section {
  async function ask(text: string, values: readonly string[]) {
    const [result] = await database.runStatements("anon", { role: "anon" }, [{ text, values }], {
      readOnly: true,
      statementTimeoutMs: PATIENCE_MS,
    });
    return result?.rows ?? [];
  }
  return {
    name: "decks",
    files: async () =>
      (await ask(DECK_FILES, [])).map(({ file, changed }) => ({
        file: Number(file),
        changed: dayOf(changed),
      })),
    pages: async (file) => {
      const from = file * DECKS_A_FILE;
      const rows = await ask(DECKS, [String(from), String(from + DECKS_A_FILE)]);
      return rows.map(({ id, changed }) => ({ path: `/deck/${id}`, changed: dayOf(changed) }));
    },
  };
}

/** The day of a time as the database writes it. */
function dayOf(time: unknown): string {
  return String(time).slice(0, "2026-01-01".length);
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of all files of all sections. */
export async function writeIndex(origin: string, sections: readonly Section[]): Promise<string> {
  const files = await Promise.all(
    sections.map(async (section) => (await section.files()).map((file) => ({ ...file, section }))),
  );
  const entries = files.flat().map(({ section, file, changed }) => {
    const address = element("loc", `${origin}/sitemaps/${section.name}-${file}.xml`);
    return `<sitemap>${address}${changed === undefined ? "" : element("lastmod", changed)}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** One file of a section. */
export function writeFile(origin: string, pages: readonly Listed[]): string {
  const entries = pages.map(
    ({ path, changed }) =>
      `<url>${element("loc", origin + path)}${changed === undefined ? "" : element("lastmod", changed)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}
