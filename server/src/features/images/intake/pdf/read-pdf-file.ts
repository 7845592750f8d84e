import { constants, inflateSync } from 'node:zlib';
import { type PdfDict, PdfName, PdfOperator, PdfRef, PdfStream, type PdfValue } from './pdf-values.ts';
import { PdfReader } from './read-pdf-values.ts';

/** The objects of a PDF. */
export interface PdfFile {
  catalog: PdfDict;
  /** The value itself; of a reference, the value of the object that it names. */
  resolve(value: PdfValue | undefined): PdfValue;
  dict(value: PdfValue | undefined): PdfDict;
  array(value: PdfValue | undefined): PdfValue[];
  /** The unpacked bytes of a stream; null where its filter is not supported, or where they are more than `maxBytes`. */
  unpack(stream: PdfStream, maxBytes: number): Buffer | null;
}

const NOTHING: PdfDict = new Map();
const MAX_LINKS = 20;

/**
 * Reads a PDF as PDFium writes it: one plain table of objects at its end, no object streams, direct lengths. It is for
 * nothing else: a seller's own file is read by PDFium and never here.
 */
export function readPdfFile(bytes: Buffer): PdfFile {
  const { offsets, trailer } = readTable(bytes);
  const known = new Map<number, PdfValue>();

  function resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let i = 0; found instanceof PdfRef && i < MAX_LINKS; i += 1) found = load(found.id);
    return found instanceof PdfRef ? null : found;
  }

  function load(id: number): PdfValue {
    const already = known.get(id);
    if (already !== undefined) return already;
    const offset = offsets.get(id);
    const value = offset === undefined ? null : readObject(bytes, offset);
    known.set(id, value);
    return value;
  }

  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = resolve(value);
    return found instanceof Map ? found : found instanceof PdfStream ? found.dict : NOTHING;
  };
  const array = (value: PdfValue | undefined): PdfValue[] => {
    const found = resolve(value);
    return Array.isArray(found) ? found : [];
  };

  return {
    catalog: dict(trailer.get('Root')),
    resolve,
    dict,
    array,
    unpack: (stream, maxBytes) => unpack(stream, filtersOf(stream), maxBytes),
  };

  function filtersOf({ dict: of }: PdfStream): string[] {
    const filter = resolve(of.get('Filter'));
    const all = Array.isArray(filter) ? filter.map(resolve) : filter === null ? [] : [filter];
    return all.map((one) => (one instanceof PdfName ? one.name : ''));
  }
}

function readTable(bytes: Buffer): { offsets: Map<number, number>; trailer: PdfDict } {
  const offsets = new Map<number, number>();
  const start = bytes.lastIndexOf('startxref');
  const reader = new PdfReader(bytes, Number(new PdfReader(bytes, start + 9).next() ?? 0));
  reader.next();
  for (;;) {
    const first = reader.next();
    if (typeof first !== 'number') break;
    const count = Number(reader.next());
    for (let i = 0; i < count; i += 1) {
      const offset = reader.next();
      reader.next();
      const kind = reader.next();
      if (!(kind instanceof PdfOperator)) return { offsets, trailer: NOTHING };
      if (kind.word === 'n') offsets.set(first + i, Number(offset));
    }
  }
  const trailer = reader.next();
  return { offsets, trailer: trailer instanceof Map ? trailer : NOTHING };
}

function readObject(bytes: Buffer, offset: number): PdfValue {
  const reader = new PdfReader(bytes, offset);
  for (let i = 0; i < 3; i += 1) reader.next();
  const value = reader.next() ?? null;
  if (!(value instanceof Map)) return readReference(reader, value);
  const word = reader.next();
  if (!(word instanceof PdfOperator) || word.word !== 'stream') return value;
  const start = reader.at + (bytes[reader.at] === 13 ? 2 : 1);
  const length = value.get('Length');
  return new PdfStream(value, bytes.subarray(start, start + (typeof length === 'number' ? length : 0)));
}

/** An object may be nothing but a link to another. */
function readReference(reader: PdfReader, value: PdfValue): PdfValue {
  if (typeof value !== 'number') return value;
  reader.next();
  const word = reader.next();
  return word instanceof PdfOperator && word.word === 'R' ? new PdfRef(value) : value;
}

function unpack({ raw }: PdfStream, filters: string[], maxBytes: number): Buffer | null {
  let bytes = raw;
  for (const filter of filters) {
    if (filter !== 'FlateDecode' && filter !== 'Fl') return null;
    try {
      // A cut stream still shows what it begins with, as in every viewer.
      bytes = inflateSync(bytes, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      return null;
    }
  }
  return bytes;
}
