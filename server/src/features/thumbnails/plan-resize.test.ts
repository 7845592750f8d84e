import { describe, expect, it } from 'vitest';
import { parseImageMogr } from './parse-image-mogr.ts';
import { parseImageView } from './parse-image-view.ts';
import { parseOssProcess } from './parse-oss-process.ts';
import type { PictureRequest } from './picture-request.ts';
import { planResize } from './plan-resize.ts';

/** `800x400` or, when cropped or padded, `800x400→500x400`; `same` when nothing changes. */
function plan(request: PictureRequest, picture: string): string {
  const [width = 0, height = 0] = picture.split('x').map(Number);
  const found = request.resize && planResize(request.resize, { width, height });
  if (!found) return 'same';
  const text = (size: { width: number; height: number }) => `${size.width}x${size.height}`;
  return text(found.scaled) === text(found.result)
    ? text(found.result)
    : `${text(found.scaled)}→${text(found.result)}`;
}

describe('imageView2', () => {
  it.each([
    // 0: longer side at most w, shorter at most h
    ['0/w/400/h/300', '1000x500', '400x200'],
    ['0/w/400/h/300', '500x1000', '200x400'],
    ['0/w/400', '500x1000', '200x400'],
    ['0/h/100', '500x1000', '100x200'],
    // 1: covered, then cropped; one side alone = square (the 1000×500 example of the documentation)
    ['1/w/500/h/400', '1000x500', '800x400→500x400'],
    ['1/w/200', '1000x500', '400x200→200x200'],
    ['1/h/200', '500x1000', '200x400→200x200'],
    // never enlarged: Qiniu returns 256×256 to this
    ['1/w/1080/h/640', '256x256', 'same'],
    ['1/w/500/h/200', '400x300', '400x300→400x200'],
    // 2: width at most w, height at most h
    ['2/w/500/h/400', '1000x500', '500x250'],
    ['2/w/100', '500x1000', '100x200'],
    ['2/h/100', '500x1000', '50x100'],
    ['2/w/2000', '1000x500', 'same'],
    // 3: covered, not cropped
    ['3/w/500/h/400', '1000x500', '800x400'],
    ['3/w/200', '1000x500', '400x200'],
    // 4 and 5: the same by longer and shorter side
    ['4/w/400/h/300', '500x1000', '300x600'],
    ['4/w/400', '500x1000', '400x800'],
    ['5/w/400/h/300', '500x1000', '300x600→300x400'],
    ['5/w/400/h/300', '1000x500', '600x300→400x300'],
    // exactly inside the box, whatever is asked
    ['2/w/101', '1000x1000', '101x101'],
    ['2/w/50', '1000x500', '50x25'],
    ['2/w/9999', '5000x2500', '4096x2048'],
    ['2/format/png', '1000x500', 'same'],
    ['2/w/16', '2000x20', '16x1'],
  ])('%s of %s', (ops, picture, expected) => {
    expect(plan(parseImageView(`imageView2/${ops}`), picture)).toBe(expected);
  });
});

describe('imageMogr2', () => {
  it.each([
    ['300x', '1000x500', '300x150'],
    ['x100', '1000x500', '200x100'],
    ['300x300', '1000x500', '300x150'],
    ['!300x300r', '1000x500', '600x300'],
    ['300x300!', '1000x500', '300x300'],
    ['300x300>', '100x50', 'same'],
    ['300x300', '100x50', '300x150'],
    ['!50p', '1000x500', '500x250'],
    ['9999x', '100x50', '4096x2048'],
  ])('%s of %s', (geometry, picture, expected) => {
    expect(plan(parseImageMogr(`imageMogr2/auto-orient/thumbnail/${geometry}/strip`), picture)).toBe(
      expected,
    );
  });
});

describe('x-oss-process', () => {
  it.each([
    ['l_100', '1000x500', '100x50'],
    ['l_100', '500x1000', '50x100'],
    ['s_100', '500x1000', '100x200'],
    ['w_100', '1000x500', '100x50'],
    ['h_100', '1000x500', '200x100'],
    ['w_100,h_100', '1000x500', '100x50'],
    ['m_lfit,w_100,h_100', '1000x500', '100x50'],
    ['m_mfit,w_100,h_100', '1000x500', '200x100'],
    ['m_mfit,h_100', '1000x500', '200x100'],
    ['m_fill,w_100,h_100', '1000x500', '200x100→100x100'],
    ['m_fill,w_100', '1000x500', '200x100→100x100'],
    ['m_pad,w_100,h_100', '1000x500', '100x50→100x100'],
    ['m_fixed,w_100,h_100', '1000x500', '100x100'],
    ['m_pad,w_100,h_50', '1000x1000', '50x50→100x50'],
    ['m_fixed,h_100', '200x100', '100x100'],
    ['m_fixed,h_30', '200x100', '30x30'],
    ['p_33', '1000x500', '330x165'],
    ['p_50', '1000x500', '500x250'],
    ['p_200', '1000x500', '2000x1000'],
    // width and height win over edges, edges over a share
    ['w_100,l_800,p_50', '1000x500', '100x50'],
    ['l_100,p_50', '1000x500', '100x50'],
    // larger than the picture: as it is, unless limit_0
    ['w_2000', '1000x500', 'same'],
    ['w_2000,limit_0', '1000x500', '2000x1000'],
    ['m_fill,w_600,h_600', '1000x500', 'same'],
    ['m_fill,w_600,h_600,limit_0', '1000x500', '1200x600→600x600'],
    ['m_fixed,w_100,h_600', '1000x500', 'same'],
    ['m_fixed,w_100,h_600,limit_0', '1000x500', '100x600'],
    ['m_pad,w_2000,h_2000', '1000x500', 'same'],
    ['m_pad,w_2000,h_2000,limit_0', '1000x500', '2000x1000→2000x2000'],
    ['m_mfit,w_4096,limit_0', '100x2000', '205x4096'],
    ['w_16384,limit_0', '1000x500', '4096x2048'],
  ])('%s of %s', (ops, picture, expected) => {
    expect(plan(parseOssProcess(`image/resize,${ops}`), picture)).toBe(expected);
  });
});
