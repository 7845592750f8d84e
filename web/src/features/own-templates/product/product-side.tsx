import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { withProportions } from '../psd/print-sides.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { SaveTemplate } from '../saving/save-template.tsx';
import { UnprovenDialog } from '../saving/unproven-dialog.tsx';
import type { useProductSaving } from '../saving/use-product-saving.ts';
import { formValues, withFields } from '../template-fields.ts';
import { TemplateForm } from '../template-form.tsx';
import { problemsOf } from '../use-own-template.ts';
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
  product: OwnTemplateProduct;
  setProduct: Dispatch<SetStateAction<OwnTemplateProduct>>;
  /** A changed product as `setProduct` keeps it. */
  settle: (changed: OwnTemplateProduct) => OwnTemplateProduct;
  sides: ReturnType<typeof useObjectSides>;
  /** The surface that the figures are about. */
  surfaceId: string;
  preview: ReactNode;
  saving: ReturnType<typeof useProductSaving>;
}

/** The product's figures, sizes and colours, and the button that saves it. */
export function ProductSide({
  product,
  setProduct,
  settle,
  sides,
  surfaceId,
  preview,
  saving,
}: ProductSideProps) {
  const { t } = useTranslation('own-templates');
  const surface = product.surfaces.find((one) => one.id === surfaceId)!;
  const object = sides.of(surfaceId);
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
        problems={problemsOf(saving.error)}
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
      <VariantsSection product={product} settle={settle} onChange={setProduct} />
      <FactorySection
        product={product}
        problem={problemsOf(saving.error)['print_files.naming']}
        onChange={setProduct}
      />
      <SaveTemplate
        error={saving.error}
        isSaving={saving.isSaving}
        making={saving.making}
        isComplete={saving.missing === null}
        missing={saving.missing ? t(saving.missing.key, saving.missing.names) : ''}
        onSave={saving.onSave}
      />
      <UnprovenDialog {...saving.unproven} />
      <ConflictDialog {...saving.conflict} />
    </div>
  );
}
