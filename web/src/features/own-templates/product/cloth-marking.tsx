import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnRecolour, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Button, Segmented } from 'antd';
import { Undo2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../own-template.module.css';
import own from './product.module.css';

interface ClothMarkingProps {
  image: OwnImage;
  recolour: OwnRecolour;
  colour: OwnTemplateProduct['colours'][number];
  onChange: (recolour: OwnRecolour) => void;
}

const KINDS = ['cloth', 'ground'] as const;
type Kind = (typeof KINDS)[number];

/** Corrects what of a photograph takes another colour: a click says that a place is the product, or is not. */
export function ClothMarking({ image, recolour, colour, onChange }: ClothMarkingProps) {
  const { t } = useTranslation('own-templates');
  const [kind, setKind] = useState<Kind>('cloth');
  const [added, setAdded] = useState<Kind[]>([]);
  const add = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const place: [number, number] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    if (place.some((share) => share < 0 || share > 1) || recolour[kind].length >= 50) return;
    onChange({ ...recolour, [kind]: [...recolour[kind], place] });
    setAdded([...added, kind]);
  };
  const undo = () => {
    const last = added.at(-1) ?? (recolour.ground.length > 0 ? 'ground' : 'cloth');
    onChange({ ...recolour, [last]: recolour[last].slice(0, -1) });
    setAdded(added.slice(0, -1));
  };
  return (
    <>
      <p className={own.note} role="status">
        {t('product.clothHint', { name: colour.name })}
      </p>
      <div className={styles.tools}>
        <Segmented
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`product.cloth.${value}`) }))}
          onChange={setKind}
        />
        <Button
          icon={<Icon of={Undo2} />}
          disabled={recolour.cloth.length + recolour.ground.length === 0}
          onClick={undo}
        >
          {t('undo')}
        </Button>
      </div>
      <div className={own.clothStage} dir="ltr">
        <button type="button" aria-label={t(`product.cloth.${kind}`)} onClick={add}>
          <img src={image.url} alt={t('photo')} width={image.width} height={image.height} draggable={false} />
          {KINDS.flatMap((one) =>
            recolour[one].map(([x, y]) => (
              <i
                key={`${one} ${x} ${y}`}
                data-kind={one}
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              />
            )),
          )}
        </button>
      </div>
    </>
  );
}
