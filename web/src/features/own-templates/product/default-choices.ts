/** Sizes that clothes usually have. */
export const DEFAULT_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

/** Colours that blanks usually have; their names are in the texts, by code. */
export const DEFAULT_COLOURS = [
  { code: 'WH', hex: '#FFFFFF' },
  { code: 'BK', hex: '#222224' },
  { code: 'GY', hex: '#9A9CA1' },
  { code: 'NV', hex: '#1F2A44' },
  { code: 'BL', hex: '#2F5FA8' },
  { code: 'RD', hex: '#B3202A' },
  { code: 'PK', hex: '#E9A9B6' },
  { code: 'GN', hex: '#2E5E46' },
  { code: 'YL', hex: '#F2C23E' },
  { code: 'SD', hex: '#D9CBB3' },
  { code: 'BR', hex: '#5B4032' },
  { code: 'PU', hex: '#5A4378' },
] as const;

/** Sides that products usually have, in the order in which they are added; their names are in the texts. */
export const DEFAULT_SIDES = ['front', 'back', 'left', 'right'] as const;
