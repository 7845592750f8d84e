import { z } from 'zod';
import { CODE_KINDS, QR_LEVELS } from '../../codes/code-symbol.ts';
import { hexColour, layerBase } from '../layer-base.ts';
import { codeBindings } from '../layer-bindings.ts';
import { MAX_FONT_ID } from '../text/own-font-id.ts';
import { MAX_TEXT } from '../text/text-layer.ts';

/** A QR code or barcode that fills its box, the empty margin that readers need included. */
export const codeLayer = layerBase.extend({
  kind: z.literal('code'),
  /** Which symbology it is: a QR code or one of the barcodes. */
  code: z.enum(CODE_KINDS),
  /** What a reader shows, to the letter. */
  value: z.string().max(MAX_TEXT),
  /** How much of a QR code may be damaged: about 7, 15, 25 or 30 %; without effect on barcodes. */
  level: z.enum(QR_LEVELS),
  /** Colour of the squares or bars. */
  colour: hexColour,
  /** Colour of the box behind them; null = what lies below shows through. */
  ground: hexColour.nullable(),
  /** The line below the bars that people read, in this face; null = none. QR codes have none. */
  caption: z.strictObject({ fontId: z.string().min(1).max(MAX_FONT_ID) }).nullable(),
  /** What orders may change of it. */
  bindings: codeBindings.optional(),
});
export type CodeLayer = z.infer<typeof codeLayer>;
