/** The member's own deck above the page that lists it: everything in it can be changed, and every change is kept. */
export default function EditDeckDialog(_props: {
  readonly id: number;
  /** What the deck is called in the list that it is opened from. */
  readonly name: string;
  readonly onClose: () => void;
  /** Called each time that a change has been saved. */
  readonly onSaved?: () => void;
}) {
  return null;
}
