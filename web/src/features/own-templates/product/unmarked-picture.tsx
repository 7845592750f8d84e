import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import own from './product.module.css';
import { useSurfaceName } from './use-surface-name.ts';

interface UnmarkedPictureProps {
  product: OwnTemplateProduct;
  surface: OwnSurface;
  image: OwnImage;
  onOther: () => void;
  /** Surfaces that it may show. */
  offered: readonly OwnSurface[];
  onMark: (surface: OwnSurface) => void;
  onNew: () => void;
}

/** A picture that does not show the surface looked at. */
export function UnmarkedPicture({
  product,
  surface,
  image,
  offered,
  onOther,
  onMark,
  onNew,
}: UnmarkedPictureProps) {
  const { t } = useTranslation('own-templates');
  const nameOf = useSurfaceName();
  const called = (one: OwnSurface) => nameOf(one, product.surfaces.indexOf(one));
  return (
    <PictureAsItIs url={image.url} alt={t('photo')} onOther={onOther}>
      <p className={own.note} role="status">
        {offered.length > 1 ? t('product.nothingShown') : t('product.notShown', { name: called(surface) })}
      </p>
      {offered.map((one) => (
        <Button key={one.id} onClick={() => onMark(one)}>
          {t('product.markHere', { name: called(one) })}
        </Button>
      ))}
      <Button onClick={onNew}>{t('product.markNew')}</Button>
    </PictureAsItIs>
  );
}

interface PictureAsItIsProps {
  url: string;
  alt: string;
  /** Chooses another image. */
  onOther: () => void;
  /** What is said and done about it. */
  children: ReactNode;
}

/** A picture on which nothing is marked. */
export function PictureAsItIs({ url, alt, onOther, children }: PictureAsItIsProps) {
  const { t } = useTranslation('own-templates');
  return (
    <>
      <div className={styles.tools}>
        {children}
        <Button type="text" onClick={onOther}>
          {t('otherPhoto')}
        </Button>
      </div>
      <div className={styles.preview}>
        <figure className={styles.psdPreview}>
          <img src={url} alt={alt} />
        </figure>
      </div>
    </>
  );
}
