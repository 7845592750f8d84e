import { lacksColour, missingColours } from '@diy/contract/own-templates/picture-colours';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Button } from 'antd';
import { ImagePlus, Star, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { imageIdOf } from './draft/product-parts.ts';
import styles from './product.module.css';
import type { ShownPicture } from './use-shown-pictures.ts';

interface PictureStripProps {
  product: OwnTemplateProduct;
  shownPicture: ShownPicture;
  /** Number of the picture looked at. */
  active: number;
  onActive: (picture: number) => void;
  onAdd: () => void;
  onRemove: (picture: number) => void;
  onFirst: (picture: number) => void;
}

/** The product's pictures in their order; of one alone, only that more can be added. */
export function PictureStrip(props: PictureStripProps) {
  const { product, shownPicture, active, onActive, onAdd, onRemove, onFirst } = props;
  const { t } = useTranslation('own-templates');
  const { pictures } = product;
  const add = (
    <Button icon={<Icon of={ImagePlus} />} onClick={onAdd}>
      {t('product.addPicture')}
    </Button>
  );
  if (pictures.length === 1) return add;
  return (
    <div className={styles.strip}>
      <ul className={styles.pictures} aria-label={t('product.pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.id} data-active={index === active}>
            <button
              type="button"
              aria-pressed={index === active}
              aria-label={`${t('product.picture', { number: index + 1 })} ${picture.name}`.trim()}
              onClick={() => onActive(index)}
            >
              <Picture src={shownPicture(imageIdOf(picture), picture.places)} alt="" edgePx={84} />
              {index === 0 || picture.name ? (
                <bdi className={styles.mark} title={picture.name}>
                  {index === 0 ? t('product.main') : picture.name}
                </bdi>
              ) : null}
              {missingColours(product.colours, picture).length > 0 ||
              lacksColour(product.colours, picture) ? (
                <span className={styles.dot} title={t('product.coloursMissing')} />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.chips}>
        {add}
        {active > 0 ? (
          <Button type="text" icon={<Icon of={Star} size={16} />} onClick={() => onFirst(active)}>
            {t('product.makeMain')}
          </Button>
        ) : null}
        <RoundButton
          icon={X}
          label={t('product.removePicture', { number: active + 1 })}
          onClick={() => onRemove(active)}
        />
      </div>
    </div>
  );
}
