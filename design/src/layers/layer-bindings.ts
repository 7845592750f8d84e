import { z } from 'zod';
import { listOf } from '../parsing/list-of.ts';

const id = z.string().min(1).max(40);

/** Shows the layer for some choices of a field and leaves it out for the others. */
const shownFor = z.strictObject({
  /** A field of kind `choice`. */
  fieldId: id,
  /** Choices of that field for which the layer is printed. */
  choiceIds: listOf(id).min(1).max(100),
});
export type ShownFor = z.infer<typeof shownFor>;

/**
 * Which of the design's fields change what of the layer, by field id; absent = nothing. A layer without a binding of its words or
 * picture is filled under its own name, where an order asks for that name.
 */
export const textBindings = z.strictObject({
  /** Its words: a field of kind `text`, or `choice` with a text for each choice. */
  text: id.optional(),
  /** The colour of its letters, instead of a gradient too: `colour`, or `choice` with a colour for each choice. */
  colour: id.optional(),
  /** Its font face: `font`. */
  font: id.optional(),
  shownFor: shownFor.optional(),
});
export type TextBindings = z.infer<typeof textBindings>;

/** The same rule as for text layers. */
export const codeBindings = z.strictObject({
  /** The field whose words the code encodes: one of kind `text`, or `choice` with a text for each choice. */
  text: id.optional(),
  /** Field that sets the colour of its squares or bars: a `colour`, or a `choice` with a colour for each choice. */
  colour: id.optional(),
  shownFor: shownFor.optional(),
});
export type CodeBindings = z.infer<typeof codeBindings>;

/** The same rule as for text layers. */
export const imageBindings = z.strictObject({
  /** Its picture, which fills the layer's box from the middle: `picture`. */
  picture: id.optional(),
  shownFor: shownFor.optional(),
});
export type ImageBindings = z.infer<typeof imageBindings>;

/** The same rule as for text layers. */
export const shapeBindings = z.strictObject({
  /** Its fill, or its outline where it has no fill: `colour`, or `choice` with a colour for each choice. */
  colour: id.optional(),
  shownFor: shownFor.optional(),
});
export type ShapeBindings = z.infer<typeof shapeBindings>;
