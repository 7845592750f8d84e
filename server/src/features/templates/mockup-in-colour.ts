import { type PictureInColour, pictureInColour } from '@diy/design/mockup';
import type { TemplateColour } from '@diy/design/template';
import type { StoredMockup } from './templates.queries.ts';

/** A picture of a mockup, and how it is coloured. */
export interface MockupInColour extends Omit<PictureInColour<StoredMockup>, 'picture'> {
  mockup: StoredMockup;
}

/** What a mockup shows of one of the product's colours; undefined = as it is. */
export function mockupInColour(mockup: StoredMockup, colour: TemplateColour | undefined): MockupInColour {
  const others = mockup.inColours?.map((picture) => ({ ...picture, picture }));
  const { picture, ...how } = pictureInColour<StoredMockup>(mockup, others, colour);
  return { mockup: picture, ...how };
}
