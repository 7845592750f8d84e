import { type DesignDocument, fieldKey as keyOf } from '@diy/design/document';
import { type FieldFinding, fieldFindingText, fillFields, openFields } from '@diy/design/fields';
import type { DrawableImage } from '../../images/index.ts';
import { WHOLE_TEXT } from '../import/mapping/read-personalisation.ts';
import type { PersonalisedText } from '../import/mapping/types.ts';
import type { LineNote } from '../lines/lines.queries.ts';
import type { WantedPicture } from './fetch-pictures.ts';

/** A design with what a buyer asked for in it, or why it cannot be put there. */
export type Personalised = { document: DesignDocument } | { problem: LineNote };

const ADDRESS = /^https?:\/\/\S+$/i;

/** Whether a value is the address of a picture, as far as the text says. */
export function isPictureAddress(value: string): boolean {
  return ADDRESS.test(value.trim());
}

/** The pictures that a buyer wants: values that are addresses, under the name of a field that takes pictures. */
export function wantedPictures(
  document: DesignDocument,
  given: readonly PersonalisedText[],
): WantedPicture[] {
  const frames = new Set(
    openFields(document).fields.flatMap(({ field, isForBoth, keys }) =>
      field.kind === 'picture' || isForBoth ? keys : [],
    ),
  );
  return fitPersonalisation(document, given).flatMap(({ name, value }) => {
    const url = value.trim();
    return frames.has(keyOf(name)) && isPictureAddress(url) ? [{ name, url }] : [];
  });
}

/**
 * Puts what a buyer asked for into the fields of the design. Every value must find its field and keep its rules, and every field
 * that is needed must get a value: a print that lacks one is worse than none.
 * @param pictures by their addresses
 * @param blanks names under which the file asks for personalisation and the row has none
 */
export function personalise(
  document: DesignDocument,
  told: readonly PersonalisedText[],
  pictures: ReadonlyMap<string, DrawableImage>,
  blanks: readonly string[] = [],
): Personalised {
  const filled = fillFields(document, fitPersonalisation(document, told), {
    blanks,
    pictureOf: (value) => pictures.get(value.trim()),
  });
  const [first, ...others] = filled.findings;
  return first ? { problem: noteOf(first, others.length) } : { document: filled.document };
}

/** The first reason, and how many more there are. The buyer's words are not in it: it is kept, and shown, unencrypted. */
function noteOf(finding: FieldFinding, more: number): LineNote {
  const [zh, en] = [fieldFindingText(finding, 'zh'), fieldFindingText(finding, 'en')];
  return {
    zh: more > 0 ? `${zh}（另有 ${more} 处）` : zh,
    en: more > 0 ? `${en} (and ${more} more)` : en,
    ...(finding.name ? { valueName: finding.name } : {}),
  };
}

/**
 * A whole text fills the field for all of it, or its pairs fill a field each: whichever of the two the design has. Texts that
 * fit neither stay as they are, and stop the line.
 */
export function fitPersonalisation(
  document: DesignDocument,
  wishes: readonly PersonalisedText[],
): PersonalisedText[] {
  const known = new Set(openFields(document).fields.flatMap(({ keys }) => keys));
  const has = ({ name }: { name: string }) => known.has(keyOf(name));
  const wholes = new Set<string>();
  return wishes.flatMap((wish) => {
    if (has(wish)) return [wish];
    if (wish.parts?.every(has)) return wish.parts;
    const { whole } = wish;
    const isAlone = !wishes.some((one) => one.whole === whole && has(one));
    if (whole === undefined || !isAlone || !known.has(keyOf(WHOLE_TEXT))) return [wish];
    if (wholes.has(whole)) return [];
    wholes.add(whole);
    return [{ name: WHOLE_TEXT, value: whole }];
  });
}
