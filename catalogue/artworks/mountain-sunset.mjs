/** Poster: mountain ridges at sunset, 3600 × 4500 px, JPEG. Every pixel computed; no source picture. */
import sharp from 'sharp';
import { fractal, noise2, seeded } from '../lib/random.mjs';

const WIDTH = 3600;
const HEIGHT = 4500;
const SUN = { x: 0.615, y: 0.475, radius: 0.088 };
/** @type {[number, number[]][]} */
const SKY = [
  [0, [27, 29, 66]],
  [0.16, [58, 44, 98]],
  [0.3, [128, 63, 118]],
  [0.4, [205, 91, 104]],
  [0.49, [243, 142, 92]],
  [0.57, [252, 196, 120]],
  [0.66, [255, 226, 165]],
  [1, [255, 226, 165]],
];
/** From far to near: where the ridge runs (share of the height), how rough, its colour at the crest and at its foot. */
const RIDGES = [
  { y: 0.565, height: 0.115, scale: 3.1, seed: 11, crest: [206, 118, 122], foot: [250, 186, 142] },
  { y: 0.625, height: 0.12, scale: 3.7, seed: 23, crest: [160, 86, 116], foot: [228, 140, 130] },
  { y: 0.69, height: 0.11, scale: 4.3, seed: 37, crest: [112, 66, 108], foot: [186, 104, 124] },
  { y: 0.755, height: 0.1, scale: 4.9, seed: 41, crest: [74, 50, 94], foot: [130, 78, 116] },
  { y: 0.825, height: 0.085, scale: 5.6, seed: 53, crest: [45, 37, 76], foot: [82, 56, 98], trees: 60 },
  { y: 0.905, height: 0.07, scale: 4.2, seed: 67, crest: [22, 22, 50], foot: [30, 27, 58], trees: 150 },
];

const mix = (a, b, t) => a + (b - a) * t;
const smooth = (low, high, v) => {
  const t = Math.min(1, Math.max(0, (v - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

function skyAt(t) {
  const next = SKY.findIndex(([at]) => at > t);
  const [a, from] = SKY[Math.max(0, next - 1)];
  const [b, to] = SKY[next < 0 ? SKY.length - 1 : next];
  const share = b > a ? (t - a) / (b - a) : 0;
  return from.map((v, c) => mix(v, to[c], share));
}

/** Crest height of a ridge per column, in pixels from the top. */
function crestOf({ y, height, scale, seed }) {
  return Float32Array.from({ length: WIDTH }, (_, x) => {
    const u = (x / WIDTH) * scale;
    const peaks = 1 - Math.abs(2 * fractal(u, 0.5, seed, 7) - 1) * 1.6;
    const detail = fractal(u * 14, 2.5, seed + 5, 5) - 0.5;
    return (y - height * (peaks - 0.45) - 0.008 * detail) * HEIGHT;
  });
}

/** Conifers standing on a crest: raises the crest line where a tree stands. */
function plant(crest, tallPx, seed) {
  const random = seeded(seed);
  const ground = Float32Array.from(crest);
  for (let x = -20; x < WIDTH + 20; x += tallPx * (0.1 + 0.35 * random())) {
    const grove = noise2(x / (tallPx * 4), 1, seed);
    if (random() > 0.25 + grove) continue;
    const tall = tallPx * (0.45 + 0.75 * random()) * (0.6 + 0.6 * grove);
    const half = tall * 0.19;
    const foot = ground[Math.min(WIDTH - 1, Math.max(0, Math.round(x)))] + tall * 0.1;
    for (let px = Math.max(0, Math.ceil(x - half)); px <= Math.min(WIDTH - 1, x + half); px += 1) {
      const side = Math.abs(px - x) / half;
      const boughs = 0.1 * Math.abs(((side * 5.5 + random() * 0.3) % 1) - 0.5);
      crest[px] = Math.min(crest[px], foot - tall * (1 - side) ** 1.15 + tall * boughs);
    }
  }
}

function paintSky(pixels) {
  const random = seeded(5);
  const stars = Array.from({ length: 260 }, () => [
    random() * WIDTH,
    random() ** 1.5 * HEIGHT * 0.3,
    1 + 2.2 * random() ** 4,
    random(),
  ]);
  for (let y = 0; y < HEIGHT; y += 1) {
    const band = skyAt(y / HEIGHT);
    for (let x = 0; x < WIDTH; x += 1) {
      const dx = x / WIDTH - SUN.x;
      const dy = (y / HEIGHT - SUN.y) * (HEIGHT / WIDTH);
      const far = Math.hypot(dx, dy);
      const glow =
        0.62 * Math.exp(-((far / 0.3) ** 2)) +
        0.5 * Math.exp(-(((far - SUN.radius) / 0.055) ** 2)) * (far > SUN.radius ? 1 : 0);
      const disk = 1 - smooth(SUN.radius - 0.0012, SUN.radius + 0.0012, far);
      const streak = fractal((x / WIDTH) * 2.4 + 0.6 * noise2(0, y / 90, 3), (y / HEIGHT) * 26, 9, 6);
      const cloud =
        smooth(0.52, 0.75, streak) *
        smooth(0.1, 0.3, y / HEIGHT) *
        (1 - smooth(0.5, 0.62, y / HEIGHT)) *
        0.72;
      const lit = [255, 168, 128].map((v, c) => mix(v, [255, 236, 190][c], Math.exp(-((far / 0.22) ** 2))));
      const at = (y * WIDTH + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        let v = mix(band[c], [255, 214, 150][c], Math.min(0.9, glow));
        v = mix(v, [255, 246, 214][c], disk);
        pixels[at + c] = mix(v, lit[c], cloud * (1 - disk * 0.45));
      }
    }
  }
  for (const [sx, sy, size, bright] of stars) {
    for (let y = Math.max(0, Math.floor(sy - 8)); y < sy + 8; y += 1) {
      for (let x = Math.max(0, Math.floor(sx - 8)); x < Math.min(WIDTH, sx + 8); x += 1) {
        const light =
          Math.exp(-((x - sx) ** 2 + (y - sy) ** 2) / (size * size)) *
          (0.35 + 0.6 * bright) *
          (1 - sy / (HEIGHT * 0.32));
        for (let c = 0; c < 3; c += 1)
          pixels[(y * WIDTH + x) * 3 + c] = mix(pixels[(y * WIDTH + x) * 3 + c], 255, Math.max(0, light));
      }
    }
  }
}

/** Running mean over `reach` pixels to either side. */
function smoothLine(line, reach) {
  const sums = new Float64Array(line.length + 1);
  line.forEach((v, i) => {
    sums[i + 1] = sums[i] + v;
  });
  return Float32Array.from(line, (_, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(line.length, i + reach + 1);
    return (sums[to] - sums[from]) / (to - from);
  });
}

function paintRidge(pixels, ridge, crest) {
  const { crest: top, foot, seed } = ridge;
  const soft = smoothLine(crest, 260); // mist follows the slope, not every tooth of the crest
  for (let x = 0; x < WIDTH; x += 1) {
    const side = Math.exp(-(((x / WIDTH - SUN.x) / 0.34) ** 2));
    for (let y = Math.max(0, Math.floor(crest[x])); y < HEIGHT; y += 1) {
      const cover = Math.min(1, y + 1 - crest[x]);
      const deep = (y - soft[x]) / (HEIGHT * 0.11);
      const mist = smooth(0, 1, deep) * (0.75 + 0.5 * noise2((x / WIDTH) * 4, (y / HEIGHT) * 9, seed + 3));
      const rock =
        (fractal((x + y * 0.35) / 95, (y - x * 0.2) / 70, seed + 8, 5) - 0.5) *
        26 *
        Math.exp(-Math.max(0, deep) * 1.8) *
        (ridge.trees ? 0.3 : 1);
      const rim = 34 * side * Math.exp(-(y - crest[x]) / (HEIGHT * 0.008)) * (ridge.trees ? 0.25 : 1);
      const at = (y * WIDTH + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        const v =
          mix(top[c], foot[c], Math.min(1, mist * (0.7 + 0.4 * side))) + rock + rim * [1, 0.62, 0.42][c];
        pixels[at + c] = mix(pixels[at + c], v, cover);
      }
    }
  }
}

export async function makeMountainSunset(file) {
  const pixels = new Float32Array(WIDTH * HEIGHT * 3);
  paintSky(pixels);
  for (const ridge of RIDGES) {
    const crest = crestOf(ridge);
    if (ridge.trees) plant(crest, ridge.trees * 1.6, ridge.seed);
    paintRidge(pixels, ridge, crest);
  }
  const random = seeded(99);
  const bytes = Buffer.alloc(pixels.length);
  for (let i = 0; i < pixels.length; i += 3) {
    const grain = (random() - 0.5) * 3;
    for (let c = 0; c < 3; c += 1)
      bytes[i + c] = Math.min(255, Math.max(0, Math.round(pixels[i + c] + grain)));
  }
  await sharp(bytes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withMetadata({ density: 300 })
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(file);
}
