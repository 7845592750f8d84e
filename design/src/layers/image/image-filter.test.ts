import { describe, expect, it } from 'vitest';
import { buildImageLayer } from '../../testing/build-layers.ts';
import { FILTER_PRESETS, presetOf } from './filter-presets.ts';
import { changeFilter, filterKey, type ImageFilter } from './image-filter.ts';
import { imageLayer } from './image-layer.ts';
import type { ImageMask } from './image-mask.ts';

const tint = { colour: '#2f5d8a', amount: 100 };

describe('filterKey', () => {
  it.each<[string, ImageFilter | null | undefined, ImageFilter | null]>([
    ['none and one that does nothing', undefined, { brightness: 0, invert: false, tint: null }],
    ['fields in another order', { contrast: 5, warmth: -3 }, { warmth: -3, contrast: 5 }],
    ['a colour in small letters', { tint }, { tint: { ...tint, colour: '#2F5D8A' } }],
  ])('is equal for %s', (_, filter, other) => {
    expect(filterKey(filter)).toBe(filterKey(other));
  });

  it('differs with every field', () => {
    const filters: ImageFilter[] = [
      {},
      { invert: true },
      { brightness: 1 },
      { contrast: 1 },
      { saturation: 1 },
      { hueDeg: 1 },
      { warmth: 1 },
      { sepia: 1 },
      { tint },
      { tint: { ...tint, amount: 99 } },
      { tint: { ...tint, colour: '#000000' } },
    ];
    expect(new Set(filters.map(filterKey)).size).toBe(filters.length);
  });
});

describe('changeFilter', () => {
  it('keeps no field that changes nothing, and nothing at all at the end', () => {
    expect(changeFilter(null, { contrast: 20 })).toEqual({ contrast: 20 });
    expect(changeFilter({ contrast: 20, sepia: 5 }, { contrast: 0 })).toEqual({ sepia: 5 });
    expect(changeFilter({ sepia: 5 }, { sepia: 0 })).toBeNull();
    expect(changeFilter({ tint }, { tint: null })).toBeNull();
  });
});

describe('presetOf', () => {
  it.each(Object.entries(FILTER_PRESETS))('knows %s', (name, filter) => {
    expect(presetOf(filter)).toBe(name);
  });

  it('knows one colour whichever it is, and no settings of one’s own', () => {
    expect(presetOf({ ...FILTER_PRESETS.tint, tint: { colour: '#00FF00', amount: 100 } })).toBe('tint');
    expect(presetOf({ ...FILTER_PRESETS.tint, tint: { colour: '#00FF00', amount: 99 } })).toBeNull();
    expect(presetOf({ contrast: 13 })).toBeNull();
    expect(presetOf(undefined)).toBe('original');
  });
});

describe('the layer’s schema', () => {
  it.each<[string, { filter?: object; mask?: object }, string]>([
    ['too bright', { filter: { brightness: 101 } }, 'filter.brightness'],
    ['too little contrast', { filter: { contrast: -101 } }, 'filter.contrast'],
    ['negative sepia', { filter: { sepia: -1 } }, 'filter.sepia'],
    ['more than a turn of hue', { filter: { hueDeg: 181 } }, 'filter.hueDeg'],
    ['no number', { filter: { warmth: '5' } }, 'filter.warmth'],
    ['a colour by its name', { filter: { tint: { colour: 'red', amount: 5 } } }, 'filter.tint.colour'],
    ['too strong a colour', { filter: { tint: { colour: '#FF0000', amount: 101 } } }, 'filter.tint.amount'],
    ['an unknown shape', { mask: { shape: 'line' } }, 'mask.shape'],
    ['a negative radius', { mask: { shape: 'rect', cornerRadiusMm: -1 } }, 'mask.cornerRadiusMm'],
    ['half a point', { mask: { shape: 'star', points: 5.5 } }, 'mask.points'],
  ])('refuses %s and names the field', (_, changes, path) => {
    const checked = imageLayer.safeParse({ ...buildImageLayer(), ...changes });
    expect(checked.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('leaves a layer of before as it is, and keeps what is set', () => {
    const before = buildImageLayer();
    expect(imageLayer.parse(before)).toStrictEqual(before);
    const mask: ImageMask = { shape: 'star', points: 7 };
    const set = buildImageLayer({ mask, filter: { sepia: 40, tint } });
    expect(imageLayer.parse(set)).toEqual(set);
  });
});
