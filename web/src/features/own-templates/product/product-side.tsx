import type { StoredMessage } from '@diy/contract/messages';
import { lacksColour, missingColours } from '@diy/contract/own-templates/picture-colours';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import {
  surfaceNameProblems,
  variantProblems,
  variantSheetProblems,
} from '@diy/contract/own-templates/product-problems';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { UNSET, withProportions } from '../psd/print-sides.ts';
import { SaveTemplate } from '../save-template.tsx';
import { formValues, withFields } from '../template-fields.ts';
import { TemplateForm } from '../template-form.tsx';
import { problemsOf, useSaveOwnTemplate } from '../use-own-template.ts';
import { ColoursSection } from './colours-section.tsx';
import { withOutline } from './draft/outlines.ts';
import { useChangeParts } from './draft/use-change-parts.ts';
import { FactorySection } from './factory-section.tsx';
import { OutlineSection } from './outline-section.tsx';
import { SizesSection } from './sizes-section.tsx';
import { SurfaceName } from './surface-name.tsx';
import type { useObjectSides } from './use-object-sides.ts';
import { VariantsSection } from './variants/variants-section.tsx';

interface ProductSideProps {
  /** Null = new. */
  id: string | null;
  product: OwnTemplateProduct;
  setProduct: Dispatch<SetStateAction<OwnTemplateProduct>>;
  sides: ReturnType<typeof useObjectSides>;
  /** The surface that the figures are about. */
  surfaceId: string;
  preview: ReactNode;
  onMade: (id: string) => void;
}

/** The product's figures, sizes and colours, and the button that saves it. */
export function ProductSide({
  id,
  product,
  setProduct,
  sides,
  surfaceId,
  preview,
  onMade,
}: ProductSideProps) {
  const { t } = useTranslation('own-templates');
  const save = useSaveOwnTemplate(onMade);
  const surface = product.surfaces.find((one) => one.id === surfaceId)!;
  const object = sides.of(surfaceId);
  const missing = whatIsMissing(product);
  const changeParts = useChangeParts(product, setProduct);
  return (
    <div className={styles.side}>
      {preview}
      {product.surfaces.length > 1 ? (
        <SurfaceName
          product={product}
          surfaceId={surfaceId}
          mayCopy={object === undefined}
          onChange={setProduct}
        />
      ) : null}
      <TemplateForm
        fields={formValues(product, surface)}
        hasFixedSize={surface.outline !== undefined}
        problems={problemsOf(save.error)}
        onChange={(part) =>
          setProduct((now) => withFields(now, surfaceId, object ? withProportions(part, object) : part))
        }
      />
      <OutlineSection
        surface={surface}
        onChange={(taken) => setProduct((now) => withOutline(now, surfaceId, taken))}
      />
      {object ? <p className={styles.hint}>{t('psd.sizeHint')}</p> : null}
      <SizesSection product={product} surfaceId={surfaceId} onChange={changeParts} />
      <ColoursSection product={product} onChange={changeParts} />
      <VariantsSection product={product} onChange={setProduct} />
      <FactorySection
        product={product}
        problem={problemsOf(save.error)['print_files.naming']}
        onChange={setProduct}
      />
      <SaveTemplate
        error={save.error}
        isSaving={save.isPending}
        isComplete={missing === null}
        missing={missing ? t(missing.key, missing.names) : ''}
        onSave={() => save.mutate({ id, product })}
      />
    </div>
  );
}

const say = <Key extends string>(key: Key, names: Record<string, string> = {}) => ({ key, names });

/** What is still to be said before a product can be saved; null = nothing. */
function whatIsMissing(product: OwnTemplateProduct) {
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
