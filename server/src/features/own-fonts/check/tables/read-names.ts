import { byteReader } from '../byte-reader.ts';

/** A name in Chinese and in another language; null = the font has none. */
export interface FontName {
  zh: string | null;
  en: string | null;
}

const CHINESE = new Set([0x0804, 0x0404, 0x0c04, 0x1004, 0x1404]);
const AMERICAN = 0x0409;
const MAX_NAME = 100;
const MAX_RECORDS = 2_000;

/**
 * The names of a font by number, read with care: what cannot be read counts as no name. A `name` table decides nothing that is
 * drawn.
 */
export function readNames(table: Uint8Array | undefined): (nameId: number) => FontName {
  const found = new Map<number, { zh?: string; en?: string; other?: string }>();
  for (const record of table ? readRecords(table) : []) {
    const known = found.get(record.nameId) ?? {};
    found.set(record.nameId, known);
    known[record.language] ??= record.text;
  }
  return (nameId) => {
    const { zh, en, other } = found.get(nameId) ?? {};
    return { zh: zh ?? null, en: en ?? other ?? null };
  };
}

interface NameRecord {
  nameId: number;
  language: 'zh' | 'en' | 'other';
  text: string;
}

function readRecords(table: Uint8Array): NameRecord[] {
  const records: NameRecord[] = [];
  try {
    const name = byteReader(table, 'name');
    const count = Math.min(name.u16(2), MAX_RECORDS);
    const strings = name.u16(4);
    for (let i = 0; i < count; i += 1) {
      const [platform, encoding, languageId, nameId, length, offset] = [0, 2, 4, 6, 8, 10].map((at) =>
        name.u16(6 + 12 * i + at),
      ) as [number, number, number, number, number, number];
      const encoded = encodingOf(platform, encoding);
      if (!encoded || strings + offset + length > name.length) continue;
      const text = tidy(
        new TextDecoder(encoded).decode(swapped(name.slice(strings + offset, length), encoded)),
      );
      if (text !== '') records.push({ nameId, language: languageOf(platform, languageId), text });
    }
  } catch {
    // The records end too early: those before count.
  }
  return records;
}

function encodingOf(platform: number, encoding: number): string | null {
  if (platform === 0) return 'utf-16le';
  if (platform === 1) return encoding === 0 ? 'macintosh' : null;
  if (platform !== 3) return null;
  return { 0: 'utf-16le', 1: 'utf-16le', 3: 'gbk', 4: 'big5', 10: 'utf-16le' }[encoding] ?? null;
}

/** Node reads UTF-16 with the lower byte first. */
function swapped(bytes: Uint8Array, encoding: string): Uint8Array {
  if (encoding !== 'utf-16le') return bytes;
  return Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();
}

function languageOf(platform: number, languageId: number): NameRecord['language'] {
  if (platform === 3 && CHINESE.has(languageId)) return 'zh';
  return (platform === 3 ? languageId === AMERICAN : languageId === 0) ? 'en' : 'other';
}

/** On one line, without signs that control or hide text. */
function tidy(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}�]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim();
}
