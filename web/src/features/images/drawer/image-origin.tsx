import type { ImageProvenance } from '@diy/contract/images/image-details';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLocale } from '../../../lib/text/locale.ts';
import styles from './image-drawer.module.css';

/** How a generated image was made, with the way back to its group. */
export function ImageOrigin({ provenance }: { provenance: ImageProvenance }) {
  const { t } = useTranslation('images');
  const { provider_title, prompt, seed, group_id } = provenance;
  const facts: [string, string | null][] = [
    [t('origin.by'), provider_title[currentLocale() === 'zh-CN' ? 'zh' : 'en']],
    [t('origin.prompt'), prompt],
    [t('origin.seed'), seed === null ? null : String(seed)],
  ];
  return (
    <section aria-label={t('origin.title')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{t('origin.group')}</dt>
          <dd>
            <Link to={`/auth/ai/item?id=${encodeURIComponent(group_id)}`}>{t('origin.open')}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
