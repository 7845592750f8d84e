import { outlineFault } from '@diy/design/die-lines';
import { valueById } from '@diy/design/value-by-id';
import { message } from '../messages/make-message.ts';
import type { ProductParts } from './product-parts.ts';
import type { ProductProblem } from './product-problems.ts';

/** The most characters of all outlines of a product: twelve of as many corners as one may have, with two decimals. */
const MAX_OUTLINES_TEXT = 400_000;

/** What is wrong with the outlines of surfaces. Apart from the other checks, which pages load that draw no outline. */
export function outlineProblems({
  surfaces,
  sizes,
}: Pick<ProductParts, 'surfaces' | 'sizes'>): ProductProblem[] {
  let read = 0;
  return surfaces.flatMap(({ id, outline, width_mm, height_mm }, at) => {
    if (!outline) return [];
    const path = ['surfaces', at, 'outline'];
    read += outline.path.length;
    // What comes behind is not read: a product of twelve longest ones would hold the process for most of a second.
    if (read > MAX_OUTLINES_TEXT) return [{ path, text: message('own-templates.outline-too-fine') }];
    const fault = outlineFault(outline.path, { widthMm: width_mm, heightMm: height_mm });
    if (fault) return [{ path, text: message(`own-templates.outline-${fault}`) }];
    // An outline fits one size only; sizes with other print areas would need their own.
    const other = sizes.find(({ areas }) => {
      const area = valueById(areas, id);
      return area && (area.width_mm !== width_mm || area.height_mm !== height_mm);
    });
    return other ? [{ path, text: message('own-templates.outline-sizes', { size: other.name }) }] : [];
  });
}
