import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/text/format.ts';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import styles from '../product.module.css';

/** What is said of single sizes and colours; it scrolls, for there may be hundreds. */
export function VariantTable({ product }: { product: OwnTemplateProduct }) {
  const { t, i18n } = useTranslation('own-templates');
  const { variants = [], sizes, colours } = product;
  const nameOf = (parts: readonly { id: string; name: string }[], id: string) =>
    parts.find((part) => part.id === id)?.name ?? '–';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.variants} aria-label={t('variants.legend')} tabIndex={0}>
      <table>
        <caption>{t('variants.count', { count: variants.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('variants.column.variant')}</th>
            <th scope="col">SKU</th>
            <th scope="col">{t('field.price')}</th>
            <th scope="col">{t('field.weight_g')}</th>
            <th scope="col">{t('variants.column.package')}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map(({ size_id, colour_id, sku, price_cents, weight_g, packed }) => (
            <tr key={`${colour_id} ${size_id}`}>
              <th scope="row">
                {joinParts([colour_id && nameOf(colours, colour_id), size_id && nameOf(sizes, size_id)])}
              </th>
              <td dir="ltr">{sku}</td>
              <td>{price_cents === undefined ? '' : formatMoney(price_cents, 'CNY', i18n.language)}</td>
              <td>{weight_g === undefined ? '' : writeSize([weight_g], 'g')}</td>
              <td dir="ltr">
                {packed ? writeSize([packed.length_cm, packed.width_cm, packed.height_cm], 'cm') : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
