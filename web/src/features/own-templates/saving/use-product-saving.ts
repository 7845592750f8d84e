import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { cutText } from '../../../lib/text/cut-text.ts';
import { useMaking } from './use-making.ts';
import type { SavedAs } from './use-product-session.ts';
import { type SaveListeners, useSaveOwnTemplate } from './use-save-own-template.ts';
import { useUnprovenQuestion } from './use-unproven-question.ts';
import { whatIsMissing } from './what-is-missing.ts';

/** The longest name of a product. */
const MAX_NAME = 100;

interface Edited {
  product: OwnTemplateProduct;
  images: ReadonlyMap<string, OwnImage>;
  setProduct: Dispatch<SetStateAction<OwnTemplateProduct>>;
}

/** A page with an editor: what it saves over, and what it does then. */
export interface SavingPage extends SaveListeners {
  /** Template and revision that were read; null = a new template. */
  savedAs: SavedAs;
  /** Loads what is saved in place of what is edited. */
  onReload: () => Promise<void>;
  /** Makes what is edited a new template, of which nothing is saved. */
  onCopy: (from: string) => void;
}

/** Saving what is edited, over what was read or as a new template. */
export function useProductSaving({ product, images, setProduct }: Edited, page: SavingPage) {
  const { t } = useTranslation('own-templates');
  // What was read stays what is saved over, also when the page has read something newer since.
  const [savedAs, setSavedAs] = useState(page.savedAs);
  const save = useSaveOwnTemplate({
    onMade: page.onMade,
    onSaved(saved) {
      setSavedAs(saved);
      page.onSaved(saved);
    },
  });
  const making = useMaking(savedAs);
  const missing = whatIsMissing(product);
  const unproven = useUnprovenQuestion(product, { images, isSaved: page.savedAs !== null });
  return {
    ...{ error: save.error, isSaving: save.isPending, making, missing },
    onSave: () => unproven.ask(() => save.mutate({ savedAs, product })),
    unproven: unproven.question,
    /** What the dialog needs that asks what to do about a newer revision. */
    conflict: {
      error: save.error,
      onReload: page.onReload,
      onClose: save.reset,
      onCopy() {
        save.reset();
        if (savedAs) page.onCopy(savedAs.id);
        setSavedAs(null);
        const name = cutText(t('conflict.copyName', { name: product.name }), MAX_NAME);
        // The new one needs another SKU.
        setProduct((now) => ({ ...now, sku: '', name }));
        notify.hint(t('conflict.needSku'));
      },
    },
  };
}
