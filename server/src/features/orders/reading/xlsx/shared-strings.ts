import { tableRefusals } from '../refusals.ts';
import { readEntry, type Zip, type ZipEntry } from './open-zip.ts';
import { richText } from './xml-text.ts';

const MAX_BYTES = 100 * 1024 * 1024;
const CACHED = 8192;

/** The strings of a workbook by number. */
export interface SharedStrings {
  get(index: number): string;
}

/**
 * Keeps the part as it is and decodes a string when a cell asks for it: half a million strings cost their bytes and
 * four more each, not a JavaScript object each.
 * @throws Refusal when the part is too large or damaged
 */
export async function readSharedStrings(zip: Zip, entry: ZipEntry | undefined): Promise<SharedStrings> {
  if (!entry) return { get: () => '' };
  const bytes = await readEntry(zip, entry, MAX_BYTES);
  const open = bytes.indexOf('<sst') >= 0 ? '<si' : `<${prefixOf(bytes)}si`;
  const starts = findStarts(bytes, Buffer.from(open));
  const keys = new Int32Array(CACHED).fill(-1);
  const texts = new Array<string>(CACHED);
  return {
    get(index) {
      const from = starts[index];
      if (from === undefined) throw tableRefusals.broken();
      const slot = index & (CACHED - 1);
      if (keys[slot] === index) return texts[slot]!;
      const to = starts[index + 1] ?? bytes.length;
      const text = richText(bytes.toString('utf8', from + open.length, to));
      keys[slot] = index;
      texts[slot] = text;
      return text;
    },
  };
}

function prefixOf(bytes: Buffer): string {
  return /<([\w.-]+:)sst[\s>]/.exec(bytes.toString('latin1', 0, 4096))?.[1] ?? '';
}

/** Where each `<si>` begins; tags that merely begin alike are passed over. */
function findStarts(bytes: Buffer, open: Buffer): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 0;
  for (let at = bytes.indexOf(open); at >= 0; at = bytes.indexOf(open, at + open.length)) {
    const next = bytes[at + open.length];
    if (next !== 0x3e && next !== 0x20 && next !== 0x2f) continue;
    if (count === starts.length) {
      const larger = new Uint32Array(count * 2);
      larger.set(starts);
      starts = larger;
    }
    starts[count++] = at;
  }
  return starts.subarray(0, count);
}
