import type {
  ChoiceField,
  ColourField,
  DesignField,
  FontField,
  TextField,
} from '../document/design-field.ts';
import { fieldKey } from '../document/field-key.ts';
import { charactersNotAllowed, charactersOf, splitLines } from './allowed-characters.ts';
import { type FieldFinding, fieldFinding } from './field-finding.ts';

/** One value of an order, under the name that the file or the program has for it. */
export interface FieldValue {
  readonly name: string;
  readonly value: string;
}

/** A picture of the library that an order brings. */
export interface OrderPicture {
  readonly id: string;
  /** Upright. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a value sets in the layers of its field. */
export interface FieldReading {
  text?: string;
  /** `#RRGGBB`. */
  colour?: string;
  fontId?: string;
  picture?: OrderPicture;
  choiceId?: string;
}

/** Finds the picture that a value stands for; undefined = it stands for none. */
export type PictureOf = (value: string) => OrderPicture | undefined;

/** A field whose values are listed. */
export type ListedField = ChoiceField | ColourField | FontField;

/** The name of the choice that somebody said a word means, where it is none itself; undefined = nobody has. */
export type MeantBy = (field: ListedField, value: string) => string | undefined;

/**
 * What a value means to a field, to the letter, and what stands against it.
 * @param pictureOf absent = pictures are not looked up, and no value is refused as one
 */
export function readValue(
  field: DesignField,
  given: FieldValue,
  pictureOf?: PictureOf,
  meantBy?: MeantBy,
): { reading: FieldReading; findings: FieldFinding[] } {
  const { value } = given;
  const refuse = (finding: FieldFinding) => ({ reading: {}, findings: [finding] });
  switch (field.kind) {
    case 'text':
      return { reading: { text: value }, findings: checkText(field, given) };
    case 'picture': {
      const picture = pictureOf?.(value);
      if (!picture && pictureOf) return refuse(fieldFinding('no-picture', field.name, given));
      return { reading: picture ? { picture } : {}, findings: [] };
    }
    case 'choice': {
      const chosen = findChoice(field.choices, value) ?? findMeant(field, value, meantBy);
      if (!chosen) return refuse(unknownChoice(field, given));
      const { id, name, text = name, colour } = chosen;
      return { reading: { choiceId: id, text, ...(colour ? { colour } : {}) }, findings: [] };
    }
    case 'colour': {
      const chosen = findChoice(field.choices, value);
      const colour = chosen?.colour ?? readColour(value);
      if (!colour && field.choices.length === 0)
        return refuse(fieldFinding('unreadable-colour', field.name, given));
      const isOffered = field.choices.length === 0 || field.choices.some((one) => isSame(one.colour, colour));
      if (colour && isOffered) return { reading: { colour }, findings: [] };
      const meant = findMeant(field, value, meantBy);
      return meant
        ? { reading: { colour: meant.colour }, findings: [] }
        : refuse(unknownChoice(field, given));
    }
    case 'font': {
      const chosen = findChoice(field.choices, value) ?? findMeant(field, value, meantBy);
      return chosen
        ? { reading: { fontId: chosen.fontId }, findings: [] }
        : refuse(unknownChoice(field, given));
    }
  }
}

/** Which rules of a text field a value breaks. */
export function checkText(field: TextField, given: FieldValue): FieldFinding[] {
  const { name, minLength = 0, maxLength, maxLines, characters } = field;
  const { value } = given;
  const length = charactersOf(value).length;
  const lines = splitLines(value).length;
  const findings: FieldFinding[] = [];
  const add = (id: FieldFinding['id'], params: FieldFinding['params']) =>
    findings.push(fieldFinding(id, name, given, params));
  if (length < minLength) add('too-short', { length, least: minLength });
  if (maxLength !== undefined && length > maxLength) add('too-long', { length, most: maxLength });
  if (maxLines !== undefined && lines > maxLines) add('too-many-lines', { lines, most: maxLines });
  const wrong = characters ? charactersNotAllowed(value, characters) : [];
  if (wrong.length > 0) add('characters-not-allowed', { count: wrong.length, characters: wrong.join('') });
  return findings;
}

function findChoice<T extends { name: string; aliases?: string[] | undefined }>(
  choices: readonly T[],
  value: string,
): T | undefined {
  const key = fieldKey(value);
  return choices.find(({ name, aliases = [] }) => [name, ...aliases].some((one) => fieldKey(one) === key));
}

/** The choice that a word stands for as somebody said; one that the field has not got is none. */
function findMeant<F extends ListedField>(
  field: F,
  value: string,
  meantBy: MeantBy | undefined,
): F['choices'][number] | undefined {
  const name = meantBy?.(field, value);
  return name === undefined ? undefined : findChoice<F['choices'][number]>(field.choices, name);
}

function unknownChoice(field: { name: string; choices: readonly { name: string }[] }, given: FieldValue) {
  return fieldFinding('unknown-choice', field.name, given, {
    choices: listed(field.choices.map(({ name }) => name)),
  });
}

/** Enough names to recognise the field by. */
function listed(names: readonly string[]): string {
  return names.slice(0, 8).join('、') + (names.length > 8 ? '…' : '');
}

/** `#RGB` and `#RRGGBB`, full-width too; a number without `#` may be an article's. */
function readColour(value: string): string | undefined {
  const text = value.normalize('NFKC').trim();
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toUpperCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`.toUpperCase()
    : undefined;
}

function isSame(one: string, other: string | undefined): boolean {
  return one.toUpperCase() === other?.toUpperCase();
}
