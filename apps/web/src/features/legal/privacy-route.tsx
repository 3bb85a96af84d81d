import { Link, type MetaFunction } from "react-router";
import { describePage } from "../../lib/page/describe-page.ts";
import { LegalPage, LegalPart } from "./legal-page.tsx";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    title: "Privacy",
    description: "What this site keeps about you, for how long, who else sees it, and how to end that.",
    trail: [{ label: "Privacy" }],
  });

/** What the site keeps about people. Whatever is changed in what it keeps has to be changed here too. */
export default function PrivacyRoute() {
  return (
    <LegalPage
      title="Privacy"
      summary="Build as many decks as you like without telling us who you are. If you make an account, we keep what an account needs, and you can take it with you or end it yourself. No cookies, no advertising, no tracking."
      changed="24 November 2026"
    >
      <LegalPart title="Who is responsible">
        <p>
          Deckwright is a program that anybody may run. This page says what the program does. Whoever runs the
          server at this address decides about your data and answers for it; if you do not know who that is,
          think twice before you make an account here.
        </p>
      </LegalPart>
      <LegalPart title="Without an account">
        <p>
          What you ask for goes to this server, which builds the deck itself: your sentence is read by the
          program and handed to no language model and no other company. The server keeps neither the sentence
          nor the deck. Its log tells of failed requests by number, address of the page and time; whoever runs
          it can have it note all requests.
        </p>
        <p>
          Your network address is held in memory, so that one visitor cannot use up the site for all. When
          somebody tries to log in or asks for mail, a scrambled form of it is kept for up to a day, from
          which the address cannot be read.
        </p>
      </LegalPart>
      <LegalPart title="With an account">
        <p>These are kept in the server's database, each for as long as it says:</p>
        <dl>
          <dt>Email or phone number, username, password</dt>
          <dd>As long as the account. The password only as a hash (Argon2id): nobody can read it.</dd>
          <dt>Decks, collection, favorites</dt>
          <dd>
            Until you delete them. On the Free Plan a deck leaves your vault after 24 hours and is deleted 30
            days later, unless it is shared.
          </dd>
          <dt>Credits</dt>
          <dd>Every change of them, as long as the account; after that without an owner.</dd>
          <dt>Payments</dt>
          <dd>
            What was bought, when, for how much, and what was given back; after the account without an owner.
            Card and billing address are with the payment provider alone and never come here.
          </dd>
          <dt>Log-ins</dt>
          <dd>
            Where you are logged in, with network address and browser, until you log out. You find them in
            your profile and can end them there.
          </dd>
          <dt>Authenticator apps, passkeys, security keys</dt>
          <dd>
            Their name, and the secret of the app or the public half of the key, until you remove them. No
            fingerprint and no face: those stay in your device.
          </dd>
          <dt>History of the account</dt>
          <dd>
            Sign-up, log-ins, changed passwords and the like, with network address, for a year. This is what
            shows that somebody else was in your account, so it outlives the account by up to a year.
          </dd>
          <dt>What was done to the account by hand</dt>
          <dd>
            When whoever runs the server corrects your credits, gives money back or closes the account: what,
            when and why. It is in your download, and outlives the account.
          </dd>
          <dt>Mailed links and codes</dt>
          <dd>As hashes, for two days at most.</dd>
        </dl>
      </LegalPart>
      <LegalPart title="What others see">
        <p>
          Nothing, until you share a deck. A shared deck shows its cards, the reasons for them, the sentence
          that it was wished with, and your username. It may have an article beside it. Your email is never
          shown to other members.
        </p>
      </LegalPart>
      <LegalPart title="In your browser">
        <p>The site sets no cookies. Your browser's own storage holds:</p>
        <dl>
          <dt>Your log-in</dt>
          <dd>Until you log out, with what proves that a mailed link was asked for by this browser.</dd>
          <dt>A deck that waits</dt>
          <dd>If you save one before you are logged in, for a day.</dd>
          <dt>Drafts</dt>
          <dd>The decks that you were changing, until you close the tab or log out.</dd>
        </dl>
      </LegalPart>
      <LegalPart title="Other companies">
        <p>
          Pictures of cards come from <a href="https://scryfall.com/docs/privacy">Scryfall</a>. Your browser
          fetches them there, so Scryfall sees your network address, the name of this site and which pictures
          are wanted. It learns nothing of your account. Fonts, symbols and everything else come from this
          server.
        </p>
        <p>
          Mail goes out through the mail service of whoever runs the server. There we pass on your address and
          the message; for text messages, your number and the message to a service for these.
        </p>
        <p>
          Whoever runs the server may have set up a language model of another company. What you write to
          Advanced AI goes there, with the deck that it is about; of a deck that you share its cards, for the
          article about it. Your username, email and network address do not, nor what you call a deck.
        </p>
        <p>
          If you log in with an account at another site, that site learns that you have one here. It tells us
          its number of your account, your email, and what you are called there, which we keep for as long as
          the two are linked. Of what else you do here it learns nothing.
        </p>
        <p>
          When you buy something, you pay on the pages of Stripe. It is told your email and a number that
          stands for your account here; what you type there stays there. On the way there a script of Stripe's
          may be loaded, if whoever runs this server has set that up: it looks for signs of fraud.
        </p>
      </LegalPart>
      <LegalPart title="Your rights, with a button for each">
        <p>
          In your <Link to="/profile">profile</Link> you see and change what is kept, download all of it in
          one file, and delete the account. Deletion is at once and for good: private decks, collection,
          profile and credits go. Shared decks stay without your name; unshare or delete them first if you do
          not want that. Backups may hold what was deleted until they are replaced.
        </p>
        <p>
          For anything that has no button, ask whoever runs this server. In many countries the law gives you a
          right to an answer, and an authority to complain to.
        </p>
      </LegalPart>
    </LegalPage>
  );
}
