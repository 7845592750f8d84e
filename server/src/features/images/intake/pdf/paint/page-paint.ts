import { MAX_READ_BYTES, MAX_READ_DEPTH } from '../pdf-limits.ts';
import type { PdfTrait } from '../pdf-messages.ts';
import { type PdfDict, PdfName, PdfOperator, PdfStream, type PdfValue } from '../pdf-values.ts';
import type { PdfFile } from '../read-pdf-file.ts';
import { PdfReader } from '../read-pdf-values.ts';
import { colourTraits } from './colour-traits.ts';
import { isForeignNumber, isOperator, isPlainSpace } from './content-words.ts';
import { embeddedFont } from './embedded-font.ts';
import { followPaint, hidesItsLines, tilesOverlap } from './pattern-paint.ts';

/** Text that is there to be searched and not to be seen, as scanners add it. */
const INVISIBLE_TEXT = 3;

/** What a page is painted with. */
export interface PagePaint {
  traits: Set<PdfTrait>;
  /** Content, pictures and fonts, as they are packed. */
  streams: ReadonlySet<PdfStream>;
}

/**
 * What a page is painted with, by what its content does: resources that are only listed, as a book's pages list all
 * fonts of the book, count for nothing.
 */
export function findPagePaint(file: PdfFile, page: PdfDict): PagePaint {
  const reading = new PageReader(file);
  const contents = file.resolve(page.get('Contents'));
  const parts = Array.isArray(contents) ? contents.map(file.resolve) : [contents];
  const streams = parts.flatMap((part) => (part instanceof PdfStream ? [reading.unpack(part)] : []));
  // A value may begin in one stream and end in the next.
  reading.walk(
    Buffer.concat(streams.flatMap((part) => [part, Buffer.from('\n')])),
    file.dict(page.get('Resources')),
  );
  return reading;
}

class PageReader implements PagePaint {
  readonly traits = new Set<PdfTrait>();
  readonly streams = new Set<PdfStream>();
  readonly #seen = new Set<PdfStream>();
  readonly #fonts = new Set<PdfValue>();
  #left = MAX_READ_BYTES;

  constructor(readonly file: PdfFile) {}

  unpack(stream: PdfStream): Buffer {
    this.streams.add(stream);
    const bytes = this.#left > 0 ? this.file.unpack(stream, this.#left) : null;
    if (bytes === null) this.traits.add('unread');
    this.#left -= bytes?.length ?? 0;
    return bytes ?? Buffer.alloc(0);
  }

  walk(content: Buffer, resources: PdfDict, depth = 0): void {
    const reader = new PdfReader(content);
    const operands: PdfValue[] = [];
    let text = { font: null as PdfValue, mode: 0, lines: false, areas: false };
    const saved: (typeof text)[] = [];
    const find = (kind: string, value: PdfValue | undefined) =>
      value instanceof PdfName ? this.file.dict(resources.get(kind)).get(value.name) : undefined;
    /** What the page asks for by a name and does not have is missing from it. */
    const need = (kind: string, value: PdfValue | undefined) => {
      const found = find(kind, value);
      if (found === undefined && value instanceof PdfName) this.traits.add('repaired');
      return found;
    };
    for (let value = reader.next(); value !== undefined; value = reader.next()) {
      if (!(value instanceof PdfOperator)) {
        operands.push(value);
        continue;
      }
      if (isForeignNumber(value.word)) {
        this.traits.add('differs');
        operands.push(Number(value.word));
        continue;
      }
      const last = operands.at(-1);
      followPaint(text, value.word, last);
      if (hidesItsLines(text, value.word)) this.traits.add('differs');
      switch (value.word) {
        case 'q':
          saved.push({ ...text });
          break;
        case 'Q':
          text = saved.pop() ?? text;
          break;
        case 'k':
        case 'K':
          this.traits.add('cmyk-untagged');
          break;
        case 'cs':
        case 'CS':
          this.#colour(isPlainSpace(last) ? (find('ColorSpace', last) ?? last) : need('ColorSpace', last));
          break;
        case 'scn':
        case 'SCN':
          this.#pattern(need('Pattern', last), resources, depth);
          break;
        case 'sh':
          this.#colour(this.file.dict(need('Shading', last)).get('ColorSpace'));
          break;
        case 'gs':
          this.#state(this.file.dict(need('ExtGState', last)), text, resources, depth);
          break;
        case 'Tf':
          text.font = need('Font', operands[0]) ?? null;
          break;
        case 'Tr':
          text.mode = Number(last);
          break;
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          if (text.mode !== INVISIBLE_TEXT) this.#font(text.font, resources, depth);
          break;
        case 'Do':
          this.#object(need('XObject', last), resources, depth);
          break;
        case 'ID':
          this.#inlineImage(reader, operands, find);
          break;
        default:
          if (!isOperator(value.word)) this.traits.add('repaired');
      }
      operands.length = 0;
    }
  }

  #colour(space: PdfValue | undefined): void {
    for (const trait of colourTraits(this.file, space)) this.traits.add(trait);
  }

  #pattern(value: PdfValue | undefined, resources: PdfDict, depth: number): void {
    const pattern = this.file.resolve(value);
    if (pattern instanceof PdfStream) {
      if (tilesOverlap(this.file, pattern.dict)) this.traits.add('differs');
      this.#form(pattern, resources, depth);
    } else if (pattern instanceof Map) this.#colour(this.file.dict(pattern.get('Shading')).get('ColorSpace'));
  }

  #state(state: PdfDict, text: { font: PdfValue }, resources: PdfDict, depth: number): void {
    if (this.file.resolve(state.get('OP')) === true || this.file.resolve(state.get('op')) === true)
      this.traits.add('overprint');
    const font = this.file.array(state.get('Font'))[0];
    if (font !== undefined) text.font = font;
    const mask = this.file.resolve(this.file.dict(state.get('SMask')).get('G'));
    if (mask instanceof PdfStream) this.#form(mask, resources, depth);
  }

  /** The shapes of a font without resources use those of the content that writes with it. */
  #font(font: PdfValue, resources: PdfDict, depth: number): void {
    if (font === null || this.#fonts.has(font)) return;
    this.#fonts.add(font);
    const shapes = embeddedFont(this.file, font);
    if (shapes === null) this.traits.add('fonts');
    else this.#data(shapes);
    const dict = this.file.dict(font);
    const own = dict.has('Resources') ? this.file.dict(dict.get('Resources')) : resources;
    for (const glyph of this.file.dict(dict.get('CharProcs')).values()) {
      const stream = this.file.resolve(glyph);
      if (stream instanceof PdfStream) this.#form(stream, own, depth);
    }
  }

  #object(value: PdfValue | undefined, resources: PdfDict, depth: number): void {
    const stream = this.file.resolve(value);
    if (!(stream instanceof PdfStream)) return;
    const subtype = this.file.resolve(stream.dict.get('Subtype'));
    const isImage = subtype instanceof PdfName && subtype.name === 'Image';
    if (isImage) {
      this.traits.add('images');
      this.#colour(stream.dict.get('ColorSpace'));
      for (const one of [stream, stream.dict.get('SMask'), stream.dict.get('Mask')]) this.#data(one);
    } else this.#form(stream, resources, depth);
  }

  #data(value: PdfValue | undefined): void {
    const stream = this.file.resolve(value);
    if (stream instanceof PdfStream) this.streams.add(stream);
  }

  /** A form without resources of its own uses those of what draws it. */
  #form(stream: PdfStream, resources: PdfDict, depth: number): void {
    if (this.#seen.has(stream) || depth >= MAX_READ_DEPTH) return;
    this.#seen.add(stream);
    if (this.file.resolve(this.file.dict(stream.dict.get('Group')).get('K')) === true)
      this.traits.add('differs');
    const own = stream.dict.has('Resources') ? this.file.dict(stream.dict.get('Resources')) : resources;
    this.walk(this.unpack(stream), own, depth + 1);
  }

  /** Goes behind the samples, which are no values. */
  #inlineImage(
    reader: PdfReader,
    operands: PdfValue[],
    find: (kind: string, value: PdfValue | undefined) => PdfValue | undefined,
  ): void {
    this.traits.add('images');
    for (let i = 0; i + 1 < operands.length; i += 1) {
      const key = operands[i];
      if (!(key instanceof PdfName) || !(key.name === 'CS' || key.name === 'ColorSpace')) continue;
      this.#colour(find('ColorSpace', operands[i + 1]) ?? operands[i + 1]);
    }
    const end = /\sEI(?=\s|$)/g;
    const rest = reader.bytes.toString('latin1', reader.at);
    reader.at = end.exec(rest) === null ? reader.bytes.length : reader.at + end.lastIndex;
  }
}
