/** A canvas of the page and its context. */
export function createPageCanvas(widthPx: number, heightPx: number) {
  const source = document.createElement('canvas');
  source.width = widthPx;
  source.height = heightPx;
  const target = source.getContext('2d');
  if (!target) throw new Error('no 2d canvas');
  return { source, target };
}
