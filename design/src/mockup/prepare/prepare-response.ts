import type { RgbaPicture } from '../../painting/index.ts';
import type { MockupAsset, MockupSurface } from '../../template/index.ts';
import { valueById } from '../../template/value-by-id.ts';
import type { MockupPictures, PreparedResponse } from '../prepared-mockup.ts';
import { srgbToLinear, toSrgbCode } from '../srgb-transfer.ts';
import { expectSize } from './expect-size.ts';
import { createRowReducer } from './reduce-rows.ts';

/**
 * The response of a surface at the prepared size, in steps; undefined for one without. Throws an `Error` naming a picture that is
 * missing or of another size.
 */
export function* prepareResponse(
  asset: MockupAsset,
  { surface, response }: MockupSurface,
  pictures: MockupPictures,
  pixels: Uint32Array,
  size: { widthPx: number; heightPx: number },
): Generator<void, PreparedResponse | undefined, void> {
  if (!response) return undefined;
  const own = valueById(pictures.responses ?? {}, surface);
  const [greys, hasGround] = [response.greys.length, response.ground !== undefined];
  if (own?.greys.length !== greys || hasGround !== (own.ground !== undefined))
    throw new Error(`Mockup ${asset.id}: no picture for the response of ${surface}.`);
  const all = [...own.greys, ...(own.ground ? [own.ground] : [])];
  const colours = new Uint32Array(pixels.length * all.length);
  for (const [index, picture] of all.entries()) {
    yield;
    expectSize(`${surface} ${index}`, picture, asset.widthPx, asset.heightPx);
    const reduced = reduce(picture, size, index < greys);
    for (let i = 0; i < pixels.length; i += 1) {
      const from = (pixels[i] as number) * 3;
      const [red, green, blue] = [reduced[from], reduced[from + 1], reduced[from + 2]] as [
        number,
        number,
        number,
      ];
      colours[i * all.length + index] = red | (green << 8) | (blue << 16);
    }
  }
  return { greys, hasGround, colours };
}

/** Codes of the reduced picture. What is seen is reduced in linear light, as the rest of the mockup; a ground is no light. */
function reduce(
  picture: RgbaPicture,
  size: { widthPx: number; heightPx: number },
  isSeen: boolean,
): Uint8ClampedArray {
  const { rgba, widthPx, heightPx } = picture;
  const reducer = createRowReducer({ widthPx, heightPx }, size, 3);
  const row = new Float32Array(widthPx * 3);
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let o = 0; o < row.length; o += 3, at += 4)
      for (let c = 0; c < 3; c += 1) {
        const code = rgba[at + c] as number;
        row[o + c] = isSeen ? (srgbToLinear[code] as number) : code;
      }
    reducer.push(row);
  }
  return Uint8ClampedArray.from(reducer.out, isSeen ? toSrgbCode : Number);
}
