import { message } from '@diy/contract/messages';
import { fieldFindingMessage } from '@diy/contract/messages/finding-text';
import { type DesignDocument, fieldKey } from '@diy/design/document';
import { type FieldFinding, type FieldValue, fillFields, type MeantBy, openFields } from '@diy/design/fields';
import type { DrawableImage } from '../../images/index.ts';
import {
  type ExplainedChoice,
  type KnownChoices,
  knownChoices,
  meantByChoices,
} from '../meanings/choice-meanings.ts';
import type { LineNote } from '../model/line-note.ts';
import type { PersonalisedText } from '../model/order-line.ts';
import { meantBySameColour } from '../variants/same-colour.ts';
import { WHOLE_TEXT } from '../words/whole-names.ts';
import type { WantedPicture } from './fetch-pictures.ts';
import { pictureKey } from './picture-key.ts';

/** A design with what a buyer asked for in it, or why it cannot be put there. */
export type Personalised = { document: DesignDocument } | { problem: LineNote };

const ADDRESS = /^https?:\/\/\S+$/i;

/** Whether a value is the address of a picture, as far as the text says. */
export function isPictureAddress(value: string): boolean {
  return ADDRESS.test(value.trim());
}

/** The pictures to be fetched: values that are addresses, under the name of a field that takes pictures. */
export function wantedPictures(
  document: DesignDocument,
  given: readonly PersonalisedText[],
): WantedPicture[] {
  const frames = new Set(
    openFields(document).fields.flatMap(({ field, isForBoth, keys }) =>
      field.kind === 'picture' || isForBoth ? keys : [],
    ),
  );
  return fitPersonalisation(document, given).flatMap(({ name, value, picture }) => {
    const url = value.trim();
    return picture === undefined && frames.has(fieldKey(name)) && isPictureAddress(url)
      ? [{ name, url }]
      : [];
  });
}

/**
 * Puts what a buyer asked for into the fields of the design. Every value must find its field and keep its rules, and every field
 * that is needed must get a value: a print that lacks one is worse than none.
 * @param pictures by `pictureKey`
 * @param more.blanks names under which the file asks for personalisation and the row has none
 * @param more.choices what the seller said of words that are no choice of their field
 */
export function personalise(
  document: DesignDocument,
  given: readonly PersonalisedText[],
  pictures: ReadonlyMap<string, DrawableImage>,
  { blanks = [], choices = [] }: { blanks?: readonly string[]; choices?: readonly ExplainedChoice[] } = {},
): Personalised {
  const texts = fitPersonalisation(document, given);
  const words = wordFieldsOf(document);
  const astray = texts.find(({ name, picture }) => picture !== undefined && words.has(fieldKey(name)));
  if (astray) return { problem: { ...pictureForWords(astray.name), valueName: astray.name } };
  const filled = fillFields(document, texts.map(fieldValueOf), {
    blanks,
    pictureOf: (value) => pictures.get(value.trim()),
    meantBy: resolveChoiceWords(choices),
  });
  const [first, ...others] = filled.findings;
  return first ? { problem: noteOfFinding(first, others.length) } : { document: filled.document };
}

/** What words mean that are no choice of their field: as the seller said, or as a colour in another language. */
export function resolveChoiceWords(
  explained: readonly ExplainedChoice[] | KnownChoices,
  onUse?: (used: ExplainedChoice) => void,
): MeantBy {
  const said = meantByChoices('get' in explained ? explained : knownChoices(explained), onUse);
  return (field, value) => said(field, value) ?? meantBySameColour(field, value);
}

/** A picture from an archive stands for itself by its content, and its file name is no words. */
export function fieldValueOf(text: PersonalisedText): FieldValue {
  return { name: text.name, value: text.picture === undefined ? text.value : pictureKey(text) };
}

/** Names of fields that take no picture. */
function wordFieldsOf(document: DesignDocument): Set<string> {
  return new Set(
    openFields(document).fields.flatMap(({ field, isForBoth, keys }) =>
      field.kind === 'picture' || isForBoth ? [] : keys,
    ),
  );
}

function pictureForWords(name: string) {
  return message('orders.picture-for-no-picture', { name });
}

/** The first reason, and how many more there are. The buyer's words are not in it: it is kept, and shown, unencrypted. */
function noteOfFinding(finding: FieldFinding, more: number): LineNote {
  const first = fieldFindingMessage(finding);
  return {
    ...(more > 0 ? message('orders.and-more', { first, more }) : first),
    ...(finding.name ? { valueName: finding.name } : {}),
  };
}

/**
 * A whole text fills the field for all of it, or its pairs fill a field each: whichever of the two the design has. Texts that
 * fit neither stay as they are, and stop the line.
 */
export function fitPersonalisation(
  document: DesignDocument,
  texts: readonly PersonalisedText[],
): PersonalisedText[] {
  const { fields } = openFields(document);
  const known = new Set(fields.flatMap(({ keys }) => keys));
  // Any colour may be chosen there: its code says which, its name does not.
  const anyColour = new Set(
    fields.flatMap(({ field, keys }) => (field.kind === 'colour' && field.choices.length === 0 ? keys : [])),
  );
  const has = ({ name }: { name: string }) => known.has(fieldKey(name));
  const wholes = new Set<string>();
  return texts.flatMap((text) => {
    const name = [text.name, ...(text.aliases ?? [])].find((one) => has({ name: one }));
    if (name !== undefined) {
      const { code } = text;
      return [{ ...text, name, ...(code && anyColour.has(fieldKey(name)) ? { value: code } : {}) }];
    }
    if (text.parts?.every(has)) return text.parts;
    const { whole } = text;
    const isAlone = !texts.some((one) => one.whole === whole && has(one));
    if (whole === undefined || !isAlone || !known.has(fieldKey(WHOLE_TEXT))) return [text];
    if (wholes.has(whole)) return [];
    wholes.add(whole);
    return [{ name: WHOLE_TEXT, value: whole }];
  });
}
