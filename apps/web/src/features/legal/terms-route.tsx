import { Link, type MetaFunction } from "react-router";
import { describePage } from "../../lib/page/describe-page.ts";
import { LegalPage, LegalPart } from "./legal-page.tsx";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    title: "Terms",
    description: "What you may expect of this site, what it expects of you, and whose cards these are.",
    trail: [{ label: "Terms" }],
  });

/** The rules between the site and the people who use it. */
export default function TermsRoute() {
  return (
    <LegalPage
      title="Terms"
      summary="Use the site for decks, leave it usable for others, and share nothing that is not yours to share. In return it does its best, and promises no more than that."
      changed="24 November 2026"
    >
      <LegalPart title="What this is">
        <p>
          Deckwright builds, checks and keeps decks for Magic: The Gathering. It is free software under the
          MIT license. This server is run by whoever put it at this address; these terms are between you and
          them.
        </p>
        <p>
          It is unofficial Fan Content permitted under the Wizards of the Coast Fan Content Policy, neither
          approved nor endorsed by Wizards. Portions of the materials used are property of Wizards of the
          Coast. ©Wizards of the Coast LLC. Card data and pictures come from Scryfall, which has no part in
          this site either.
        </p>
      </LegalPart>
      <LegalPart title="Decks, rules and prices">
        <p>
          Legality, brackets and power are worked out by a program from card data that is as old as it says.
          Prices are what Scryfall last reported, and no offer by anybody. Before a tournament, look at the
          official rules and lists; a judge's word counts, and ours does not.
        </p>
        <p>The decks that you build here are yours, to play, to sell and to lose with.</p>
      </LegalPart>
      <LegalPart title="Your account">
        <p>
          You need none to build, check and export. If you make one, give an address that is yours, keep the
          password to yourself, and answer for what is done with it. You may end the account whenever you
          like, in your <Link to="/profile">profile</Link>. How your data is treated stands under{" "}
          <Link to="/privacy">Privacy</Link>.
        </p>
        <p>
          On the Free Plan a deck stays in the vault for 24 hours. Export what you want to keep. Credits are
          for use on this site: they are no money and cannot be paid out. Nothing is charged without a
          purchase that you confirm. Pro renews every month until you cancel it; how to do that, and how to
          get money back, stands under <Link to="/refunds">Refunds</Link>.
        </p>
      </LegalPart>
      <LegalPart title="What you share">
        <p>
          When you share a deck, everybody may see it, copy it, change it and play it, under the username that
          you chose, and the site may show it and write about it. Do not share what is not yours, what insults
          or threatens people, or what the law forbids. Whoever runs the server may take such things down, and
          close accounts that go on with it.
        </p>
      </LegalPart>
      <LegalPart title="Fair use">
        <p>
          Programs may use the site too, within its limits: who is told to wait should wait. Do not try to get
          at other people's accounts, or to keep others from using the site. If you find a hole, tell whoever
          runs the server before you tell the world.
        </p>
      </LegalPart>
      <LegalPart title="No warranty">
        <p>
          The site comes as it is. It may be wrong, be away, change, or end. As far as the law allows, nobody
          is liable for what comes of that. What the law gives you all the same, these terms do not take away.
        </p>
      </LegalPart>
    </LegalPage>
  );
}
