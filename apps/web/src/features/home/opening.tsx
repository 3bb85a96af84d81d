import ArrowRight from "lucide-react/icons/arrow-right";
import { Form, Link } from "react-router";
import { EXAMPLE_WISHES } from "../../lib/example-wishes.ts";
import { Button } from "../../ui/button/button.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import type { Showcase } from "./showcase.ts";
import { ShowcaseFigure } from "./showcase-figure.tsx";

/** The top of home: one sentence, one box, five wishes to start from, and a deck that such a wish became. */
export function Opening({ showcase }: { readonly showcase: Showcase | null }) {
  return (
    <section className="page-width grid items-start gap-18 pt-16 max-page:gap-9 max-page:pt-10 max-tablet:pt-7 page:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] max-wide:gap-10">
      <div>
        <h1 className="page:max-w-[15em]">
          <span className="block text-balance">Write what you want to play. </span>
          <span className="block text-balance">Read a legal deck back, with a reason beside every card.</span>
        </h1>
        <WishForm />
        <ExampleWishes />
      </div>
      <div className="max-page:border-t max-page:border-line max-page:pt-7">
        {showcase ? (
          <ShowcaseFigure showcase={showcase} />
        ) : (
          <p className="lede">
            An example deck stands here as a rule. The generator could not build it just now; a wish of your
            own may fare better in a moment.
          </p>
        )}
      </div>
    </section>
  );
}

function WishForm() {
  return (
    <Form action="/builder" className="mt-8 max-tablet:mt-5">
      <label className="mb-2 block font-semibold" htmlFor="home-wish">
        What do you want to play?
      </label>
      <div className="wish-box">
        <textarea
          id="home-wish"
          name="wish"
          rows={2}
          maxLength={10_000}
          placeholder="elf tribal commander under $100, power 6"
          data-enter-submits
          data-slash-focus
        />
        <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-4.5">
          <span className="hint text-paper-faint">No account needed.</span>
          <Button kind="primary" size="large" type="submit">
            Build Deck
          </Button>
        </div>
      </div>
    </Form>
  );
}

function ExampleWishes() {
  return (
    <div className="mt-6">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 className="font-sans text-13 font-normal tracking-normal text-paper-faint">
          Or begin with one of these
        </h2>
        <Link className="text-13 max-tablet:py-2.5" to="/browse-decks">
          Browse Decks
        </Link>
      </div>
      <ul>
        {EXAMPLE_WISHES.map(({ wish, colors }) => (
          <li key={wish}>
            <Link className="example-wish" to={`/builder?wish=${encodeURIComponent(wish)}`}>
              <ColorPips colors={colors} className="w-[54px] flex-none" />
              <span className="min-w-0">{wish}</span>
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
