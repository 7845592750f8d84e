import type { DesignDocument } from '@diy/design/document';
import type { TemplateDefinition } from '@diy/design/template';

/** Whether an earlier state can take the place of the open one: it has the same surfaces, and its colour and size still exist. */
export function fitsDesign(
  earlier: DesignDocument,
  now: DesignDocument,
  { colours, sizes }: Pick<TemplateDefinition, 'colours' | 'sizes'>,
): boolean {
  const surfacesOf = ({ surfaces }: DesignDocument) => surfaces.map(({ surfaceId }) => surfaceId).join();
  return (
    surfacesOf(earlier) === surfacesOf(now) &&
    colours.some(({ id }) => id === earlier.colourId) &&
    sizes.some(({ id }) => id === earlier.sizeId)
  );
}
