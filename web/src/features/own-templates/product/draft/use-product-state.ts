import type { RetiredPart } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { pastOf, withPresent, withUnusedIds } from './past-parts.ts';

/** The product being edited; new sizes and colours get no id that one had which is gone. */
export function useProductState(first: OwnTemplateProduct, retired: readonly RetiredPart[]) {
  const [{ product, past }, setEdited] = useState({ product: first, past: pastOf(retired) });
  const setProduct: Dispatch<SetStateAction<OwnTemplateProduct>> = (change) =>
    setEdited((now) => {
      const changed = typeof change === 'function' ? change(now.product) : change;
      const known = withPresent(now.past, now.product);
      return { product: withUnusedIds(now.product, changed, known), past: known };
    });
  /** A changed product as `setProduct` keeps it. */
  const settle = (changed: OwnTemplateProduct) => withUnusedIds(product, changed, withPresent(past, product));
  return { product, setProduct, settle };
}
