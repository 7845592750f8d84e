import { getProfile } from '@diy/contract/accounts/accounts';
import { listDesigns } from '@diy/contract/designs/designs';
import { listTemplates } from '@diy/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../../../lib/text/format.ts';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { withNonBreakingMeasures } from '../../../lib/text/non-breaking-measures.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { call } from '../../../shared/api/call.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QuickStarts } from './quick-starts.tsx';
import styles from './start-page.module.css';

const RECENT = 6;

/**
 * The designer's front door: continue a design, or choose a product by its picture. With `imageIds` the person comes
 * from the library, and only the product is missing. `work` is the running work.
 */
export function StartPage({ imageIds = [], work }: { imageIds?: readonly string[]; work?: ReactNode }) {
  const { t } = useTranslation(['designer', 'common']);
  const profile = useQuery({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => call(getProfile, {}, { quiet: true, signal }),
  });
  const name = profile.data?.nickname || profile.data?.username;
  const isForImages = imageIds.length > 0;
  const greeting = name ? t('start.greeting', { name }) : t('start.title');
  const lead = profile.data
    ? t('start.counts', { designs: profile.data.counts.designs, images: profile.data.counts.images })
    : t('start.lead');
  return (
    <div className={styles.page} data-testid="designer-start">
      <header className={styles.head}>
        <h1>{isForImages ? t('start.forImages') : greeting}</h1>
        <p>{isForImages ? t('start.forImagesLead') : lead}</p>
      </header>
      {isForImages ? null : (
        <>
          <QuickStarts />
          {work}
          <RecentDesigns />
        </>
      )}
      <TemplateChoice imageIds={imageIds} />
    </div>
  );
}

function RecentDesigns() {
  const { t, i18n } = useTranslation('designer');
  const query = useQuery({
    queryKey: [...queryKeys.designs, 'recent'],
    queryFn: ({ signal }) => call(listDesigns, { limit: RECENT }, { quiet: true, signal }),
  });
  const rows = query.data?.list ?? [];
  // Without designs, and while they cannot be fetched, the templates are what matters.
  if (rows.length === 0) return null;
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{t('start.recent')}</h2>
        <Link to="/auth/user/goods">{t('start.all')}</Link>
      </div>
      <ul className={styles.recent}>
        {rows.map((design) => (
          <li key={design.id}>
            <Link
              to={`/auth/diy?id=${encodeURIComponent(design.id)}`}
              className={styles.card}
              data-testid="recent-design"
            >
              <Picture src={design.cover} alt="" edgePx={220} missing={t('start.noCover')} />
              <span className={styles.cardName} dir="auto">
                {design.name}
              </span>
              <span className={styles.cardMeta}>
                {formatTime(design.updated_at, i18n.language, new Date())}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplateChoice({ imageIds }: { imageIds: readonly string[] }) {
  const { t, i18n } = useTranslation('designer');
  const images = imageIds.length > 0 ? `&image_id=${encodeURIComponent(imageIds.join())}` : '';
  const [pid, setPid] = useState('all');
  const query = useQuery({
    queryKey: [...queryKeys.templates, 'start'],
    queryFn: ({ signal }) => call(listTemplates, { limit: 100 }, { quiet: true, signal }),
  });
  const categories = query.data?.diyTypeList ?? [];
  const rows = (query.data?.list ?? []).filter((row) => pid === 'all' || row.pid === pid);
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{t('start.choose')}</h2>
      </div>
      {categories.length > 1 ? (
        <FilterChips
          label={t('start.categories')}
          value={pid}
          onChange={setPid}
          chips={[
            { id: 'all', label: t('common:all'), count: query.data?.rowCount },
            ...categories.map(({ id, name, count }) => ({ id, label: pickName(name, i18n.language), count })),
          ]}
        />
      ) : null}
      {query.isError && !query.data ? (
        <ErrorState
          text={explainFailure(query.error)}
          retryLabel={t('common:retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ul className={styles.templates} aria-busy={query.isPending}>
          {query.isPending
            ? [0, 1, 2, 3, 4].map((index) => <li key={index} className={styles.skeleton} />)
            : rows.map((row) => (
                <li key={row.id}>
                  <Link
                    to={`/auth/diy?template_id=${encodeURIComponent(row.id)}${images}`}
                    className={styles.card}
                    data-testid={`template-${row.sku}`}
                  >
                    <Picture src={row.cover} alt="" edgePx={340} />
                    <span className={styles.cardName} dir="auto">
                      {withNonBreakingMeasures(pickName(row.title, i18n.language))}
                    </span>
                    <span className={styles.cardMeta}>
                      {joinParts(
                        row.surfaces.map((surface) =>
                          joinParts(
                            [
                              pickName(surface.name, i18n.language),
                              writeSize([Math.round(surface.width_mm), Math.round(surface.height_mm)], 'mm'),
                            ],
                            ' ',
                          ),
                        ),
                      )}
                    </span>
                  </Link>
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
