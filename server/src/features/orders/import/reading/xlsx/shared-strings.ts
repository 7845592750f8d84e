import { decodeCellText, richText } from '../../../../../platform/spreadsheets/cell-strings.ts';
import { tableRefusals } from '../refusals.ts';
import { inflateTableEntry, type Zip, type ZipEntry } from './open-table-zip.ts';
import { plainMarkup } from './plain-markup.ts';
import { StringStore } from './string-store.ts';

const MAX_BYTES = 100 * 1024 * 1024;
/** Longer than any real string: a cell holds 32,767 characters. */
const MAX_STRING_BYTES = 16 * 1024 * 1024;
const CACHED = 8192;

/** The strings of a workbook, found by number. */
export interface SharedStrings {
  get(index: number): string;
}

/**
 * Keeps strings as their bytes and decodes one when a cell asks for it: a million strings cost their letters and four
 * bytes more each, not a JavaScript object each.
 * @throws Refusal when the part is too large or damaged
 */
export async function readSharedStrings(zip: Zip, entry: ZipEntry | undefined): Promise<SharedStrings> {
  if (!entry) return { get: () => '' };
  if (entry.size > MAX_BYTES) throw tableRefusals.bomb();
  const store = new StringStore(entry.size);
  let open: Buffer | null = null;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of plainMarkup(inflateTableEntry(zip, entry))) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    open ??= Buffer.from(openingTag(rest));
    rest = rest.subarray(storeStrings(rest, open, store));
    if (rest.length > MAX_STRING_BYTES) throw tableRefusals.bomb();
  }
  if (open && rest.indexOf(open) === 0) store.add(rest, open.length, rest.length);
  const keys = new Int32Array(CACHED).fill(-1);
  const texts = new Array<string>(CACHED);
  return {
    get(index) {
      if (!Number.isInteger(index) || index < 0) throw tableRefusals.broken();
      const slot = index & (CACHED - 1);
      if (keys[slot] === index) return texts[slot]!;
      const kept = store.get(index);
      if (!kept) throw tableRefusals.broken();
      const text = kept.isXml ? richText(kept.text) : decodeCellText(kept.text);
      keys[slot] = index;
      texts[slot] = text;
      return text;
    },
  };
}

/** How a string begins in this part: `<si`, or with the prefix its root has. */
function openingTag(top: Buffer): string {
  const prefix = /<([\w.-]+:)sst[\s>]/.exec(top.toString('latin1', 0, 4096))?.[1] ?? '';
  return `<${prefix}si`;
}

/** Stores every string whose end is known because the next one begins; returns where the last one begins. */
function storeStrings(bytes: Buffer, open: Buffer, store: StringStore): number {
  let at = findOpening(bytes, open, 0);
  if (at < 0) return Math.max(0, bytes.length - open.length);
  for (;;) {
    const next = findOpening(bytes, open, at + open.length);
    if (next < 0) return at;
    store.add(bytes, at + open.length, next);
    at = next;
  }
}

/** Tags that only begin the same way are skipped; so is one whose next letter has not arrived yet. */
function findOpening(bytes: Buffer, open: Buffer, from: number): number {
  for (let at = bytes.indexOf(open, from); at >= 0; at = bytes.indexOf(open, at + open.length)) {
    const next = bytes[at + open.length];
    if (next === 0x3e || next === 0x20 || next === 0x2f) return at;
  }
  return -1;
}
