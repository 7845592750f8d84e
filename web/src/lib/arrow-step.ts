/** The way of each arrow key in a picture: right and down. */
const STEPS = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** The step of an arrow key, right and down, each -1, 0 or 1; null = no arrow, or one held with Ctrl or ⌘, which is the browser's. */
export function arrowStep(press: Press): readonly [number, number] | null {
  return press.ctrlKey || press.metaKey ? null : (STEPS.get(press.key) ?? null);
}
