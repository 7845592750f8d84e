import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Random } from '../truth/random.ts';
import { makeRgb, type Picture, type Rgb, textOf } from './pictures.ts';

export const SWAP_KINDS = ['flat', 'clear ground', 'soft', 'grain', 'lit', 'JPEG 95'] as const;
export type SwapKind = (typeof SWAP_KINDS)[number];

/** A drawing in some colours, and the same drawing with other ones in their place. */
export interface KnownSwap {
  before: Picture;
  after: Picture;
  /** The drawing of `after` before light, grain or compression. */
  drawn: Picture;
  swaps: { from: Rgb; to: Rgb }[];
}

/** Colours of one drawing differ by more than the tolerance, in any channel. */
const APART = 70;

export async function makeKnownSwap(random: Random, kind: SwapKind): Promise<KnownSwap> {
  const [width, height] = [random.whole(240, 420), random.whole(240, 420)];
  const colours: Rgb[] = [];
  while (colours.length < random.whole(3, 7)) {
    const next = makeRgb(random);
    if (colours.every((one) => Math.hypot(...one.map((value, at) => value - next[at]!)) > APART))
      colours.push(next);
  }
  const count = random.whole(1, Math.min(3, colours.length - 1));
  const swaps = colours.slice(0, count).map((from) => ({ from, to: makeRgb(random) }));
  const shapes = makeShapes(random, colours.length, width, height);
  const isClear = kind === 'clear ground';
  const draw = (palette: readonly Rgb[]) => drawn(shapes, palette, width, height, isClear);
  const others = colours.map((colour, at) => swaps[at]?.to ?? colour);
  const change = makeChange(random, kind, width, height);
  const wanted = draw(others);
  return { before: await change(draw(colours)), after: await change(wanted), drawn: wanted, swaps };
}

type Shape = (context: SKRSContext2D, palette: readonly Rgb[]) => void;

/** The first fills the ground; each colour is used, in areas, in lines and in letters. */
function makeShapes(random: Random, colours: number, width: number, height: number): Shape[] {
  const place = () => [random.between(0, width), random.between(0, height)] as const;
  return Array.from({ length: colours + random.whole(4, 14) }, (_, n): Shape => {
    const colour = n < colours ? n : random.whole(0, colours - 1);
    const [x, y] = place();
    const [a, b] = [random.between(15, 110), random.between(10, 80)];
    const [turn, line] = [random.between(0, 3), random.between(2, 14)];
    const end = place();
    const way = n === 0 ? 'fill' : random.pick(['oval', 'box', 'line', 'letter'] as const);
    const letter = random.pick(['A', 'K', 'S', 'R', '8']);
    return (context, palette) => {
      context.fillStyle = textOf(palette[colour]!);
      context.strokeStyle = context.fillStyle;
      context.lineWidth = line;
      context.beginPath();
      if (way === 'fill') context.rect(width * 0.06, height * 0.06, width * 0.88, height * 0.88);
      else if (way === 'oval') context.ellipse(x, y, a, b, turn, 0, 7);
      else if (way === 'box') context.rect(x + 0.3, y + 0.6, a, b);
      else if (way === 'line') {
        context.moveTo(x, y);
        context.lineTo(...end);
        context.stroke();
        return;
      } else {
        context.font = `${Math.round(a + 20)}px Anton`;
        context.fillText(letter, x, y);
        return;
      }
      context.fill();
    };
  });
}

function drawn(
  shapes: readonly Shape[],
  palette: readonly Rgb[],
  width: number,
  height: number,
  isClear: boolean,
): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!isClear) {
    context.fillStyle = textOf(palette.at(-1)!);
    context.fillRect(0, 0, width, height);
  }
  for (const shape of shapes) shape(context, palette);
  const { data } = context.getImageData(0, 0, width, height);
  return { rgba: new Uint8Array(data), widthPx: width, heightPx: height };
}

/** What happens to both drawings alike: light falls on them, a camera blurs and adds grain, a shop compresses. */
function makeChange(random: Random, kind: SwapKind, width: number, height: number) {
  const grain = Array.from({ length: width * height * 3 }, () => random.whole(-3, 3));
  const sigma = random.between(0.5, 1.4);
  const light = { turn: random.between(0, 6), depth: random.between(0.1, 0.3) };
  return async (picture: Picture): Promise<Picture> => {
    const { rgba } = picture;
    const each = (change: (value: number, index: number, channel: number) => number): Picture => {
      const result = rgba.slice();
      for (let at = 0; at < rgba.length; at += 1)
        if (at % 4 < 3)
          result[at] = Math.max(0, Math.min(255, Math.round(change(rgba[at]!, at >> 2, at % 4))));
      return { ...picture, rgba: result };
    };
    if (kind === 'grain') return each((value, index, channel) => value + grain[index * 3 + channel]!);
    if (kind === 'lit')
      return each((value, index) => {
        const [x, y] = [(index % width) / width - 0.5, Math.floor(index / width) / height - 0.5];
        const share = 1 - light.depth * (0.5 + x * Math.cos(light.turn) + y * Math.sin(light.turn));
        return 255 * ((value / 255) ** 2.2 * share) ** (1 / 2.2);
      });
    const raw = { width, height, channels: 4 as const };
    const image = sharp(Buffer.from(rgba), { raw });
    if (kind === 'soft')
      return { ...picture, rgba: new Uint8Array(await image.blur(sigma).raw().toBuffer()) };
    if (kind !== 'JPEG 95') return picture;
    const jpeg = await image.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    return { ...picture, rgba: new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer()) };
  };
}
