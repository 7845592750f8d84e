import { MAX_FONT_NAME } from '@diy/contract/own-fonts';
import { ownFontId, readOwnFontId } from '@diy/design/layers';
import { parseFontFace } from '@diy/design/text';
import type { FontRecord, StyleRecord } from '../../font-record.ts';
import type { CheckedFont } from '../check-font.ts';
import type { FontName } from '../tables/read-names.ts';
import { drawSample } from './draw-sample.ts';
import { sampleText, scriptsOf } from './sample-text.ts';

/** What is kept of a font besides its file. */
export interface DescribedFont {
  /** The font's own name; null = it has none. */
  name: string | null;
  record: FontRecord;
  styles: StyleRecord[];
}

/** The longest outline of a sample, in characters; worn letters have thousands of points. */
const MAX_SAMPLE = 30_000;
/** Outlines of all samples of a font: the list of an account's fonts holds them all. Styles beyond it have none. */
const MAX_SAMPLES = 100_000;

/** Describes a font that was checked: its names, scripts and styles, each with a sample. */
export async function describeFont(font: CheckedFont): Promise<DescribedFont> {
  const { facts, sfnt, sha256 } = font;
  const characters = new Set(font.characters);
  const text = sampleText(characters);
  const styles: StyleRecord[] = [];
  let left = MAX_SAMPLES;
  for (const { axes, name } of stylesOf(font)) {
    const face = await parseFontFace(ownFontId(sha256, axes), sfnt);
    const sample = drawSample(face, text, Math.min(MAX_SAMPLE, left));
    left -= sample.d.length;
    styles.push({ axes, name, sample });
  }
  return {
    name: nameOf(facts.family, facts.style),
    record: {
      format: font.format,
      family: facts.family,
      weight: facts.weight,
      is_italic: facts.isItalic,
      embedding: facts.embedding,
      characters: font.characters.length,
      scripts: scriptsOf(characters),
      axes: facts.axes
        .filter(({ isHidden }) => !isHidden)
        .map(({ tag, name, min, normal, max }) => ({ tag, name, min, normal, max })),
    },
    styles,
  };
}

/** The font as it is, then its named styles, each once. */
function stylesOf({ sha256, facts }: CheckedFont): Pick<StyleRecord, 'axes' | 'name'>[] {
  const found = new Map<string, Pick<StyleRecord, 'axes' | 'name'>>();
  found.set(ownFontId(sha256), { axes: {}, name: facts.style });
  for (const { name, values } of facts.instances) {
    const changed = facts.axes.filter(({ tag, normal }) => values[tag] !== normal);
    const axes = Object.fromEntries(changed.map(({ tag }) => [tag, values[tag]!]));
    const id = ownFontId(sha256, axes);
    // As it is written in ids, so that what the sample shows is what is drawn.
    const written = readOwnFontId(id)?.axes;
    if (written && (!found.has(id) || changed.length === 0)) found.set(id, { axes: { ...written }, name });
  }
  return [...found.values()];
}

function nameOf(family: FontName, style: FontName): string | null {
  const name = family.zh ?? family.en;
  if (name === null) return null;
  const more = family.zh === null ? style.en : (style.zh ?? style.en);
  const isPlain = more === null || /^(regular|normal|常规体?|标准体?)$/i.test(more) || name.endsWith(more);
  return (isPlain ? name : `${name} ${more}`).slice(0, MAX_FONT_NAME);
}
