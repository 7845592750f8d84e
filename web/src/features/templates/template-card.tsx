import type { TemplateRow } from '@diy/contract/templates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../lib/text/format.ts';
import { joinParts } from '../../lib/text/join-parts.ts';
import { pickName } from '../../lib/text/locale.ts';
import { withNonBreakingMeasures } from '../../lib/text/non-breaking-measures.ts';
import { writeSize } from '../../lib/text/write-size.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './template-card.module.css';

const SHOWN_COLOURS = 8;

/** Cards that stand side by side on a wide screen: their pictures load first. */
export const EAGER_CARDS = 5;

/** Edge of a cover, CSS px. */
export const COVER_PX = 340;

interface TemplateCardProps {
  template: TemplateRow;
  actions?: ReactNode;
  /** True = it stands in the first row. */
  isUrgent?: boolean;
}

/** A product to design on: its photograph, name and printable surfaces; its colours on hover and focus. */
export function TemplateCard({ template, actions, isUrgent }: TemplateCardProps) {
  const { t, i18n } = useTranslation('templates');
  const title = pickName(template.title, i18n.language);
  const shown = template.colours.slice(0, SHOWN_COLOURS);
  const more = template.colours.length - shown.length;
  const several = (key: string, count: number) => (count > 1 ? `${t(key, { count })} · ` : '');
  const areas = template.surfaces.map((surface) =>
    withNonBreakingMeasures(
      joinParts(
        [
          pickName(surface.name, i18n.language),
          writeSize([Math.round(surface.width_mm), Math.round(surface.height_mm)], 'mm'),
        ],
        ' ',
      ),
    ),
  );
  return (
    <li className={styles.card}>
      <Link
        to={`/auth/diy?template_id=${encodeURIComponent(template.id)}`}
        className={styles.link}
        draggable={false}
      >
        <span className={styles.picture}>
          <Picture src={template.cover} alt="" edgePx={COVER_PX} isUrgent={isUrgent ?? false} />
          <span className={styles.colours} aria-hidden="true">
            {shown.map((colour) => (
              <span
                key={colour.id}
                style={{ background: colour.hex }}
                title={pickName(colour.name, i18n.language)}
              />
            ))}
            {more > 0 ? <em>+{more}</em> : null}
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.title} dir="auto">
            {withNonBreakingMeasures(title)}
          </span>
          <span className={styles.price}>
            {formatMoney(template.price_cents, template.currency, i18n.language)}
          </span>
        </span>
        <span className={styles.meta}>{joinParts(areas)}</span>
        <span className={styles.meta}>
          {several('colours', template.colours.length)}
          {several('sizes', template.sizes.length)}
          <bdi className={styles.sku}>{template.sku}</bdi>
        </span>
      </Link>
      {actions ? <span className={styles.actions}>{actions}</span> : null}
    </li>
  );
}
