import sharp, { type Sharp } from 'sharp';

/** Facts of a PNG print file, read from its chunks and pixels by other means than made it. */
export interface PrintFileFacts {
  widthPx: number;
  heightPx: number;
  /** 6 = RGBA. */
  colourType: number;
  bitDepth: number;
  /** Pixels per metre, both directions. */
  density: [number, number];
  /** Name of the embedded colour profile's description. */
  profile: string;
  hasTransparentPixels: boolean;
  hasOpaquePixels: boolean;
}

export async function readPrintFile(png: Buffer): Promise<PrintFileFacts> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (!chunks.has(name)) chunks.set(name, png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get('IHDR')!;
  const density = chunks.get('pHYs')!;
  const { icc } = await sharp(png).metadata();
  const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer();
  return {
    widthPx: header.readUInt32BE(0),
    heightPx: header.readUInt32BE(4),
    bitDepth: header[8]!,
    colourType: header[9]!,
    density: [density.readUInt32BE(0), density.readUInt32BE(4)],
    // Names in a profile are UTF-16; without the zero bytes they read as they are.
    profile: icc ? icc.toString('latin1').replaceAll('\0', '') : '',
    hasTransparentPixels: alpha.includes(0),
    hasOpaquePixels: alpha.includes(255),
  };
}

/**
 * How far the print lies from what the stage showed, of 255: both over white, the print reduced to the stage's size.
 * `mean` over all pixels, `worstTile` the worst mean of an 8 × 8 tile.
 */
export async function compareWithStage(
  png: Buffer,
  stage: { rgba: Buffer; widthPx: number; heightPx: number },
): Promise<{ mean: number; worstTile: number }> {
  const { widthPx, heightPx } = stage;
  const white = { r: 255, g: 255, b: 255 };
  const over = (image: Sharp) => image.flatten({ background: white }).raw().toBuffer();
  // As a separate file first: sharp would otherwise flatten before it reduces, and edges would differ.
  const reduced = await sharp(png)
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  const print = await over(sharp(reduced));
  const shown = await over(sharp(stage.rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } }));
  let total = 0;
  let worstTile = 0;
  for (let top = 0; top < heightPx; top += 8) {
    for (let left = 0; left < widthPx; left += 8) {
      let sum = 0;
      let count = 0;
      for (let y = top; y < Math.min(heightPx, top + 8); y += 1) {
        for (let x = left * 3; x < Math.min(widthPx, left + 8) * 3; x += 1) {
          sum += Math.abs(print[y * widthPx * 3 + x]! - shown[y * widthPx * 3 + x]!);
          count += 1;
        }
      }
      total += sum;
      if (count === 192) worstTile = Math.max(worstTile, sum / count);
    }
  }
  return { mean: total / (widthPx * heightPx * 3), worstTile };
}
