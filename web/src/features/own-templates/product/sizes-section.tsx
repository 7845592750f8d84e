import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_SIDE_MM, MIN_SIDE_MM } from '@diy/contract/own-templates/product-fields';
import { MAX_DIMENSIONS } from '@diy/contract/own-templates/product-parts';
import { valueById } from '@diy/design/value-by-id';
import { Button, Input, InputNumber } from 'antd';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { DEFAULT_SIZES } from './default-choices.ts';
import {
  addSize,
  addSizes,
  changeSize,
  readSizeList,
  removeSize,
  setArea,
  setOfSize,
} from './draft/product-sizes.ts';
import styles from './product.module.css';
import { useSurfaceName } from './use-surface-name.ts';

interface SizesSectionProps {
  product: OwnTemplateProduct;
  /** The surface that prints written in a list are of. */
  surfaceId: string;
  onChange: (product: OwnTemplateProduct) => void;
}

/** Sizes with their print areas; a product without any has one, named by its print. */
export function SizesSection({ product, surfaceId, onChange }: SizesSectionProps) {
  const { t } = useTranslation('own-templates');
  const nameOf = useSurfaceName();
  const { sizes, surfaces } = product;
  const [own, setOwn] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  const hintId = useId();
  const at = surfaces.findIndex(({ id }) => id === surfaceId);
  const left = DEFAULT_SIZES.filter((name) => !sizes.some((size) => size.name === name));
  const addOwn = () => {
    const list = readSizeList(own, surfaces[at]!);
    onChange(addSizes(product, list.sizes, surfaceId));
    setUnread(list.unread);
    setOwn(list.unread.join(', '));
  };
  return (
    <fieldset className={styles.section}>
      <legend>{t('product.sizes')}</legend>
      {sizes.length === 0 ? <p className={styles.hint}>{t('product.noSizes')}</p> : null}
      {sizes.length > 0 ? (
        <ul className={styles.rows}>
          {sizes.map((size) => (
            <SizeRow key={size.id} product={product} sizeId={size.id} onChange={onChange} />
          ))}
        </ul>
      ) : null}
      <div className={styles.chips}>
        {left.map((name) => (
          <Button key={name} size="small" dir="ltr" onClick={() => onChange(addSize(product, name))}>
            + {name}
          </Button>
        ))}
      </div>
      <Input
        dir="auto"
        value={own}
        maxLength={1000}
        status={unread.length > 0 ? 'error' : ''}
        aria-label={t('product.ownSize')}
        aria-describedby={hintId}
        placeholder={t('product.sizeList')}
        onChange={(event) => setOwn(event.target.value)}
        onPressEnter={addOwn}
        onBlur={addOwn}
      />
      <p className={styles.hint} id={hintId} role={unread.length > 0 ? 'alert' : undefined}>
        {unread.length > 0
          ? t('product.sizesUnread', { sizes: joinParts(unread, ', ') })
          : t('product.sizeListHint', { name: nameOf(surfaces[at]!, at) })}
      </p>
    </fieldset>
  );
}

function SizeRow({ product, sizeId, onChange }: Omit<SizesSectionProps, 'surfaceId'> & { sizeId: string }) {
  const { t } = useTranslation('own-templates');
  const nameOf = useSurfaceName();
  const size = product.sizes.find(({ id }) => id === sizeId)!;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <bdi className={styles.name}>{size.name}</bdi>
        <Input
          dir="auto"
          value={size.dimensions}
          maxLength={MAX_DIMENSIONS}
          aria-label={t('product.dimensionsOf', { size: size.name })}
          placeholder={t('product.dimensions')}
          onChange={(event) => onChange(changeSize(product, sizeId, { dimensions: event.target.value }))}
        />
        <RoundButton
          icon={X}
          label={t('product.removeSize', { size: size.name })}
          onClick={() => onChange(removeSize(product, sizeId))}
        />
      </div>
      <div className={styles.area}>
        <span>{t('product.ofSize')}</span>
        <span>
          <InputNumber
            size="small"
            value={size.price_cents === undefined ? null : size.price_cents / 100}
            min={0}
            max={1_000_000}
            precision={2}
            prefix="¥"
            placeholder={String(product.price_cents / 100)}
            aria-label={`${size.name} ${t('field.price')}`}
            onChange={(value) =>
              onChange(
                setOfSize(product, sizeId, {
                  price_cents: value === null ? undefined : Math.round(value * 100),
                }),
              )
            }
          />{' '}
          <InputNumber
            size="small"
            value={size.weight_g ?? null}
            min={1}
            max={1_000_000}
            suffix="g"
            placeholder={String(product.weight_g)}
            aria-label={`${size.name} ${t('field.weight_g')}`}
            onChange={(value) => onChange(setOfSize(product, sizeId, { weight_g: value ?? undefined }))}
          />
        </span>
      </div>
      {product.surfaces.map((surface, index) => {
        const area = valueById(size.areas, surface.id) ?? surface;
        const side = (name: 'width_mm' | 'height_mm') => (
          <InputNumber
            size="small"
            value={area[name] === 0 ? null : area[name]}
            min={MIN_SIDE_MM}
            max={MAX_SIDE_MM}
            aria-label={`${size.name} ${nameOf(surface, index)} ${t(`field.${name}`)}`}
            onChange={(value) =>
              value !== null && onChange(setArea(product, sizeId, surface, { [name]: value }))
            }
          />
        );
        return (
          <div key={surface.id} className={styles.area}>
            <bdi>{product.surfaces.length > 1 ? nameOf(surface, index) : t('product.area')}</bdi>
            <span dir="ltr">
              {side('width_mm')} × {side('height_mm')} mm
            </span>
          </div>
        );
      })}
    </li>
  );
}
