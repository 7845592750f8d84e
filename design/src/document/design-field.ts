import { z } from 'zod';
import { hexColour } from '../layers/layer-base.ts';
import { MAX_FONT_ID } from '../layers/text/own-font-id.ts';
import { MAX_TEXT } from '../layers/text/text-layer.ts';
import { listOf } from '../parsing/list-of.ts';
import { isUnseen } from './field-key.ts';

/** The most fields of one design. */
export const MAX_FIELDS = 60;

/** Longest name of a field or of a choice, in UTF-16 units. */
export const MAX_FIELD_NAME = 80;

/** The most lines that a text field may ask for. */
export const MAX_LINES = 100;
/** The most further characters that a text field allows. */
export const MAX_MORE_CHARACTERS = 500;

const id = z.string().min(1).max(40);
const name = z
  .string()
  .max(MAX_FIELD_NAME)
  .refine((text) => !isUnseen(text), { message: 'A name needs a character that is seen.' });
/** Further names under which files and programs write the same thing. */
const aliases = listOf(name).max(20);

/** What is printed for an order line that brings nothing for a field. */
const whenEmpty = z.enum(['stop', 'leave-out', 'print-default']);
export type WhenEmpty = z.infer<typeof whenEmpty>;

/** Kinds of characters that a text field may allow. */
export const characterSet = z.enum([
  'latin',
  'latin-capitals',
  'digits',
  'han',
  'kana',
  'hangul',
  'other-letters',
  'space',
  'signs',
  'emoji',
]);
export type CharacterSet = z.infer<typeof characterSet>;

/** What every field has. */
const field = z.strictObject({
  /** Unique within the document; layers name the field by it. */
  id,
  /** What order files and programs call it. Names and aliases are unique within the document, as `fieldKey` compares them. */
  name,
  aliases: aliases.optional(),
  /** `stop`: needed, the line is withheld; `leave-out`: its layers are not printed; `print-default`: they print as designed. */
  whenEmpty,
});

/** Words that the buyer writes. */
const textField = field.extend({
  kind: z.literal('text'),
  /** Fewest characters as a reader counts them (grapheme clusters, line breaks not counted); absent = 1. */
  minLength: z.number().int().min(1).max(MAX_TEXT).optional(),
  /** The most characters, counted alike; absent = as many as the layer takes. */
  maxLength: z.number().int().min(1).max(MAX_TEXT).optional(),
  /** The most lines; absent = any number. */
  maxLines: z.number().int().min(1).max(MAX_LINES).optional(),
  /** Characters that may be used; absent = any that the font has. Line breaks are a matter of `maxLines`. */
  characters: z
    .strictObject({
      sets: listOf(characterSet).max(characterSet.options.length),
      /** Further characters, written one after the other. */
      more: z.string().max(MAX_MORE_CHARACTERS),
    })
    .optional(),
});
export type TextField = z.infer<typeof textField>;

/** One of the values a field takes; its id is unique within the field, its names are too. */
const choice = z.strictObject({ id, name, aliases: aliases.optional() });
const MAX_CHOICES = 100;

/** One of several values that the seller has listed: it sets words and colours, and shows layers or leaves them out. */
const choiceField = field.extend({
  kind: z.literal('choice'),
  choices: listOf(
    choice.extend({
      /** What layers print whose words are bound to the field; absent = the choice's name. */
      text: z.string().max(MAX_TEXT).optional(),
      /** The colour of layers whose colour is bound to the field. */
      colour: hexColour.optional(),
    }),
  ).max(MAX_CHOICES),
});
export type ChoiceField = z.infer<typeof choiceField>;

/** A picture that the buyer sends. */
const pictureField = field.extend({ kind: z.literal('picture') });
export type PictureField = z.infer<typeof pictureField>;

/** Leaving a layer out says nothing about its colour or its font. */
const alwaysPrinted = z.enum(['stop', 'print-default']);

/** A colour. */
const colourField = field.extend({
  kind: z.literal('colour'),
  whenEmpty: alwaysPrinted,
  /** The colours offered; empty = any that is written as `#RRGGBB`. */
  choices: listOf(choice.extend({ colour: hexColour })).max(MAX_CHOICES),
});
export type ColourField = z.infer<typeof colourField>;

/** One of the font faces that the seller offers. */
const fontField = field.extend({
  kind: z.literal('font'),
  whenEmpty: alwaysPrinted,
  choices: listOf(choice.extend({ fontId: z.string().min(1).max(MAX_FONT_ID) })).max(MAX_CHOICES),
});
export type FontField = z.infer<typeof fontField>;

/** What an order brings for a design: orders, programs and the designer fill the same fields. */
export const designField = z.discriminatedUnion('kind', [
  textField,
  choiceField,
  pictureField,
  colourField,
  fontField,
]);
export type DesignField = z.infer<typeof designField>;
export type FieldKind = DesignField['kind'];
