import type { OwnProduct } from '@diy/contract/own-products';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { NOT_SAID, withProportions } from '../psd/print-sides.ts';
import { SaveTemplate } from '../save-template.tsx';
import { fieldsOf, withFields } from '../template-fields.ts';
import { TemplateForm } from '../template-form.tsx';
import { problemsOf, useSaveOwnTemplate } from '../use-own-template.ts';
import { ColoursSection } from './colours-section.tsx';
import { missingColours } from './product-draft.ts';
import { SizesSection } from './sizes-section.tsx';
import { SurfaceName } from './surface-name.tsx';
import type { useObjectSides } from './use-object-sides.ts';

interface ProductSideProps {
  /** Null = new. */
  id: string | null;
  product: OwnProduct;
  setProduct: Dispatch<SetStateAction<OwnProduct>>;
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
  return (
    <div className={styles.side}>
      {preview}
      {product.surfaces.length > 1 ? (
        <SurfaceName product={product} surfaceId={surfaceId} onChange={setProduct} />
      ) : null}
      <TemplateForm
        fields={fieldsOf(product, surface)}
        problems={problemsOf(save.error)}
        onChange={(part) =>
          setProduct((now) => withFields(now, surfaceId, object ? withProportions(part, object) : part))
        }
      />
      {object ? <p className={styles.hint}>{t('psd.sizeHint')}</p> : null}
      <SizesSection product={product} onChange={setProduct} />
      <ColoursSection product={product} onChange={setProduct} />
      <SaveTemplate
        error={save.error}
        isSaving={save.isPending}
        isComplete={missing === null}
        missing={missing ? t(missing) : ''}
        onSave={() => save.mutate({ id, product })}
      />
    </div>
  );
}

/** What is still to be said before a product can be saved; null = nothing. */
function whatIsMissing(product: OwnProduct) {
  const isSaid = product.surfaces.every(({ width_mm }) => width_mm > NOT_SAID);
  if (product.name.trim() === '' || product.sku.trim() === '' || !isSaid)
    return isSaid ? 'needNames' : 'psd.needSize';
  if (product.pictures.some((picture) => missingColours(product, picture).length > 0))
    return 'product.needColours';
  return null;
}
