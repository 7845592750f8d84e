import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './product.module.css';
import { useSurfaceName } from './use-surface-name.ts';

interface SurfaceTabsProps {
  product: OwnTemplateProduct;
  /** The surface being marked. */
  active: string;
  /** Surfaces that the image looked at shows. */
  seen: ReadonlySet<string>;
  onActive: (surface: string) => void;
  onAdd: () => void;
  onRemove: (surface: string) => void;
}

/** The product's surfaces, of which one is being marked; of one alone, only that more can be added. */
export function ProductSurfaceTabs({ product, active, seen, onActive, onAdd, onRemove }: SurfaceTabsProps) {
  const { t } = useTranslation('own-templates');
  const nameOf = useSurfaceName();
  const { surfaces } = product;
  const add = (
    <Button icon={<Icon of={Plus} />} onClick={onAdd}>
      {t('product.addSurface')}
    </Button>
  );
  if (surfaces.length === 1) return add;
  return (
    <fieldset className={`${styles.chips} ${styles.tabs}`} aria-label={t('product.surfaces')}>
      {surfaces.map((surface, index) => (
        <Button
          key={surface.id}
          type={surface.id === active ? 'primary' : 'default'}
          aria-pressed={surface.id === active}
          className={seen.has(surface.id) ? undefined : styles.unseen}
          onClick={() => onActive(surface.id)}
        >
          <bdi>{nameOf(surface, index)}</bdi>
        </Button>
      ))}
      {add}
      <RoundButton
        icon={X}
        label={t('product.removeSurface', {
          name: nameOf(
            surfaces.find(({ id }) => id === active)!,
            surfaces.findIndex(({ id }) => id === active),
          ),
        })}
        onClick={() => onRemove(active)}
      />
    </fieldset>
  );
}
