import { byteReader } from '../byte-reader.ts';
import { type Axis, readAxes } from './read-axes.ts';
import { type FontName, readNames } from './read-names.ts';

/** What its maker allows to embed, by OS/2 `fsType`; the person sees it and decides. */
export type Embedding = 'installable' | 'editable' | 'preview' | 'restricted' | 'unknown';

/** Values of the axes to which a variable font gives a name. */
export interface NamedInstance {
  name: FontName;
  /** Values, keyed by the tag of the axis. */
  values: Record<string, number>;
}

/** A font's own description. */
export interface FontFacts {
  family: FontName;
  style: FontName;
  /** 1 to 1000, 400 = regular. */
  weight: number;
  isItalic: boolean;
  embedding: Embedding;
  axes: (Omit<Axis, 'nameId'> & { name: FontName })[];
  instances: NamedInstance[];
}

/** What lists and the licence show of a font, from tables that have been checked. */
export function readFacts(tables: ReadonlyMap<string, Uint8Array>): FontFacts {
  const nameOf = readNames(tables.get('name'));
  const either = (...ids: number[]): FontName => {
    const names = ids.map(nameOf);
    return names.find(({ zh, en }) => zh !== null || en !== null) ?? { zh: null, en: null };
  };
  const fvar = tables.get('fvar');
  const { axes, instances } = fvar ? readAxes(fvar) : { axes: [], instances: [] };
  return {
    family: either(16, 1),
    style: either(17, 2),
    ...readStyle(tables),
    axes: axes.map(({ nameId, ...axis }) => ({ ...axis, name: nameOf(nameId) })),
    instances: instances.map(({ nameId, values }) => ({
      name: nameOf(nameId),
      values: Object.fromEntries(axes.map(({ tag }, i) => [tag, values[i]!])),
    })),
  };
}

function readStyle(
  tables: ReadonlyMap<string, Uint8Array>,
): Pick<FontFacts, 'weight' | 'isItalic' | 'embedding'> {
  const isItalicByHead = (byteReader(tables.get('head')!, 'head').u16(44) & 2) !== 0;
  const table = tables.get('OS/2');
  if (!table || table.length < 64) return { weight: 400, isItalic: isItalicByHead, embedding: 'unknown' };
  const os2 = byteReader(table, 'OS/2');
  const weight = os2.u16(4);
  return {
    weight: weight >= 1 && weight <= 1000 ? weight : 400,
    isItalic: isItalicByHead || (os2.u16(62) & 1) !== 0,
    embedding: embeddingOf(os2.u16(8)),
  };
}

/** Where several bits are set, the least restrictive counts, as OpenType says. */
function embeddingOf(fsType: number): Embedding {
  if (fsType & 8) return 'editable';
  if (fsType & 4) return 'preview';
  if (fsType & 2) return 'restricted';
  return 'installable';
}
