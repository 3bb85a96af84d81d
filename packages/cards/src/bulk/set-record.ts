import { bag, day, text, uuid } from "./read-value.ts";

/** A set as read from a file. */
export interface SetRecord {
  readonly code: string;
  /** UUID; "" when the source does not say. */
  readonly id: string;
  readonly name: string;
  /** Scryfall's word: `expansion`, `core`, `commander`, `masters`, `token`, ... */
  readonly type: string;
  readonly releasedDay: number;
  readonly iconUri: string;
  readonly parent: string;
  readonly block: string;
}

/** Reads one set, or says in a few words what is wrong with it. */
export function readSet(value: unknown): SetRecord | string {
  const record = bag(value);
  const code = text(record.code, 20).toLowerCase();
  if (!code) return "it has no `code`";
  const iconUri = text(record.icon_svg_uri, 300);
  return {
    code,
    id: uuid(record.id),
    name: text(record.name, 200),
    type: text(record.set_type, 40),
    releasedDay: day(record.released_at) ?? 0,
    iconUri: /^https:\/\/[\w.-]+\.scryfall\.(io|com)\//.test(iconUri) ? iconUri : "",
    parent: text(record.parent_set_code, 20).toLowerCase(),
    block: text(record.block, 100),
  };
}
