import { Link, type MetaFunction } from "react-router";
import { buildColorsPath } from "../../lib/cards/build-path.ts";
import { COLOR_NAMES, chartColor } from "../../lib/cards/colors.ts";
import { describePage } from "../../lib/page/describe-page.ts";
import { CardArt } from "../../ui/card-face/card-art.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import { OrderPart } from "./order-part.tsx";
import { ORDERS } from "./orders.ts";
import { SHARED_KETTLES } from "./shared-kettles.ts";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    title: "Aetheri",
    description:
      "A valley with one spring and five breweries: the five orders of Aetheri, what each of them brews and why, and the decks that come of it.",
    trail: [{ label: "Aetheri" }],
    data: { "@type": "CreativeWork", genre: "Lore" },
  });

/** The lore of the site: the five colors as a place. */
export default function AetheriRoute() {
  return (
    <div className="page-width aetheri">
      <div className="page-head">
        <h1>Aetheri</h1>
        <p className="aetheri-lead">
          A valley with one spring and five breweries. The water is the same for all of them. What it is for
          has divided the valley for as long as anyone has kept count, and only one of the five keeps count.
        </p>
      </div>
      <Valley />
      <div className="aetheri-spring">
        <h2>The Spring</h2>
        <div>
          <p>
            It comes up at the Table, a flat stone in the middle of the valley on which no house may stand.
            What rises there is not quite water. The brewers call it aether, and by itself it does nothing at
            all: leave a cup of it on the sill overnight, and in the morning you have a cup of it on the sill.
          </p>
          <p>
            It becomes something when somebody wants something. Five roads lead away from the Table, an order
            of brewers lives at the end of each, and every one of them began with an answer to the same
            question. Strangers are asked it too, before they are asked their name: what do you want?
          </p>
        </div>
      </div>
      {ORDERS.map((order) => (
        <OrderPart key={order.color} order={order} />
      ))}
      <Kettles />
      <section className="aetheri-end" aria-labelledby="sixth">
        <div>
          <h2 id="sixth">The Sixth Road</h2>
          <p>
            It has no lamps, no order and no house, and it leaves the Table all the same. Those who walk it
            drink the aether as it comes, out of cups of metal that fill themselves. All five orders agree not
            to speak of it. <Link to={buildColorsPath(["C"])}>Build a colorless deck</Link>
          </p>
        </div>
        <div>
          <p className="title text-28">So: what do you want?</p>
          <Link className="button button-primary button-large mt-5" to="/builder">
            Say it in a sentence
          </Link>
        </div>
      </section>
    </div>
  );
}

/** The five roads side by side, each the way to its order's part of the page. */
function Valley() {
  return (
    <nav aria-label="The five orders">
      <ul className="valley">
        {ORDERS.map(({ color, shortName, road }) => (
          <li key={color} style={{ borderColor: chartColor([color]) }}>
            <a href={`#${color}`}>
              <span className="valley-view">
                <CardArt card={{ name: road, type_line: "Land", colors: [color], color_identity: [color] }} />
              </span>
              <span className="valley-name">
                <ColorPips colors={[color]} />
                {shortName}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What two orders brew together, for every two of them. */
function Kettles() {
  return (
    <section className="section" aria-labelledby="kettles">
      <h2 id="kettles">Ten shared kettles</h2>
      <p className="lede mt-2">
        Two orders that would not share a road will share a kettle, as long as neither has to mention it. Ten
        of them stand about the valley, most in other people's barns.
      </p>
      <ul className="kettles">
        {SHARED_KETTLES.map(({ colors, name, text }) => (
          <li key={name}>
            <ColorPips colors={colors} />
            <h3>{name}</h3>
            <p>{text}</p>
            <Link to={buildColorsPath(colors)} aria-label={`Build a deck in ${namesOf(colors)}`}>
              Build
            </Link>
            <Link to={`/browse-decks?colors=${colors.join("")}`} aria-label={`Decks in ${namesOf(colors)}`}>
              Decks
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const namesOf = (colors: readonly string[]) => colors.map((color) => COLOR_NAMES[color]).join(" and ");
