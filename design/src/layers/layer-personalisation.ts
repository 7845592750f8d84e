import { z } from 'zod';

/** What happens to a personalised layer when an order line has nothing for it. */
export const whenEmpty = z.enum(['stop', 'leave-out', 'print-default']);
export type WhenEmpty = z.infer<typeof whenEmpty>;

/** A layer whose words or picture come from each order. */
export const layerPersonalisation = z.strictObject({
  /** `stop`: the line is withheld; `leave-out`: it prints without the layer; `print-default`: it prints what the design shows. */
  whenEmpty,
});
export type LayerPersonalisation = z.infer<typeof layerPersonalisation>;
