/** What every new layer starts with. */
export const LAYER_DEFAULTS = {
  rotationDeg: 0,
  opacity: 1,
  blend: 'normal',
  locked: false,
  hidden: false,
} as const;
