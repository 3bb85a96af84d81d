import { networksOf } from "./networks.ts";

/** Gives a place back; more than once does no harm. */
export type Leave = () => void;

/** Things of which the visitors of one network have so many at a time. */
export interface Places {
  /** Takes a place for the visitor at an address; undefined when all of a network of theirs are taken. */
  take(address: string): Leave | undefined;
}

/** @param perHousehold Places of one household; wider networks have theirs by the factor of `networksOf`. */
export function createPlaces(perHousehold: number): Places {
  const taken = new Map<string, number>();
  return {
    take(address) {
      const networks = networksOf(address);
      const isFull = networks.some(
        ({ name, factor }) => (taken.get(name) ?? 0) >= Math.floor(perHousehold * factor),
      );
      if (isFull) return undefined;
      for (const { name } of networks) taken.set(name, (taken.get(name) ?? 0) + 1);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        for (const { name } of networks) {
          const left = (taken.get(name) ?? 1) - 1;
          // Networks that nobody is in are forgotten, so that the map is as large as the number of visitors.
          if (left === 0) taken.delete(name);
          else taken.set(name, left);
        }
      };
    },
  };
}
