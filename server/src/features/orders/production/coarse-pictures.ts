import type { DesignDocument } from '@diy/design/document';
import { effectiveDpi, findingText } from '@diy/design/preflight';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { TemplateVersionRow } from '../../templates/index.ts';

/** Below this no print method hides the pixels; the designer calls it an error. */
const LOWEST_DPI = 150;

/**
 * What preflight says of pictures that buyers sent, which nobody has seen in the designer: too few pixels for the
 * place they fill. Null when all are fine enough.
 */
export function findCoarsePictures(
  document: DesignDocument,
  template: Pick<TemplateVersionRow, 'definition'>,
  imageIds: ReadonlySet<string>,
): Message | null {
  const found = document.surfaces.flatMap((surface) => {
    const wantedDpi =
      template.definition.surfaces.find(({ id }) => id === surface.surfaceId)?.resolutionDpi ?? LOWEST_DPI;
    return surface.layers.flatMap((layer) => {
      if (layer.kind !== 'image' || !imageIds.has(layer.imageId)) return [];
      const dpi = Math.floor(effectiveDpi(layer) + 0.1);
      if (dpi >= Math.min(wantedDpi, LOWEST_DPI)) return [];
      return [{ layer: layer.name, dpi, wantedDpi, lowestDpi: LOWEST_DPI }];
    });
  });
  const [first] = found.sort((a, b) => a.dpi - b.dpi);
  if (!first) return null;
  const finding = { id: 'low-resolution' as const, params: first };
  return {
    zh: `买家的${findingText(finding, 'zh')}`,
    en: `From the buyer: ${findingText(finding, 'en')}`,
  };
}
