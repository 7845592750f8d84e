import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The lines of one of Unicode's own test files that hold something. */
export function readCases(name: 'BidiCharacterTest' | 'BidiTest' | 'LineBreakTest'): string[] {
  const packed = readFileSync(new URL(`./${name}.txt.br`, import.meta.url));
  const lines = brotliDecompressSync(packed).toString('utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
