import {
  plainLineEnds,
  type TextLayer,
  type TextRange,
  textSpan,
  withPlainLineEnds,
} from '@diy/design/layers';
import { z } from 'zod';

/** Letters with their looks on the clipboard, for our texts; other programs take the plain ones next to them. */
const TYPE = 'application/x-diy-letters';
const stored = z.strictObject({ text: z.string(), spans: z.array(textSpan) });

/** Writes the chosen letters; false, with nothing written, where all of them look as the layer does. */
export function writeLetters(clipboard: DataTransfer, layer: TextLayer, { start, end }: TextRange): boolean {
  const { text: all, spans: own = [] } = withPlainLineEnds(layer);
  const spans = own.flatMap((span) => {
    const [from, to] = [Math.max(span.start, start), Math.min(span.end, end)];
    return from < to ? [{ ...span, start: from - start, end: to - start }] : [];
  });
  if (spans.length === 0) return false;
  const text = all.slice(start, end);
  clipboard.setData('text/plain', text);
  clipboard.setData(TYPE, JSON.stringify({ text, spans }));
  return true;
}

/** The letters of the clipboard, where they are ours and no other program has changed its words; null = plain words. */
export function readLetters(clipboard: DataTransfer): z.infer<typeof stored> | null {
  const json = clipboard.getData(TYPE);
  if (json === '') return null;
  try {
    const read = stored.parse(JSON.parse(json));
    return plainLineEnds(clipboard.getData('text/plain')) === read.text ? read : null;
  } catch {
    return null;
  }
}
