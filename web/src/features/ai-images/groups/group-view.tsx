import type { AiProvider } from '@diy/contract/ai-images/ai-image-shapes';
import type { getAiGroup } from '@diy/contract/ai-images/ai-images';
import type { DataOf } from '@diy/contract/endpoint';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../lib/text/locale.ts';
import { PictureGrid } from '../../../ui/grid/picture-grid.tsx';
import { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { GeneratedCard } from '../generated/generated-card.tsx';
import { ImageActions, ImageBar } from '../generated/image-actions.tsx';
import { modelTitle } from '../generated/image-facts.ts';
import { ImageViewer } from '../generated/image-viewer.tsx';
import { RunForm } from '../run/run-form.tsx';
import { RunStatus } from '../run/run-status.tsx';
import { GroupHead } from './group-head.tsx';
import styles from './group-view.module.css';
import { IMAGES_PER_PAGE, type StateFilter, useAiGroupWork } from './use-ai-group.ts';

interface GroupViewProps {
  data: DataOf<typeof getAiGroup>;
  providers: AiProvider[];
  page: number;
  state: StateFilter;
  onPage: (page: number) => void;
  onState: (state: StateFilter) => void;
  /** These library images go onto a product. */
  onDesign: (imageIds: string[]) => void;
}

const ENDED = ['succeeded', 'failed', 'refused', 'cancelled'] as const;

/** One group: how the next images are made on one side, what was made on the other. */
export function GroupView(props: GroupViewProps) {
  const { data, providers, page, state, onPage, onState, onDesign } = props;
  const { t } = useTranslation(['ai-images', 'common']);
  const { ai_group: group, shengchengtus: images } = data;
  const { counts } = group;
  const work = useAiGroupWork(group.id);
  const done = useMemo(() => images.filter((image) => image.state === 'succeeded'), [images]);
  const selection = useSelection(useMemo(() => done.map(({ id }) => id), [done]));
  const [openId, setOpenId] = useState<string | null>(null);
  const locale = currentLocale() === 'zh-CN' ? 'zh' : 'en';
  const opened = done.find(({ id }) => id === openId);
  const step = (by: number) => {
    const at = done.findIndex(({ id }) => id === openId);
    const next = done[(at + by + done.length) % done.length];
    if (at >= 0 && next) setOpenId(next.id);
  };
  const results = useRef<HTMLElement>(null);
  const toNew = () => {
    results.current?.scrollIntoView({ block: 'nearest' });
    if (page !== 1) onPage(1);
    else if (state !== 'all') onState('all');
  };
  const deleteThese = (ids: string[]) =>
    work.remove.mutate(ids, {
      onSuccess: () => {
        selection.clear();
        setOpenId(null);
      },
    });
  const againThese = (ids: string[]) =>
    work.again.mutate(ids, {
      onSuccess: () => {
        selection.clear();
        setOpenId(null);
        toNew();
      },
    });
  const present = ENDED.filter((one) => counts[one] > 0 || one === state);
  const isBusy = counts.queued + counts.running > 0;
  return (
    <div className={styles.page}>
      <GroupHead
        group={group}
        types={data.type_list}
        onRename={(name) => work.change.mutate({ name })}
        onMove={(type_id) => work.change.mutate({ type_id })}
      />
      <div className={styles.columns} data-has-images={counts.total > 0}>
        <RunForm
          group={group}
          providers={providers}
          isBusy={work.run.isPending}
          isSaving={work.change.isPending}
          onRun={(input) => work.run.mutate(input, { onSuccess: toNew })}
          onSources={(yuantu) => work.change.mutate({ yuantu })}
        />
        <section ref={results} className={styles.results} aria-label={t('results')}>
          <RunStatus
            counts={counts}
            isCancelling={work.cancel.isPending}
            isRetrying={work.retry.isPending}
            onCancel={() => work.cancel.mutate()}
            onRetry={() => work.retry.mutate(null)}
          />
          {counts.total > 0 ? (
            <div className={styles.tools}>
              {present.length > 1 || state !== 'all' ? (
                <FilterChips
                  chips={[
                    { id: 'all', label: t('common:all'), count: counts.total },
                    ...present.map((one) => ({ id: one, label: t(`state.${one}`), count: counts[one] })),
                  ]}
                  value={state}
                  onChange={(id) => onState(id as StateFilter)}
                  label={t('states')}
                />
              ) : (
                <span className={styles.count}>{t('pictures', { count: counts.total })}</span>
              )}
              {isBusy ? null : (
                <Button
                  icon={<Icon of={RefreshCw} size={18} />}
                  loading={work.again.isPending}
                  onClick={() => work.again.mutate(null, { onSuccess: toNew })}
                >
                  {t('again')}
                </Button>
              )}
            </div>
          ) : null}
          {images.length === 0 ? (
            <p className={styles.none}>{t(counts.total === 0 ? 'noImagesYet' : 'noneInState')}</p>
          ) : (
            <div data-selecting={selection.ids.length > 0}>
              <PictureGrid label={t('results')}>
                {images.map((image) => (
                  <GeneratedCard
                    key={image.id}
                    image={image}
                    title={modelTitle(image, providers, locale)}
                    isSelected={selection.has(image.id)}
                    onSelect={(isRange) => selection.pick(image.id, isRange)}
                    onOpen={() => setOpenId(image.id)}
                    onRetry={() => work.retry.mutate([image.id])}
                  />
                ))}
              </PictureGrid>
            </div>
          )}
          {data.rowCount > IMAGES_PER_PAGE ? (
            <Pager page={page} limit={IMAGES_PER_PAGE} rowCount={data.rowCount} onChange={onPage} />
          ) : null}
        </section>
      </div>
      <ImageBar
        selection={selection}
        isMaking={work.again.isPending}
        onAgain={() => againThese(selection.ids)}
        onDelete={() => deleteThese(selection.ids)}
        onDesign={onDesign}
      />
      {opened ? (
        <ImageViewer
          image={opened}
          title={modelTitle(opened, providers, locale)}
          onClose={() => setOpenId(null)}
          onStep={step}
          actions={
            <ImageActions
              image={opened}
              isMaking={work.again.isPending}
              onAgain={() => againThese([opened.id])}
              onDelete={() => deleteThese([opened.id])}
              onDesign={onDesign}
            />
          }
        />
      ) : null}
    </div>
  );
}
