import sharp from 'sharp';

/** A generated picture file, and what it is for the library. */
export interface MadePicture {
  name: string;
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  widthPx: number;
  heightPx: number;
}

const LARGE = { widthPx: 6000, heightPx: 4000 };
const SMALL = { widthPx: 2700, heightPx: 1800 };
type Size = typeof LARGE;

/** The same numbers in every run. */
function createNoise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Soft colours with a few edges, as a photograph has them: RGB. */
async function paintScene({ widthPx, heightPx }: Size): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#1d3f7a"/>
    <stop offset="0.55" stop-color="#e7a46b"/><stop offset="0.56" stop-color="#3b5a34"/>
    <stop offset="1" stop-color="#10180f"/></linearGradient><radialGradient id="sun">
    <stop offset="0" stop-color="#fff7d8"/><stop offset="1" stop-color="#f3b24a"/></radialGradient></defs>
    <rect width="900" height="600" fill="url(#sky)"/><circle cx="620" cy="200" r="90" fill="url(#sun)"/>
    <path d="M0 360 L180 220 L330 360 L480 260 L640 400 L0 400Z" fill="#56473f"/>
    <path d="M90 600 L150 430 L210 600Z M300 600 L345 470 L390 600Z" fill="#a83232"/>
    <rect x="700" y="420" width="120" height="120" fill="#e9e4da" transform="rotate(12 760 480)"/></svg>`;
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(widthPx, heightPx, { fit: 'fill' })
    .blur(2)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Film grain: fine and of three pixels, stronger in the middle tones, the channels half alike. */
function addGrain(rgb: Buffer, { widthPx, heightPx }: Size, strength: number): void {
  const noise = createNoise(7);
  const coarseWidth = Math.ceil(widthPx / 3);
  const coarse = Float32Array.from(
    { length: coarseWidth * Math.ceil(heightPx / 3) },
    () => noise() + noise() - 1,
  );
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const row = Math.floor(y / 3) * coarseWidth;
    for (let x = 0; x < widthPx; x += 1, at += 3) {
      const common = (coarse[row + Math.floor(x / 3)]! + noise() + noise() - 1) * strength;
      for (let k = 0; k < 3; k += 1) {
        const value = rgb[at + k]! + common + (noise() + noise() - 1) * strength;
        rgb[at + k] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
  }
}

async function photo(name: string, size: Size, grain: number): Promise<MadePicture> {
  const rgb = await paintScene(size);
  if (grain > 0) addGrain(rgb, size, grain);
  const raw = { width: size.widthPx, height: size.heightPx, channels: 3 as const };
  const bytes = await sharp(rgb, { raw }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  return { name: `${name}.jpg`, bytes, type: 'image/jpeg', ...size };
}

/** The grainy photograph fading out towards a round edge; with `grain` 0 a clean one. */
async function cutOut(name: string, size: Size, grain: number): Promise<MadePicture> {
  const rgb = await paintScene(size);
  if (grain > 0) addGrain(rgb, size, grain);
  const { widthPx, heightPx } = size;
  const rgba = Buffer.alloc(widthPx * heightPx * 4);
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const v = (y + 0.5) / heightPx - 0.5;
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const u = (x + 0.5) / widthPx - 0.5;
      const cover = Math.min(1, Math.max(0, (0.48 - Math.hypot(u, v)) * 12));
      rgba[at * 4] = rgb[at * 3]!;
      rgba[at * 4 + 1] = rgb[at * 3 + 1]!;
      rgba[at * 4 + 2] = rgb[at * 3 + 2]!;
      rgba[at * 4 + 3] = Math.round(cover * 255);
    }
  }
  return pngOf(name, rgba, size, 4);
}

async function pngOf(
  name: string,
  pixels: Buffer,
  size: Size,
  channels: 1 | 2 | 3 | 4,
): Promise<MadePicture> {
  const raw = { width: size.widthPx, height: size.heightPx, channels };
  const bytes = await sharp(pixels, { raw })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();
  return { name: `${name}.png`, bytes, type: 'image/png', ...size };
}

type Dot = (x: number, y: number) => boolean;

/** Lightness of what is screened, 0..1: a ramp with a disc, most of it lighter than the middle. */
function tone(x: number, y: number, { widthPx, heightPx }: Size): number {
  const u = x / widthPx;
  const v = y / heightPx;
  return Math.hypot(u - 0.5, (v - 0.5) * 0.7) < 0.25 ? 0.92 - 0.3 * v : 0.25 + 0.7 * u;
}

/** A round dot screen at 45° with this many pixels from dot to dot. */
const screen = (size: Size, period: number): Dot => {
  const step = (Math.SQRT2 * Math.PI) / period;
  return (x, y) => (Math.cos((x + y) * step) + Math.cos((x - y) * step)) / 4 + 0.5 < tone(x, y, size);
};

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16);
const bayer =
  (size: Size): Dot =>
  (x, y) =>
    BAYER[(y & 3) * 4 + (x & 3)]! < tone(x, y, size);

/** Floyd–Steinberg; to be asked row by row. */
function diffused(size: Size): Dot {
  let row = -1;
  let next = new Float32Array(size.widthPx + 2);
  let now = next;
  return (x, y) => {
    if (y !== row) [now, next, row] = [next, new Float32Array(size.widthPx + 2), y];
    const wanted = tone(x, y, size) + now[x + 1]!;
    const isLight = wanted >= 0.5;
    const error = wanted - (isLight ? 1 : 0);
    now[x + 2]! += (error * 7) / 16;
    next[x]! += (error * 3) / 16;
    next[x + 1]! += (error * 5) / 16;
    next[x + 2]! += error / 16;
    return isLight;
  };
}

/** Black and white in a PNG of one bit. */
async function oneBit(name: string, size: Size, isLight: Dot): Promise<MadePicture> {
  const { widthPx, heightPx } = size;
  const grey = Buffer.alloc(widthPx * heightPx);
  for (let y = 0, at = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, at += 1) grey[at] = isLight(x, y) ? 255 : 0;
  const raw = { width: widthPx, height: heightPx, channels: 1 as const };
  const bytes = await sharp(grey, { raw }).png({ palette: true, colours: 2, dither: 0 }).toBuffer();
  return { name: `${name}.png`, bytes, type: 'image/png', ...size };
}

/** Ink dots of one colour on nothing. */
function clearDots(name: string, size: Size, isInk: Dot): Promise<MadePicture> {
  const { widthPx, heightPx } = size;
  const rgba = Buffer.alloc(widthPx * heightPx * 4);
  for (let y = 0, at = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, at += 4) if (isInk(x, y)) rgba.set([200, 40, 60, 255], at);
  return pngOf(name, rgba, size, 4);
}

async function deepPhoto(): Promise<MadePicture> {
  const rgb = await paintScene(SMALL);
  addGrain(rgb, SMALL, 30);
  const raw = { width: SMALL.widthPx, height: SMALL.heightPx, channels: 3 as const };
  const bytes = await sharp(rgb, { raw }).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
  return { name: 'deep.png', bytes, type: 'image/png', ...SMALL };
}

async function greyPhoto(): Promise<MadePicture> {
  const rgb = await paintScene(LARGE);
  addGrain(rgb, LARGE, 30);
  const raw = { width: LARGE.widthPx, height: LARGE.heightPx, channels: 3 as const };
  const bytes = await sharp(rgb, { raw }).toColourspace('b-w').jpeg({ quality: 92 }).toBuffer();
  return { name: 'grey.jpg', bytes, type: 'image/jpeg', ...LARGE };
}

async function pressPhoto(): Promise<MadePicture> {
  const rgb = await paintScene(LARGE);
  addGrain(rgb, LARGE, 30);
  const raw = { width: LARGE.widthPx, height: LARGE.heightPx, channels: 3 as const };
  const bytes = await sharp(rgb, { raw })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'press.jpg', bytes, type: 'image/jpeg', ...LARGE };
}

const checker: Dot = (x, y) => ((x + y) & 1) === 1;
/** Thin dark lines on white, upright and slanting. */
const hairlines: Dot = (x, y) => x % 9 > 0 && (x + 2 * y) % 31 > 1;

/** Every colour next to every other. */
async function noise(): Promise<MadePicture> {
  const next = createNoise(11);
  const rgb = Buffer.alloc(SMALL.widthPx * SMALL.heightPx * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = next() * 256;
  return pngOf('noise', rgb, SMALL, 3);
}

/** Coloured lines and flat fields with hard edges on nothing. */
async function lineArt(): Promise<MadePicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><g fill="none" stroke-width="2">
    ${Array.from({ length: 24 }, (_, i) => `<circle cx="450" cy="300" r="${12 * i + 6}" stroke="hsl(${i * 37} 80% 45%)"/>`).join('')}
    <path d="M20 20 L880 580 M20 580 L880 20" stroke="#102030" stroke-width="0.6"/></g>
    <rect x="40" y="60" width="180" height="120" fill="#ffcc22"/><circle cx="770" cy="470" r="80" fill="#2266cc"/></svg>`;
  const bytes = await sharp(Buffer.from(svg), { density: 72 })
    .resize(SMALL.widthPx, SMALL.heightPx, { fit: 'fill' })
    .png()
    .toBuffer();
  return { name: 'line-art.png', bytes, type: 'image/png', ...SMALL };
}

const MAKERS = {
  noise,
  'line art': lineArt,
  'small screen': () => oneBit('small-screen', SMALL, screen(SMALL, 6)),
  'soft edges': () => cutOut('soft-edges', SMALL, 30),
  photo: () => photo('photo', LARGE, 0),
  grainy: () => photo('grainy', LARGE, 45),
  'grainy small': () => photo('grainy-small', SMALL, 45),
  'cut out': () => cutOut('cut-out', LARGE, 0),
  'grainy cut out': () => cutOut('grainy-cut-out', LARGE, 45),
  'screen 12 px': () => oneBit('screen-12', LARGE, screen(LARGE, 12)),
  'screen 6 px': () => oneBit('screen-6', LARGE, screen(LARGE, 6)),
  bayer: () => oneBit('bayer', LARGE, bayer(LARGE)),
  diffused: () => oneBit('diffused', LARGE, diffused(LARGE)),
  'bayer small': () => oneBit('bayer-small', SMALL, bayer(SMALL)),
  checker: () => oneBit('checker', SMALL, checker),
  'large checker': () => oneBit('large-checker', LARGE, checker),
  hairlines: () => oneBit('hairlines', LARGE, hairlines),
  'clear dots': () => clearDots('clear-dots', LARGE, bayer(LARGE)),
  deep: deepPhoto,
  grey: greyPhoto,
  press: pressPhoto,
} satisfies Record<string, () => Promise<MadePicture>>;

/** A picture the stage is measured with. */
export type Material = keyof typeof MAKERS;

export const makeMaterial = (name: Material): Promise<MadePicture> => MAKERS[name]();
