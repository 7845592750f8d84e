/** Longer side of a prepared picture (spec §9). */
const PREPARED_EDGE_PX = 800;

/** Width and height with the longer side scaled to `edgePx`, aspect ratio kept, at least 1 px. */
export function fitLongEdge(
  widthPx: number,
  heightPx: number,
  edgePx: number,
): { width: number; height: number } {
  const scale = edgePx / Math.max(widthPx, heightPx);
  return {
    width: Math.max(1, Math.round(widthPx * scale)),
    height: Math.max(1, Math.round(heightPx * scale)),
  };
}

/** A unique file name: random id and extension. */
export function uniqueFileName(extension: string): string {
  return `${crypto.randomUUID().replaceAll('-', '')}.${extension}`;
}

/**
 * Redraws a picture on white with its longer side at 800 px, as JPEG of full quality under a generated unique name
 * (spec §9). For covers and AI sources, never for print originals.
 */
export async function prepareImage(
  picture: CanvasImageSource,
  widthPx: number,
  heightPx: number,
): Promise<File> {
  const { width, height } = fitLongEdge(widthPx, heightPx, PREPARED_EDGE_PX);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 1));
  if (!blob) throw new Error('the canvas gave no picture');
  return new File([blob], uniqueFileName('jpg'), { type: 'image/jpeg' });
}
