import { describe, expect, it } from 'vitest';
import { lengthPx, sizeOfRoot, viewBoxSize } from './svg-size.ts';

describe('lengthPx', () => {
  it.each<[string | undefined, number | null]>([
    ['96', 96],
    ['96px', 96],
    ['1in', 96],
    ['2.54cm', 96],
    ['25.4 mm', 96],
    ['25.4MM', 96],
    ['101.6q', 96],
    ['72pt', 96],
    ['6pc', 96],
    ['6em', 96],
    ['12ex', 96],
    ['1e2', 100],
    ['.5in', 48],
    ['+4', 4],
    ['100%', null],
    ['auto', null],
    ['0', null],
    ['-5mm', null],
    ['5 furlongs', null],
    ['1e999', null],
    ['', null],
    [undefined, null],
  ])('%s', (text, px) => {
    if (px === null) expect(lengthPx(text)).toBeNull();
    else expect(lengthPx(text)).toBeCloseTo(px, 9);
  });
});

describe('viewBoxSize', () => {
  it.each<[string | undefined, [number, number] | null]>([
    ['0 0 20 10', [20, 10]],
    ['0,0,20,10', [20, 10]],
    [' -5 , -5  20\n10 ', [20, 10]],
    ['0 0 0 10', null],
    ['0 0 20 -1', null],
    ['0 0 20', null],
    ['a b c d', null],
    [undefined, null],
  ])('%s', (text, sides) =>
    expect(viewBoxSize(text)).toEqual(sides && { width: sides[0], height: sides[1] }),
  );
});

describe('sizeOfRoot', () => {
  it.each<[string, Parameters<typeof sizeOfRoot>[0], [number, number] | null]>([
    ['A4 of Inkscape', { width: '210mm', height: '297mm', viewBox: '0 0 210 297' }, [793.701, 1122.52]],
    ['both sides', { width: '40', height: '30', viewBox: '0 0 1 1' }, [40, 30]],
    ['width alone', { width: '40', viewBox: '0 0 20 10' }, [40, 20]],
    ['height alone', { height: '1in', viewBox: '0 0 20 10' }, [192, 96]],
    ['percent', { width: '100%', height: '100%', viewBox: '0 0 20 10' }, [20, 10]],
    ['viewBox alone', { viewBox: '0 0 20 10' }, [20, 10]],
    ['percent without viewBox', { width: '100%', height: '100%' }, null],
    ['nothing', {}, null],
  ])('%s', (_what, root, sides) => {
    const size = sizeOfRoot(root);
    if (sides === null) expect(size).toBeNull();
    else {
      expect(size!.width).toBeCloseTo(sides[0], 2);
      expect(size!.height).toBeCloseTo(sides[1], 2);
    }
  });
});
