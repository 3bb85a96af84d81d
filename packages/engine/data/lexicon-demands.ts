/** What a clause is looked through for that holds a figure or a negation of which nothing was read. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words by which somebody says how many there are to be, or that there is to be nothing else. */
export const DEMANDS: ReadonlySet<string> = words(`
  must should max maximum maximal min minimum minimal limit limited cap capped exactly precisely least most only under over below
  above than within every each total tops
`);

/** Words of clauses that tell what is or was, and ask for nothing. */
export const TOLD_IN_CLAUSE: ReadonlySet<string> = words(`
  he hes his she shes her they theyre them their was were had ive own owns owned bought sold traded got built played plays loved loves ago year years yrs month
  months week weeks day days hour hours minute minutes min mins pm am old game games time times turn turns player players people friend friends kid kids son
  daughter couple couples us sunday saturday friday thursday monday life
  die dies dying win wins winning lose losing care cares mean means dislike afraid scared tired fold folds said say trying went came expected remaining who
`);

/** Words before a figure that speaks of what was named before, or numbers what it stands by. */
export const TOLD_BEFORE_FIGURE: ReadonlySet<string> = words(`
  all those these turn turns number round game opp player seat pod table week day age power bracket level tier in from other
`);

/** How many cards a deck, or a deck with its sideboard, has anyway. */
export const USUAL_SIZES: ReadonlySet<string> = words("15 60 75 99 100 sixty hundred");

/** Words that nobody says of what is to be in the deck. */
export const HOSTILE: ReadonlySet<string> = words(`
  banned ban bans banning forbidden forbid verboten prohibited prohibit prohibits unwelcome unwanted outlawed vetoed veto excluded exclude excluding omit omitted avoid avoided skip skipped
  ditch ditched despise loathe detest hated dislike disliked nix nixed refuse refused allergic tolerate tolerated boring bored unfun annoying overrated overplayed
`);
