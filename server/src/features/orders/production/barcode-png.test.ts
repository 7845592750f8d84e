import { code128InOneSet } from '@diy/design/codes';
import { describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { barcodeModules, barcodePng } from './barcode-png.ts';

/** Lengths of what is black and white in turn along the middle of a picture, the white before it first. */
async function runsOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  const runs: number[] = [];
  let [dark, length] = [false, 0];
  for (const grey of data.subarray(middle, middle + info.width)) {
    if (grey < 128 === dark) length++;
    else {
      runs.push(length);
      [dark, length] = [!dark, 1];
    }
  }
  return [...runs, length];
}

describe('a barcode as a picture', () => {
  it.each(['576461413038785752', 'HQHR-000003'])(
    'of %s has its bars, and white enough around',
    async (text) => {
      const own = barcodeModules(text);
      const png = (await barcodePng(text, own + 30))!;
      const [before, ...rest] = await runsOf(png);
      expect(before).toBe(20);
      expect(rest.slice(0, -1)).toEqual(code128InOneSet(text)!.map((width) => width * 2));
      expect(rest.at(-1)).toBe(20 + 60);
    },
  );

  it('is none where Code 128 has no letters', async () => {
    expect(barcodeModules('订单')).toBe(0);
    expect(await barcodePng('订单', 100)).toBeNull();
  });
});
