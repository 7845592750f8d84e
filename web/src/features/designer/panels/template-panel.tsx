import { listTemplates } from '@diy/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pickName } from '../../../lib/text/locale.ts';
import { call } from '../../../shared/api/call.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { carryToProduct } from '../actions/places/carry-design.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import styles from './panels.module.css';
import own from './template-panel.module.css';

/** Other products: choosing one starts a new design; this one stays saved. */
export function TemplatePanel() {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const { template } = session;
  const [isCarried, setCarried] = useState(true);
  const hasContent = useRestingEditor((state) =>
    state.design.surfaces.some(({ layers }) => layers.length > 0),
  );
  const query = useQuery({
    queryKey: [...queryKeys.templates, 'designer'],
    queryFn: ({ signal }) => call(listTemplates, { limit: 100 }, { quiet: true, signal }),
  });
  if (query.isError && !query.data) {
    return (
      <ErrorState
        text={explainFailure(query.error)}
        retryLabel={t('common:retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={styles.scroll}>
      <p className={own.hint}>{t('template.hint')}</p>
      {hasContent ? (
        <Checkbox
          className={own.carry ?? ''}
          checked={isCarried}
          data-testid="carry-design"
          onChange={({ target }) => setCarried(target.checked)}
        >
          {t('template.carry')}
        </Checkbox>
      ) : null}
      <ul className={styles.grid}>
        {(query.data?.list ?? []).map((row) => (
          <li key={row.id}>
            <Link
              className={styles.templateCard}
              to={`/auth/diy?template_id=${encodeURIComponent(row.id)}`}
              onClick={() => carryToProduct(session, isCarried && hasContent ? row.id : null)}
              aria-current={row.id === template.id ? 'true' : undefined}
            >
              <Picture src={row.cover} alt="" edgePx={140} />
              <span dir="auto">{pickName(row.title, i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
