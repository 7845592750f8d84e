import { coverCrop, FULL_CROP } from '../geometry/fit.ts';
import type { CodeLayer } from '../layers/code/code-layer.ts';
import type { ImageLayer } from '../layers/image/image-layer.ts';
import { withDrawableRepeats } from '../layers/image/keep-repeats.ts';
import type { Layer } from '../layers/layer.ts';
import type { ShapeLayer } from '../layers/shape/shape-layer.ts';
import { replaceLists } from '../layers/text/lists/edit-lists.ts';
import { settleSpans } from '../layers/text/spans/letter-pieces.ts';
import { replaceWords } from '../layers/text/spans/replace-words.ts';
import { withoutStyles } from '../layers/text/spans/style-letters.ts';
import type { TextLayer } from '../layers/text/text-layer.ts';
import { withMainColour } from '../layers/vector/vector-colours.ts';
import type { OpenBindings } from './open-fields.ts';
import type { FieldReading, OrderPicture } from './read-value.ts';

/** The layer with what its fields say, locked or not; fields that say nothing leave it as it is. */
export function withReadings(
  layer: Layer,
  bindings: OpenBindings,
  readingOf: (fieldId: string) => FieldReading | undefined,
): Layer {
  const fieldReading = (fieldId: string | undefined) =>
    fieldId === undefined ? undefined : readingOf(fieldId);
  const text = fieldReading(bindings.text)?.text;
  const colour = fieldReading(bindings.colour)?.colour;
  const fontId = fieldReading(bindings.font)?.fontId;
  const picture = fieldReading(bindings.picture)?.picture;
  if (layer.kind === 'image') return picture ? withPicture(layer, picture) : layer;
  if (layer.kind === 'shape') return colour ? withColour(layer, colour) : layer;
  if (layer.kind === 'vector') return colour ? withMainColour(layer, colour) : layer;
  if (layer.kind === 'code') return withCode(layer, text, colour);
  if (text === undefined && !colour && !fontId) return layer;
  const { lists, ...unlisted } = layer;
  const items = text === undefined ? lists : replaceLists(layer, text);
  const changed: TextLayer = {
    ...unlisted,
    ...(items?.length ? { lists: items } : {}),
    ...(text === undefined ? {} : { text }),
    ...(colour ? { colour, gradient: null } : {}),
    ...(fontId ? { fontId } : {}),
  };
  if (!layer.spans) return changed;
  const named = [...(colour ? (['colour'] as const) : []), ...(fontId ? (['fontId'] as const) : [])];
  return withSpansFor(layer, changed, named);
}

/** An order's colour or font (`named`) is that of all letters; other words look as `replaceWords` says. */
function withSpansFor(
  before: TextLayer,
  { spans: _, ...changed }: TextLayer,
  named: readonly ('colour' | 'fontId')[],
): TextLayer {
  const replaced = { ...before, text: changed.text, spans: replaceWords(before, changed.text) };
  const spans = settleSpans({ ...changed, spans: withoutStyles(replaced, named) });
  return spans.length > 0 ? { ...changed, spans } : changed;
}

function withCode(layer: CodeLayer, value: string | undefined, colour: string | undefined): CodeLayer {
  if (value === undefined && !colour) return layer;
  return { ...layer, ...(value === undefined ? {} : { value }), ...(colour ? { colour } : {}) };
}

/** The picture fills the box that the layer has; a pattern keeps repeating, with this picture. */
function withPicture(layer: ImageLayer, { id, widthPx, heightPx }: OrderPicture): ImageLayer {
  const source = { width: widthPx, height: heightPx };
  const box = { width: layer.widthMm, height: layer.heightMm };
  const crop = layer.tile ? { ...FULL_CROP } : coverCrop(source, box);
  // Another ratio changes the height of the repeats, and there may be more of them than are drawn.
  return withDrawableRepeats({
    ...layer,
    imageId: id,
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    crop,
  });
}

function withColour(layer: ShapeLayer, colour: string): ShapeLayer {
  const hasFill = layer.fill !== null && layer.shape !== 'line';
  if (hasFill) return { ...layer, fill: colour, gradient: null };
  return layer.stroke ? { ...layer, stroke: { ...layer.stroke, colour } } : { ...layer, fill: colour };
}
