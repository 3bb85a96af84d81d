import { memo } from "react";
import { usePlainLinks } from "../../lib/hooks/use-plain-links.ts";
import { Brand } from "./brand.tsx";

const COLUMNS = [
  {
    label: "Build",
    links: [
      ["AI Generator", "/builder"],
      ["Browse Decks", "/browse-decks"],
      ["Browse Cards", "/browse-cards"],
      ["Formats", "/formats"],
    ],
  },
  {
    label: "Read",
    links: [
      ["Brew Blog", "/brew-blog"],
      ["Aetheri", "/aetheri"],
      ["Playstyles", "/playstyles"],
    ],
  },
  {
    label: "Yours",
    links: [
      ["My Vault", "/vault"],
      ["My Collection", "/collection"],
      ["Store", "/store"],
      ["Privacy", "/privacy"],
      ["Terms", "/terms"],
      ["Refunds", "/refunds"],
    ],
  },
] as const;

/** The footer of every page: the legal notice, the source of the cards, and links. */
export const Footer = memo(function Footer() {
  const onClick = usePlainLinks();
  return (
    <footer className="site-footer">
      <div className="page-width site-footer-grid">
        <div>
          <Brand />
          <p className="mt-2.5 max-w-[58ch] text-pretty">
            Deckwright is unofficial Fan Content permitted under the Fan Content Policy. Not approved or
            endorsed by Wizards of the Coast. Portions of the materials used are property of Wizards of the
            Coast. ©Wizards of the Coast LLC. Card data and images come from{" "}
            <a href="https://scryfall.com" rel="noreferrer">
              Scryfall
            </a>
            , which has no part in this site.
          </p>
        </div>
        {COLUMNS.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well. */}
            <ul className="grid gap-1.5" onClick={onClick}>
              {links.map(([text, path]) => (
                <li key={text}>
                  <a className="site-footer-link" href={path}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
});
