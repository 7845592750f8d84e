import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { psdsOfProduct, type UnprovenPsd, unprovenPsds } from '../psd/unproven-psds.ts';
import { psdMockupQuery } from '../psd/use-psd-mockup.ts';

/** What the dialog needs that asks whether unproven PSDs look as they should. */
export interface UnprovenQuestion {
  /** Null = nothing is asked. */
  psds: UnprovenPsd[] | null;
  onAlike: () => void;
  onClose: () => void;
}

/**
 * Asks before a product is saved with a PSD that nothing proves, once for each: a saved product was asked about before.
 * @param isSaved whether the product was read as a template that exists
 */
export function useUnprovenQuestion(
  product: OwnTemplateProduct,
  { images, isSaved }: { images: ReadonlyMap<string, OwnImage>; isSaved: boolean },
) {
  const [compared, setCompared] = useState<ReadonlySet<string>>(
    () => new Set(isSaved ? psdsOfProduct(product) : []),
  );
  const [asked, setAsked] = useState<{ psds: UnprovenPsd[]; save: () => void } | null>(null);
  const psds = psdsOfProduct(product);
  const read = useQueries({ queries: psds.map(psdMockupQuery) });
  const question: UnprovenQuestion = {
    psds: asked?.psds ?? null,
    onAlike() {
      setCompared((now) => new Set([...now, ...(asked?.psds ?? []).map(({ imageId }) => imageId)]));
      setAsked(null);
      asked?.save();
    },
    onClose: () => setAsked(null),
  };
  return {
    question,
    /** Saves, or asks first. */
    ask(save: () => void) {
      const found = unprovenPsds(product, (imageId) => read[psds.indexOf(imageId)]?.data, {
        compared,
        images,
      });
      if (found.length === 0) save();
      else setAsked({ psds: found, save });
    },
  };
}
