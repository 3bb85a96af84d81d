let isDone = false;

/** True in effects of the page that the server rendered, and false in those of every page after it. */
export function isHydrating(): boolean {
  return !isDone;
}

/** Says that the page which the server rendered has come to life. Effects of what is inside of a component run before its own. */
export function endHydration(): void {
  isDone = true;
}
