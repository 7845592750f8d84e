/** Canvas pixels of the stage per CSS pixel: more than two are not told apart and cost time. */
export function stagePixelRatio(): number {
  return Math.min(window.devicePixelRatio || 1, 2);
}
