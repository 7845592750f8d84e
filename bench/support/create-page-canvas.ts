/** A canvas that is not shown, with its 2D context; throws where the page has none. */
export function createPageCanvas(widthPx: number, heightPx: number) {
  const source = document.createElement('canvas');
  source.width = widthPx;
  source.height = heightPx;
  const target = source.getContext('2d');
  if (!target) throw new Error('no 2d canvas');
  return { source, target };
}
