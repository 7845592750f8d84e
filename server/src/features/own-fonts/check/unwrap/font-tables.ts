/** The four formats of files that are accepted; `otf` has PostScript outlines. */
export type FontFormat = 'ttf' | 'otf' | 'woff' | 'woff2';

/** The tables of a font, by tag, unpacked. */
export interface FontTables {
  format: FontFormat;
  tables: Map<string, Uint8Array>;
}

/** What stands at the start of a font without a wrapper. */
export const SFNT_VERSIONS: Readonly<Record<string, 'ttf' | 'otf'>> = {
  '\0\x01\0\0': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
};
