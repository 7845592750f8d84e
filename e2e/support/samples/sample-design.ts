import sharp from 'sharp';

/** A photograph-like picture made by code: smooth colours, a hard edge and some noise, so that encoders have work. */
export async function makePhoto(widthPx: number, heightPx: number, seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  let state = seed * 2654435761 + 1;
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const noise = (state >>> 28) - 8;
      const at = (y * widthPx + x) * 3;
      const sun = Math.hypot(x - widthPx * 0.65, y - heightPx * 0.35) < widthPx * 0.12 ? 70 : 0;
      pixels[at] = clamp(60 + (150 * y) / heightPx + sun + noise);
      pixels[at + 1] = clamp(90 + (70 * x) / widthPx + sun + noise);
      pixels[at + 2] = clamp(190 - (120 * y) / heightPx + (seed % 40) + noise);
    }
  }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A motif on transparent ground, as PNG. */
export async function makeMotif(sizePx: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${sizePx}" height="${sizePx}">
    <circle cx="50" cy="50" r="44" fill="#D9442B"/><path d="M50 14 L60 42 L88 42 L65 58 L74 86 L50 69 L26 86 L35 58 L12 42 L40 42 Z" fill="#FFF3D6"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

export interface SampleImage {
  id: string;
  widthPx: number;
  heightPx: number;
}

/** A design document (format 1) with one picture and one line of text on the given surface. */
export function sampleDesign(
  surfaceId: string,
  text: string,
  image: SampleImage | null,
  colourId = 'white',
  sizeId = 'M',
) {
  const common = { rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false };
  const picture = image && {
    ...common,
    id: 'picture',
    name: '照片',
    kind: 'image',
    xMm: 100,
    yMm: 45,
    widthMm: 60,
    heightMm: (60 * image.heightPx) / image.widthPx,
    imageId: image.id,
    sourceWidthPx: image.widthPx,
    sourceHeightPx: image.heightPx,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    flipX: false,
    flipY: false,
  };
  const words = {
    ...common,
    id: 'words',
    name: '文字',
    kind: 'text',
    xMm: 100,
    yMm: 20,
    widthMm: 150,
    heightMm: 20,
    rotationDeg: 5,
    text,
    fontId: 'noto-sans-sc-700',
    fontSizeMm: 9,
    colour: '#B42318',
    stroke: null,
    shadow: null,
    letterSpacingEm: 0,
    lineHeight: 1.2,
    align: 'center',
    verticalAlign: 'middle',
    fit: 'shrink',
  };
  return {
    format: 10,
    print: { bleed: false },
    colourId,
    sizeId,
    surfaces: [{ surfaceId, layers: picture ? [picture, words] : [words] }],
  };
}
