/** A digit counts as a page this long after G. */
const GO_MS = 1500;

/** Remembers when G was pressed, the first key of shortcuts such as G 3. Times are those of the events. */
export function createGoShortcut() {
  let pressedAt = Number.NEGATIVE_INFINITY;
  return {
    press: (at: number) => {
      pressedAt = at;
    },
    isGoing: (at: number) => at - pressedAt < GO_MS,
  };
}
