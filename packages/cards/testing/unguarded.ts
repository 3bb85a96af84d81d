/** Stops no pattern, for tests that bring no hostile ones. */
export function unguarded(): (work: () => void) => boolean {
  return (work) => {
    work();
    return true;
  };
}
