/** Which of a team's two decks is looked at. */
export function DeckTabs({
  isSecond,
  onChange,
}: {
  readonly isSecond: boolean;
  readonly onChange: () => void;
}) {
  return (
    <fieldset className="segments mb-3">
      <legend className="sr-only">Deck of the team</legend>
      {(["First deck", "Second deck"] as const).map((label, at) => (
        <label key={label}>
          <input type="radio" name="team-deck" checked={isSecond === (at === 1)} onChange={onChange} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
