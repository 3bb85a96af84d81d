import { Link } from "react-router";
import { buildColorsPath } from "../../lib/cards/build-path.ts";
import { COLOR_NAMES, chartColor } from "../../lib/cards/colors.ts";
import { CardArt } from "../../ui/card-face/card-art.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import type { BrewingOrder } from "./orders.ts";

/** One order: its brewer, its story, and the ways to decks of its color. */
export function OrderPart({ order }: { readonly order: BrewingOrder }) {
  const { color, name, road, brew, rule, story, deck, quarrel, brewer, decks } = order;
  const colorName = COLOR_NAMES[color] ?? color;
  return (
    <section className="order" id={color} aria-labelledby={`order-${color}`}>
      <div className="order-side">
        <div className="order-art" style={{ borderColor: chartColor([color]) }}>
          <CardArt card={{ name, type_line: brewer, colors: [color], color_identity: [color] }} />
        </div>
        <p className="order-rule title" style={{ borderColor: chartColor([color]) }}>
          {rule}
        </p>
      </div>
      <div className="order-text">
        <p className="flex items-center gap-2 text-13 text-paper-dim">
          <ColorPips colors={[color]} />
          {colorName}
        </p>
        <h2 id={`order-${color}`}>{name}</h2>
        <dl>
          <dt>Road</dt>
          <dd>{road}</dd>
          <dt>Brew</dt>
          <dd>{brew}</dd>
        </dl>
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="text-paper-dim">{quarrel}</p>
        <h3>At your table</h3>
        <p>{deck}</p>
        <div className="order-ways">
          <Link className="button" to={buildColorsPath([color])}>
            Build a {colorName.toLowerCase()} deck
          </Link>
          <Link to={`/browse-decks?colors=${color}`}>Community Decks with {colorName.toLowerCase()}</Link>
        </div>
        <ul className="order-ways" aria-label={`Kinds of ${colorName.toLowerCase()} decks`}>
          {decks.map(([label, format, playstyle]) => (
            <li key={label}>
              <Link to={buildColorsPath([color], { format, playstyle })}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
