import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember, setPlan, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Claims, Database, DatabaseRole } from "./database.ts";

const DECKS = 300;
const PAGE = 60;

/** A node of a plan that was run, as PostgreSQL explains it. */
interface PlanNode {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

describe.each(TEST_ENGINES)("lists of decks on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
    await setPlan(database, ann, "Pro");
    // Texts of chance do not compress: each list is kept beside its row, in a dozen blocks and more.
    const item = () => ({ name: randomBytes(120).toString("base64"), quantity: 1 });
    for (let at = 0; at < DECKS; at++) {
      await database.execute(
        `insert into decks (user_id, name, format, card_list, shared, created_at)
          values ($1, 'Deck', 'modern', $2, $3, now() - make_interval(hours => $4))`,
        [ann.id, { Cards: Array.from({ length: 100 }, item) }, at % 2 === 0, at],
      );
    }
    await database.execute("vacuum analyze public.decks");
  }, 120_000);
  afterAll(() => database.close());

  /** How many blocks a statement looks at. */
  async function blocksOf(role: DatabaseRole, claims: Claims | undefined, text: string): Promise<number> {
    const explain = { text: `explain (analyze, buffers, timing off, format json) ${text}` };
    const [, again] = await database.runStatements(role, claims, [explain, explain]);
    const [{ Plan: plan }] = Object.values(again?.rows[0] ?? {})[0] as [{ Plan: PlanNode }];
    return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  }

  test("look at no deck's cards, with the names of authors or without", async () => {
    const columns = "select d.id, d.name, d.format, d.colors, d.created_at";
    const shared = `from decks d where d.shared order by d.created_at desc limit ${PAGE}`;
    const authors = `from decks d left join lateral (select a.username from profiles(d) a) a on true
      where d.shared order by d.created_at desc limit ${PAGE}`;
    // A few blocks for each row: the row, its author and the author's profile.
    const most = 10 * PAGE;
    expect(await blocksOf("anon", undefined, `${columns} ${shared}`)).toBeLessThan(most);
    expect(await blocksOf("anon", undefined, `${columns}, a.username ${authors}`)).toBeLessThan(most);
    expect(await blocksOf("authenticated", ann.claims, `${columns}, a.username ${authors}`)).toBeLessThan(
      most,
    );
    const vault = `${columns} from decks d where d.user_id = '${ann.id}' order by d.created_at desc`;
    expect(await blocksOf("authenticated", ann.claims, vault)).toBeLessThan(10 * DECKS);
    // What it would be otherwise: the test can tell.
    const whole = `select d.card_list::text ${shared}`;
    expect(await blocksOf("anon", undefined, whole)).toBeGreaterThan(most);
  });

  test("ask once for the member's plan, not once for each deck", async () => {
    const vault = `select id from decks where user_id = '${ann.id}' order by created_at desc`;
    // Asking reads the profile, two blocks and more each time; half of the decks are not shared.
    expect(await blocksOf("authenticated", ann.claims, vault)).toBeLessThan(DECKS / 2);
  });
});
