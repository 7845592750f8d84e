import { FontRefusal } from '../font-refusal.ts';
import { type FontTables, SFNT_VERSIONS } from './font-tables.ts';
import { readSfnt } from './read-sfnt.ts';
import { unwrapWoff } from './unwrap-woff.ts';
import { unwrapWoff2 } from './woff2/unwrap-woff2.ts';

/** Reads the tables of a TTF, OTF, WOFF or WOFF2. Throws FontRefusal. */
export function unwrapFont(bytes: Uint8Array): FontTables {
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  if (signature === 'ttcf') throw new FontRefusal('collection');
  if (signature === 'wOFF') return unwrapWoff(bytes);
  if (signature === 'wOF2') return unwrapWoff2(bytes);
  const format = SFNT_VERSIONS[signature];
  if (!format) throw new FontRefusal('not-a-font');
  return { format, tables: readSfnt(bytes) };
}
