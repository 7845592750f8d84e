import type { OwnProduct } from '@diy/contract/own-products';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';

interface SurfaceNameProps {
  product: OwnProduct;
  surfaceId: string;
  onChange: (product: OwnProduct) => void;
}

/** The name of the surface whose print the form below is about. */
export function SurfaceName({ product, surfaceId, onChange }: SurfaceNameProps) {
  const { t } = useTranslation('own-templates');
  const id = useId();
  const rename = (name: string) =>
    onChange({
      ...product,
      surfaces: product.surfaces.map((one) => (one.id === surfaceId ? { ...one, name } : one)),
    });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('product.surfaceName')}</label>
      <Input
        id={id}
        value={product.surfaces.find((one) => one.id === surfaceId)?.name ?? ''}
        maxLength={40}
        onChange={(event) => rename(event.target.value)}
      />
      <p className={styles.hint}>{t('product.surfaceHint')}</p>
    </div>
  );
}
