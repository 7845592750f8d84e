import type { TemplateItem } from '@diy/contract/templates';
import { Select } from 'antd';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../../lib/text/locale.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { RoundButton } from '../../../../ui/round-button.tsx';
import type { ProductChoice } from '../../batch-draft.ts';
import styles from './product-list.module.css';
import { withToggled } from './toggle-in.ts';

interface ProductListProps {
  products: readonly ProductChoice[];
  items: ReadonlyMap<string, TemplateItem>;
  onChange: (products: readonly ProductChoice[]) => void;
}

/** The chosen templates: which colours, which size, which surfaces of each. */
export function ProductList({ products, items, onChange }: ProductListProps) {
  const { t } = useTranslation('batches');
  return (
    <ul className={styles.list} aria-label={t('products')}>
      {products.map((product, index) => {
        const item = items.get(product.templateId);
        if (!item) return <li key={product.templateId} className={styles.bone} />;
        return (
          <ProductLine
            key={product.templateId}
            product={product}
            item={item}
            onChange={(next) => onChange(products.map((one, at) => (at === index ? next : one)))}
            onRemove={() => onChange(products.filter((_, at) => at !== index))}
          />
        );
      })}
    </ul>
  );
}

interface ProductLineProps {
  product: ProductChoice;
  item: TemplateItem;
  onChange: (product: ProductChoice) => void;
  onRemove: () => void;
}

function ProductLine({ product, item, onChange, onRemove }: ProductLineProps) {
  const { t, i18n } = useTranslation('batches');
  const { definition } = item;
  const title = pickName(definition.title, i18n.language);
  /** The last colour stays, because a product needs one. */
  const toggle = (field: 'colourIds' | 'surfaces', id: string, all: readonly { id: string }[]) => {
    const next = withToggled(product[field], id);
    const sorted = all.map((one) => one.id).filter((one) => next.includes(one));
    if (sorted.length > 0) onChange({ ...product, [field]: sorted });
  };
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture src={item.cover} alt="" edgePx={56} />
      </span>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <fieldset className={styles.choice} aria-label={t('coloursOf', { title })}>
        {definition.colours.map((colour) => (
          <button
            key={colour.id}
            type="button"
            className={styles.colour}
            style={{ background: colour.hex }}
            aria-pressed={product.colourIds.includes(colour.id)}
            aria-label={pickName(colour.name, i18n.language)}
            title={pickName(colour.name, i18n.language)}
            onClick={() => toggle('colourIds', colour.id, definition.colours)}
          />
        ))}
      </fieldset>
      <Select
        size="small"
        className={styles.size ?? ''}
        aria-label={t('sizeOf', { title })}
        value={product.sizeId}
        options={definition.sizes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(sizeId: string) => onChange({ ...product, sizeId })}
      />
      <fieldset className={styles.choice} aria-label={t('surfacesOf', { title })}>
        {definition.surfaces.map((surface) => (
          <button
            key={surface.id}
            type="button"
            className={styles.surface}
            aria-pressed={product.surfaces.includes(surface.id)}
            onClick={() => toggle('surfaces', surface.id, definition.surfaces)}
          >
            {pickName(surface.name, i18n.language)}
          </button>
        ))}
      </fieldset>
      <span className={styles.end}>
        <RoundButton icon={X} label={t('removeProduct', { title })} onClick={onRemove} />
      </span>
    </li>
  );
}
