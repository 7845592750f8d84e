import type { DesignForExport } from '../../designs/index.ts';
import { mockupSize } from '../../rendering/index.ts';
import { mockupInColour, type StoredMockup } from '../../templates/index.ts';

/** Size of a finished mockup of a design, in px: colours may have photographs of other sizes. */
export function sizeInColour(
  mockup: StoredMockup,
  { colourId, template }: Pick<DesignForExport, 'colourId' | 'template'>,
): { widthPx: number; heightPx: number } {
  const colour = template.definition.colours.find(({ id }) => id === colourId);
  return mockupSize(mockupInColour(mockup, colour).mockup.asset);
}
