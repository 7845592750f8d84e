import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { GroupView } from '../../../features/ai-images/groups/group-view.tsx';
import { type StateFilter, useAiGroup } from '../../../features/ai-images/groups/use-ai-group.ts';
import { useAiProviders } from '../../../features/ai-images/use-ai-groups.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';

/** `/auth/ai/item?id=`: one AI group. */
export function AiGroupPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return <AiGroup key={id} id={id} />;
}

const STATES: StateFilter[] = ['all', 'succeeded', 'failed', 'refused', 'cancelled'];

function AiGroup({ id }: { id: string }) {
  const { t } = useTranslation(['ai-images', 'common']);
  const navigate = useNavigate();
  const { state: list, change } = useListState('state');
  const state = STATES.find((one) => one === list.filter) ?? 'all';
  const group = useAiGroup(id, list.p, state);
  const providers = useAiProviders();
  if (!group.data || !providers.data) {
    const failed = group.isError ? group : providers;
    if (!group.isError && !providers.isError) return <PageLoading />;
    return (
      <ErrorState
        text={explainFailure(failed.error)}
        retryLabel={t('common:retry')}
        isRetrying={group.isFetching || providers.isFetching}
        onRetry={() => {
          void group.refetch();
          void providers.refetch();
        }}
      />
    );
  }
  return (
    <GroupView
      data={group.data}
      providers={providers.data.list}
      page={list.p}
      state={state}
      onPage={(p) => change({ p })}
      onState={(filter) => change({ filter })}
      onDesign={(imageIds) =>
        void navigate(`/auth/diy?image_id=${imageIds.map(encodeURIComponent).join(',')}`)
      }
    />
  );
}
