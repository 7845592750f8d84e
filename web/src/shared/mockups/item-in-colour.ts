import type { MockupItem } from '@diy/contract/templates';
import type { TemplateColour } from '@diy/design/template';

/** A picture of a mockup, and how it is coloured. */
export interface ItemInColour {
  item: MockupItem;
  /** White leaves the picture as it is. */
  colourHex: string;
  melange: TemplateColour['melange'];
}

const AS_IT_IS = '#FFFFFF';

/** What a mockup shows of one of the product's colours, as the server chooses it. */
export function itemInColour(
  item: MockupItem,
  colour: Pick<TemplateColour, 'id' | 'hex' | 'melange'>,
): ItemInColour {
  const coloured = { colourHex: colour.hex, melange: colour.melange };
  if (!item.in_colours) return { item, ...coloured };
  const own = item.in_colours.find(({ colour_ids }) => colour_ids.includes(colour.id));
  if (own?.takes_colour) return { item: own, ...coloured };
  return { item: own ?? item, colourHex: AS_IT_IS, melange: undefined };
}
