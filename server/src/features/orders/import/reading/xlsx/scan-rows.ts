import { attribute } from '../../../../../platform/xml/xml-tags.ts';
import { tableRefusals } from '../refusals.ts';
import { plainMarkup } from './plain-markup.ts';

/** One row of a worksheet part, still as XML. */
export interface RawRow {
  /** From 1. */
  row: number;
  /** Its cells, without namespace prefixes. */
  body: string;
  /** True = hidden by hand or by a filter. */
  isHidden: boolean;
}

const HIDDEN = /\shidden\s*=\s*["'](?:1|true)["']/;
/** Longest row; 200 cells with 32,767 characters each stay below it. */
const MAX_ROW_CHARS = 16 * 1024 * 1024;

/**
 * Rows of a worksheet part as its bytes come in. A general XML parser spends most of its time on events nobody needs
 * here; rows are found by their tags, which cannot stand inside text.
 */
export async function* scanRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRow[]> {
  const decoder = new TextDecoder('utf-8');
  let text = '';
  let prefix: string | null = null;
  let last = 0;
  for await (const chunk of plainMarkup(chunks)) {
    text += decoder.decode(chunk, { stream: true });
    prefix ??= findPrefix(text);
    if (prefix === null) continue;
    const rows: RawRow[] = [];
    const used = readFirstRows(text, prefix, rows, last);
    if (text.length - used > MAX_ROW_CHARS) throw tableRefusals.bomb();
    text = text.slice(used);
    if (rows.length > 0) {
      last = rows.at(-1)!.row;
      yield rows;
    }
  }
}

/** null = the root element has not arrived yet. */
function findPrefix(text: string): string | null {
  const root = /<([\w.-]+:)?worksheet[\s>]/.exec(text);
  if (!root && text.length > 65_536) throw tableRefusals.broken();
  return root ? (root[1] ?? '') : null;
}

/** Moves whole rows into `rows`; returns how much of the text was consumed. */
function readFirstRows(text: string, prefix: string, rows: RawRow[], lastRow: number): number {
  const open = `<${prefix}row`;
  const close = `</${prefix}row>`;
  let last = lastRow;
  let used = 0;
  for (;;) {
    const at = text.indexOf(open, used);
    if (at < 0) return Math.max(used, text.length - open.length);
    const tagEnd = text.indexOf('>', at);
    if (tagEnd < 0) return at;
    const next = text.charCodeAt(at + open.length);
    // `<rowBreaks>` and other tags begin the same way.
    if (next !== 0x20 && next !== 0x3e && next !== 0x2f && next !== 0x0a && next !== 0x0d && next !== 0x09) {
      used = tagEnd + 1;
      continue;
    }
    const tag = text.slice(at, tagEnd);
    const bodyEnd = tag.endsWith('/') ? tagEnd : text.indexOf(close, tagEnd);
    if (bodyEnd < 0) return at;
    const given = Number(attribute(tag, 'r') ?? last + 1);
    if (!(given >= 1 && given <= 1_048_576)) throw tableRefusals.broken();
    last = given > last ? given : last + 1;
    if (bodyEnd > tagEnd) {
      const isHidden = tag.includes('hidden') && HIDDEN.test(tag);
      rows.push({ row: last, body: plain(text.slice(tagEnd + 1, bodyEnd), prefix), isHidden });
    }
    used = bodyEnd === tagEnd ? tagEnd + 1 : bodyEnd + close.length;
  }
}

function plain(body: string, prefix: string): string {
  return prefix ? body.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</') : body;
}
