import { lacksColour, recolouredIds } from '@diy/contract/own-templates/picture-colours';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Button, Select, Switch } from 'antd';
import { ImagePlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { foundCloth, setPictureColour, setRecolour } from './draft/product-colours.ts';
import type { SelectedPicture } from './draft/product-draft.ts';
import styles from './product.module.css';
import type { ShownPicture } from './use-shown-pictures.ts';

interface PictureColoursProps {
  product: OwnTemplateProduct;
  shownPicture: ShownPicture;
  selected: SelectedPicture;
  onChange: (product: OwnTemplateProduct) => void;
  /** Looks at the picture's counterpart in a colour; null = at the picture itself. */
  onColour: (colour: string | null) => void;
  onAddPhoto: (colour: string) => void;
  onRemovePhoto: (colour: string) => void;
}

/** Which colour a picture shows, and its counterparts in the others. */
export function PictureColours(props: PictureColoursProps) {
  const { product, shownPicture, selected, onChange, onColour, onAddPhoto, onRemovePhoto } = props;
  const { t } = useTranslation('own-templates');
  const picture = product.pictures[selected.picture]!;
  const isUnsaid = lacksColour(product.colours, picture);
  const isForAll = picture.colour_id === null;
  const found = foundCloth(product, selected.picture);
  const taken = recolouredIds(product.colours, picture);
  const firstColour = product.colours[0]!.id;
  return (
    <div className={styles.uses}>
      <div className={styles.chips}>
        <span>{t('product.showsColour')}</span>
        <Select
          size="small"
          className={styles.select}
          disabled={isForAll}
          value={isUnsaid ? null : picture.colour_id}
          placeholder={t('product.sayColour')}
          status={isUnsaid ? 'error' : ''}
          aria-label={t('product.showsColour')}
          options={product.colours.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange(setPictureColour(product, selected.picture, id))}
        />
        <label className={styles.switch} htmlFor="own-for-all">
          <Switch
            id="own-for-all"
            size="small"
            checked={isForAll}
            onChange={(all) =>
              onChange(setPictureColour(product, selected.picture, all ? null : firstColour))
            }
          />
          {t('product.forAll')}
        </label>
        {found && !isForAll ? (
          <label className={styles.switch} htmlFor="own-recolour">
            <Switch
              id="own-recolour"
              size="small"
              checked={picture.recolour !== null}
              onChange={(on) => onChange(setRecolour(product, selected.picture, on ? found : null))}
            />
            {t('product.recolour')}
          </label>
        ) : null}
      </div>
      {isForAll ? null : (
        <ul className={styles.counterparts}>
          {product.colours.map(({ id, name, hex }) => {
            const isOwn = id === picture.colour_id;
            const photo = picture.photos.find(({ colour_id }) => colour_id === id);
            const shown = isOwn ? picture : photo;
            const isShown = isOwn ? selected.colour === null : selected.colour === id;
            const isTaken = taken.includes(id);
            return (
              <li key={id}>
                {shown || isTaken ? (
                  <button
                    type="button"
                    className={styles.counterpart}
                    aria-pressed={isShown}
                    onClick={() => onColour(isOwn ? null : id)}
                  >
                    {shown ? (
                      <Picture src={shownPicture(shown.image_id, shown.places)} alt="" edgePx={40} />
                    ) : null}
                    <i style={{ background: hex }} />
                    <bdi>{name}</bdi>
                  </button>
                ) : (
                  <Button icon={<Icon of={ImagePlus} size={16} />} onClick={() => onAddPhoto(id)}>
                    <i className={styles.dotOf} style={{ background: hex }} />
                    <bdi>{name}</bdi>
                  </Button>
                )}
                {isTaken && isShown ? (
                  <RoundButton
                    icon={ImagePlus}
                    label={t('product.addPhoto', { name })}
                    onClick={() => onAddPhoto(id)}
                  />
                ) : null}
                {photo && isShown ? (
                  <RoundButton
                    icon={X}
                    label={t('product.removePhoto', { name })}
                    onClick={() => onRemovePhoto(id)}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
