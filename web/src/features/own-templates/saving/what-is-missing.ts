import type { StoredMessage } from '@diy/contract/messages';
import { lacksColour, missingColours } from '@diy/contract/own-templates/picture-colours';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import {
  surfaceNameProblems,
  variantProblems,
  variantSheetProblems,
} from '@diy/contract/own-templates/product-problems';
import { UNSET } from '../psd/print-sides.ts';

const say = <Key extends string>(key: Key, names: Record<string, string> = {}) => ({ key, names });

/** What is still to be said before a product can be saved; null = nothing. */
export function whatIsMissing(product: OwnTemplateProduct) {
  const isSaid = product.surfaces.every(({ width_mm }) => width_mm > UNSET);
  if (product.name.trim() === '' || product.sku.trim() === '' || !isSaid)
    return say(isSaid ? 'needNames' : 'psd.needSize');
  const [sameSurface] = surfaceNameProblems(product);
  if (sameSurface) return say('product.sameSurface', namesIn(sameSurface.text));
  const [alike] = variantProblems(product);
  if (alike) return wordedAlike(alike.text);
  if (variantSheetProblems(product).length > 0) return say('variants.needClear');
  const number = product.pictures.findIndex((picture) => lacksColour(product.colours, picture)) + 1;
  if (number > 0) return say('product.needShownColour', { number: String(number) });
  if (product.pictures.some((picture) => missingColours(product.colours, picture).length > 0))
    return say('product.needColours');
  return null;
}

/** The page's own words for colours and sizes that are the same for SKUs and orders. */
function wordedAlike({ id, params }: StoredMessage) {
  const names = namesIn({ params });
  if (id === 'own-templates.same-code') return say('product.sameCode', names);
  if (id === 'own-templates.same-size') return say('product.sameSize', names);
  return say('product.sameColour', names);
}

const namesIn = ({ params }: Pick<StoredMessage, 'params'>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
