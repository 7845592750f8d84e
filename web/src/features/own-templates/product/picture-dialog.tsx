import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoPicker } from '../photo-picker.tsx';
import styles from './product.module.css';
import { useSurfaceName } from './use-surface-name.ts';

/** What a new picture shows: a surface by its id, one more surface, or the product alone. */
export type PictureShows = string | typeof NEW_SURFACE | typeof NO_SURFACE;
export const NEW_SURFACE = '+';
export const NO_SURFACE = '-';

interface PictureDialogProps {
  product: OwnTemplateProduct;
  title: string;
  /** Asks what the picture shows. */
  asksSurface: boolean;
  onPick: (image: OwnImage, shows: PictureShows) => void;
  onUpload: () => void;
  onClose: () => void;
}

/** Chooses a picture of the library, and what it shows of the product. */
export function PictureDialog({
  product,
  title,
  asksSurface,
  onPick,
  onUpload,
  onClose,
}: PictureDialogProps) {
  const { t } = useTranslation('own-templates');
  const nameOf = useSurfaceName();
  const [shows, setShows] = useState<PictureShows>(product.surfaces[0]!.id);
  return (
    <Modal open title={title} footer={null} centered width="min(960px, 94vw)" onCancel={onClose}>
      <div className={styles.dialog}>
        {asksSurface ? (
          <div className={styles.chips}>
            <span>{t('product.itShows')}</span>
            <Segmented
              value={shows}
              options={[
                ...product.surfaces.map((surface, index) => ({
                  value: surface.id,
                  label: nameOf(surface, index),
                })),
                { value: NEW_SURFACE, label: t('product.anotherSurface') },
                { value: NO_SURFACE, label: t('product.noSurface') },
              ]}
              onChange={setShows}
            />
          </div>
        ) : null}
        <PhotoPicker onPick={(image) => onPick(image, shows)} onUpload={onUpload} />
      </div>
    </Modal>
  );
}
