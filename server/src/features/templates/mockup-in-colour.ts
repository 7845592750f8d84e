import type { TemplateColour } from '@diy/design/template';
import type { StoredMockup } from './templates.queries.ts';

/** A picture of a mockup, and how it is coloured. */
export interface MockupInColour {
  mockup: StoredMockup;
  /** White leaves the picture as it is. */
  colourHex: string;
  melange: TemplateColour['melange'];
}

const AS_IT_IS = '#FFFFFF';

/** What a mockup shows of one of the product's colours; undefined = as it is. */
export function mockupInColour(mockup: StoredMockup, colour: TemplateColour | undefined): MockupInColour {
  const coloured = { colourHex: colour?.hex ?? AS_IT_IS, melange: colour?.melange };
  if (!mockup.inColours) return { mockup, ...coloured };
  const own = mockup.inColours.find(({ colourIds }) => colour && colourIds.includes(colour.id));
  if (own?.takesColour) return { mockup: own, ...coloured };
  return { mockup: own ?? mockup, colourHex: AS_IT_IS, melange: undefined };
}
