/** Canvas pixels of the stage per CSS pixel: more than two cannot be distinguished and cost time. */
export function stagePixelRatio(): number {
  return Math.min(window.devicePixelRatio || 1, 2);
}
