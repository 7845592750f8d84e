import { tableRefusals } from '../refusals.ts';

/** No comment and no text of a cell is longer. */
const MAX_HELD = 16 * 1024 * 1024;
const MARK = Buffer.from('<!');
const COMMENT = { open: Buffer.from('<!--'), close: Buffer.from('-->') };
const LITERAL = { open: Buffer.from('<![CDATA['), close: Buffer.from(']]>') };

/**
 * A part without comments, and with literal sections as plain text: tags inside of both are none, and what reads cells goes by tags. Nearly
 * every part has neither, and passes as it is.
 * @throws Refusal when one of them does not end
 */
export async function* plainMarkup(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes: Buffer = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const { plain, used } = readPlain(bytes);
    yield* plain;
    held = bytes.subarray(used);
    if (held.length > MAX_HELD) throw tableRefusals.bomb();
  }
  if ([COMMENT, LITERAL].some(({ open }) => held.length >= open.length && isAt(held, 0, open)))
    throw tableRefusals.broken();
  if (held.length > 0) yield held;
}

/** What is certain of these bytes, and how many of them were used for it. */
function readPlain(bytes: Buffer): { plain: Buffer[]; used: number } {
  const plain: Buffer[] = [];
  let used = 0;
  for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at)) {
    const section = [COMMENT, LITERAL].find(({ open }) => isAt(bytes, at, open));
    if (!section) {
      at += MARK.length;
      continue;
    }
    plain.push(bytes.subarray(used, at));
    used = at;
    // A sign that is only begun is read with the next bytes.
    const from = at + section.open.length;
    const end = from > bytes.length ? -1 : bytes.indexOf(section.close, from);
    if (end < 0) return { plain, used };
    if (section === LITERAL) plain.push(escaped(bytes.subarray(from, end)));
    used = end + section.close.length;
    at = used;
  }
  // The last byte may be the first half of a mark.
  const end = bytes[bytes.length - 1] === MARK[0] ? bytes.length - 1 : bytes.length;
  if (end > used) plain.push(used === 0 && end === bytes.length ? bytes : bytes.subarray(used, end));
  return { plain, used: Math.max(used, end) };
}

/** Whether a section begins there, as far as the bytes go. */
function isAt(bytes: Buffer, at: number, open: Buffer): boolean {
  const end = Math.min(at + open.length, bytes.length);
  return bytes.subarray(at, end).equals(open.subarray(0, end - at));
}

function escaped(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(text, 'latin1');
}
