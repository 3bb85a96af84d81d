import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { addAndTell } from "../../data/collection.ts";
import { type FoundPrinting, fetchPrintings } from "../../data/find-printings.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { CardSearch } from "../../ui/field/card-search.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";

/** Most copies that are added at once. */
const MOST = 1_000;

/** Adds a card: its name, which printing, and how many. Stays open for the next one. */
export default function AddDialog({
  onClose,
  onAdded,
}: {
  readonly onClose: () => void;
  readonly onAdded: () => unknown;
}) {
  const id = useId();
  const [name, setName] = useState("");
  const [picked, setPicked] = useState("");
  const [printingId, setPrintingId] = useState("");
  const [copies, setCopies] = useState("1");
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    queryKey: ["printings", picked],
    queryFn: ({ signal }) => fetchPrintings(picked, signal),
    enabled: picked !== "",
  });
  const printings = query.data ?? [];
  const printing = printings.find((each) => each.id === printingId) ?? printings[0];
  const count = Number(copies);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!printing || !isCount) return;
    setAdding(true);
    const isAdded = await addAndTell(printing, count);
    setAdding(false);
    onAdded();
    if (!isAdded) return;
    setName("");
    setPicked("");
    setPrintingId("");
    setCopies("1");
    document.getElementById(id)?.focus();
  }

  return (
    <Dialog title="Add a card" onClose={onClose} size="wide">
      <form className="mt-5 grid gap-4" onSubmit={(event) => void add(event)}>
        <div className="field">
          <label className="label" htmlFor={id}>
            Card
          </label>
          <CardSearch
            id={id}
            value={name}
            onChange={(value) => {
              setName(value);
              setPicked("");
            }}
            onPick={setPicked}
            placeholder="Type a name and choose the card"
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_96px] gap-3">
          <SelectField
            label="Printing"
            value={printing?.id ?? ""}
            onChange={setPrintingId}
            {...(printing ? {} : { empty: placeholderOf(picked, query.isFetching) })}
            choices={printings.map((each) => ({ slug: each.id, name: describe(each) }))}
          />
          <div className="field">
            <label className="label" htmlFor={`${id}-copies`}>
              Copies
            </label>
            <input
              id={`${id}-copies`}
              className="input"
              type="number"
              min={1}
              max={MOST}
              value={copies}
              onChange={(event) => setCopies(event.target.value)}
            />
          </div>
        </div>
        {query.isError && (
          <p className="text-warn" role="alert">
            {query.error.message}{" "}
            <button type="button" className="text-button" onClick={() => void query.refetch()}>
              Try again
            </button>
          </p>
        )}
        {picked !== "" && query.data?.length === 0 && (
          <p className="text-warn" role="alert">
            Could not find details for “{picked}”.
          </p>
        )}
        <div className="flex items-center gap-3">
          <Button kind="primary" type="submit" disabled={!printing || !isCount || isAdding}>
            Add to collection
          </Button>
          {printing && isCount && printing.usd !== null && (
            <span className="text-paper-dim tabular-nums">{formatUsd(printing.usd * count)}</span>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function placeholderOf(picked: string, isFetching: boolean): string {
  if (picked === "") return "Choose a card first";
  return isFetching ? "Looking them up" : "None found";
}

function describe({ set_name, set, collector_number, rarity, usd }: FoundPrinting): string {
  const price = usd === null ? "no price" : formatUsd(usd);
  return `${set_name} (${set.toUpperCase()}) ${collector_number}, ${rarity}, ${price}`;
}
