import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";

/** One more or one less of a card; none left takes it out of the deck. */
export function QuantityStepper({
  name,
  quantity,
  onChange,
}: {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (change: 1 | -1) => void;
}) {
  return (
    <div className="stepper">
      <button type="button" aria-label={`One ${name} less`} onClick={() => onChange(-1)}>
        <Minus size={14} aria-hidden="true" />
      </button>
      <span className="tabular-nums">{quantity}</span>
      <button type="button" aria-label={`One ${name} more`} onClick={() => onChange(1)}>
        <Plus size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
