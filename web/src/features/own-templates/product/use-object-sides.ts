import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { valueById } from '@diy/design/value-by-id';
import { useState } from 'react';
import { UNSET, withProportions } from '../psd/print-sides.ts';
import { withFields } from '../template-fields.ts';

type Sides = Pick<PsdSurface, 'width_px' | 'height_px'>;

/** Proportions of the smart objects that surfaces are printed on: they say those of the print. */
export function useObjectSides() {
  const [sides, setSides] = useState<Readonly<Record<string, Sides>>>({});
  return {
    of: (surfaceId: string): Sides | undefined => valueById(sides, surfaceId),
    /** The product with a surface in a smart object's proportions. */
    choose(product: OwnTemplateProduct, surfaceId: string, object: Sides): OwnTemplateProduct {
      setSides((now) => ({ ...now, [surfaceId]: object }));
      const surface = product.surfaces.find(({ id }) => id === surfaceId);
      if (!surface || surface.width_mm === UNSET) return product;
      return withFields(product, surfaceId, withProportions({ width_mm: surface.width_mm }, object));
    },
  };
}
