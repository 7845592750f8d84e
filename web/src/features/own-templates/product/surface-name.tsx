import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_PART_NAME } from '@diy/contract/own-templates/product-parts';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { copySurface } from './draft/product-sizes.ts';
import { useSurfaceName } from './use-surface-name.ts';

interface SurfaceNameProps {
  product: OwnTemplateProduct;
  surfaceId: string;
  /** Whether its print may have any proportions. */
  mayCopy: boolean;
  onChange: (product: OwnTemplateProduct) => void;
}

/** The name of the surface whose print the form below is about, and its print as that of the first. */
export function SurfaceName({ product, surfaceId, mayCopy, onChange }: SurfaceNameProps) {
  const { t } = useTranslation('own-templates');
  const nameOf = useSurfaceName();
  const id = useId();
  const hintId = useId();
  const [first] = product.surfaces;
  const name = product.surfaces.find((one) => one.id === surfaceId)?.name ?? '';
  const isTaken = product.surfaces.some(
    (one) => one.id !== surfaceId && name !== '' && nameKey(one.name) === nameKey(name),
  );
  const rename = (next: string) =>
    onChange({
      ...product,
      surfaces: product.surfaces.map((one) => (one.id === surfaceId ? { ...one, name: next } : one)),
    });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('product.surfaceName')}</label>
      <Input
        id={id}
        dir="auto"
        value={name}
        maxLength={MAX_PART_NAME}
        status={isTaken ? 'error' : ''}
        aria-describedby={hintId}
        onChange={(event) => rename(event.target.value)}
      />
      <p className={isTaken ? styles.problem : styles.hint} id={hintId} role={isTaken ? 'alert' : undefined}>
        {isTaken ? t('product.sameSurface', { name: name.trim() }) : t('product.surfaceHint')}
      </p>
      {mayCopy && first && first.id !== surfaceId ? (
        <Button onClick={() => onChange(copySurface(product, first, surfaceId))}>
          {t('product.likeFirst', { name: nameOf(first, 0) })}
        </Button>
      ) : null}
    </div>
  );
}
