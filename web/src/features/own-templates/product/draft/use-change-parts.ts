import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { undoChange, withoutStrayVariants } from './stray-variants.ts';

/** Changes sizes and colours. What was said of one that is gone goes with it, which can be undone. */
export function useChangeParts(
  product: OwnTemplateProduct,
  setProduct: Dispatch<SetStateAction<OwnTemplateProduct>>,
): (changed: OwnTemplateProduct) => void {
  const { t } = useTranslation('own-templates');
  return (changed) => {
    const after = withoutStrayVariants(changed);
    setProduct(after);
    const count = (product.variants?.length ?? 0) - (after.variants?.length ?? 0);
    if (count > 0)
      notify.undo(t('variants.removed', { count }), () =>
        setProduct((now) => undoChange(now, { before: product, after })),
      );
  };
}
