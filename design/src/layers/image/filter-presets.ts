import { changeFilter, filterKey, type ImageFilter } from './image-filter.ts';

/** Ready-made filters in the order they are offered; `original` is none. */
export const FILTER_PRESETS = {
  original: null,
  mono: { saturation: -100, contrast: 12 },
  vivid: { saturation: 42, contrast: 16, brightness: 4 },
  vintage: { sepia: 45, contrast: -14, saturation: -20, brightness: 8 },
  warm: { warmth: 40, saturation: 8, brightness: 4 },
  cool: { warmth: -42, contrast: 6 },
  faded: { contrast: -34, saturation: -30, brightness: 18 },
  tint: { tint: { colour: '#2F5D8A', amount: 100 }, contrast: 12 },
} as const satisfies Record<string, ImageFilter | null>;
export type FilterPreset = keyof typeof FILTER_PRESETS;

/** The preset a filter is, whatever its single colour; null for settings of one's own. */
export function presetOf(filter: ImageFilter | null | undefined): FilterPreset | null {
  const names = Object.keys(FILTER_PRESETS) as FilterPreset[];
  const wanted = inOneColour(filter);
  return names.find((name) => inOneColour(FILTER_PRESETS[name]) === wanted) ?? null;
}

function inOneColour(filter: ImageFilter | null | undefined): string {
  const tint = filter?.tint;
  return filterKey(tint ? changeFilter(filter, { tint: { ...tint, colour: '#000000' } }) : filter);
}
