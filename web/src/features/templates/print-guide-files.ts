import { guideSizePx, type PrintGuideWords, printGuideSvg, type TemplateSurface } from '@diy/design/template';
import { withDensity } from '../../shared/images/png-density.ts';

/** The guide as an SVG file in real millimetres. */
export function guideAsSvg(surface: TemplateSurface, sizeId: string, words: PrintGuideWords): Blob {
  return new Blob([printGuideSvg(surface, sizeId, words)], { type: 'image/svg+xml' });
}

/** The guide as a transparent PNG with the print file's pixels and resolution. Rejects when it cannot be drawn. */
export async function guideAsPng(
  surface: TemplateSurface,
  sizeId: string,
  words: PrintGuideWords,
): Promise<Blob> {
  const url = URL.createObjectURL(guideAsSvg(surface, sizeId, words));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { widthPx, heightPx } = guideSizePx(surface, sizeId);
    const canvas = document.createElement('canvas');
    canvas.width = widthPx;
    canvas.height = heightPx;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, widthPx, heightPx);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('the print guide is too large for this browser');
    const bytes = withDensity(new Uint8Array(await blob.arrayBuffer()), surface.resolutionDpi);
    return new Blob([bytes], { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
