import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import { Link, NavLink, useLocation } from "react-router";
import { account, usernameOf } from "../../data/account.ts";
import { openAuthDialog } from "../../lib/auth-dialog.ts";
import { useDetailsMenu } from "../../ui/menu/use-details-menu.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { NAVIGATION } from "./navigation.ts";

/** The bar at the top of every page. On small screens the navigation is behind a button, and a second row is below the bar. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Brand />
        <nav className="site-nav" aria-label="Main">
          <NavigationLinks />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <AccountMenu />
          <SmallMenu />
        </div>
      </div>
      {pathname === "/browse-cards" ? (
        // Where cards are searched there is a box already: the row has what else can be looked through.
        <div className="site-row">
          <Link to="/browse-decks">Browse Decks</Link>
          <Link to="/collection">My Collection</Link>
        </div>
      ) : (
        <Link className="site-row site-search" to="/browse-cards">
          <Search size={16} aria-hidden="true" />
          Search cards
        </Link>
      )}
    </header>
  );
}

function NavigationLinks({ onFollow }: { readonly onFollow?: () => void }) {
  return NAVIGATION.map(({ label, path }) => (
    <NavLink key={path} to={path} prefetch="intent" onClick={onFollow}>
      {label}
    </NavLink>
  ));
}

/** The navigation of small screens. */
function SmallMenu() {
  const username = account.usePart((current) => (current.user === null ? null : usernameOf(current)));
  const { ref, onKeyDown, close } = useDetailsMenu();
  return (
    <details className="site-menu" ref={ref} onKeyDown={onKeyDown}>
      <summary className="button button-ghost button-icon" aria-label="Menu">
        <Menu size={20} aria-hidden="true" />
      </summary>
      <nav aria-label="Menu">
        <NavigationLinks onFollow={close} />
        {username === null ? (
          <button type="button" onClick={() => openAuthDialog("signup")}>
            Sign Up
          </button>
        ) : (
          <Link to="/profile">Welcome {username}</Link>
        )}
      </nav>
    </details>
  );
}
