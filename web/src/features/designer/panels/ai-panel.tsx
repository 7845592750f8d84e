import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './panels.module.css';
import { useAiGroupChoice, useAiPictures, usePlaceAiPicture } from './use-ai-pictures.ts';

/** What AI groups have made, group by group; a click takes a picture into the library and onto the product. */
export function AiPanel() {
  const { t } = useTranslation('designer');
  const [chosen, setChosen] = useState<string>();
  const groups = useAiGroupChoice();
  const found = groups.data ?? [];
  const groupId = chosen ?? found[0]?.id;
  const pictures = useAiPictures(groupId);
  const place = usePlaceAiPicture();
  const failed = [groups, pictures].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <ErrorState
        text={explainFailure(failed.error)}
        retryLabel={t('common:retry')}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (groups.data && !groupId) {
    return (
      <p className={styles.empty}>
        {t('ai.empty')}
        <Link to="/auth/ai">{t('ai.make')}</Link>
      </p>
    );
  }
  return (
    <>
      <div className={styles.top}>
        <Select
          aria-label={t('ai.groups')}
          {...(groupId ? { value: groupId } : {})}
          options={found.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('ai.noGroup')}
          onChange={setChosen}
        />
        <Link className={styles.more} to={groupId ? `/auth/ai/item?id=${groupId}` : '/auth/ai'}>
          {t('ai.make')}
        </Link>
      </div>
      <div className={styles.scroll} aria-busy={pictures.isPending}>
        <ul className={styles.grid}>
          {pictures.data?.shengchengtus.map((image) => (
            <li key={image.id}>
              <button
                type="button"
                className={styles.imageCard}
                title={t('ai.use')}
                aria-label={`${t('ai.use')} ${image.seed ?? ''}`}
                disabled={place.isPending}
                aria-busy={place.isPending && place.variables === image.id}
                data-testid="ai-image"
                onClick={() => place.mutate(image.id)}
              >
                <Picture src={image.url ?? ''} alt="" edgePx={140} isTransparent={image.has_alpha} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
