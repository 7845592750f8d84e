import type { AiProvider, GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';
import type { getAiGroup } from '@diy/contract/ai-images/ai-images';
import type { DataOf } from '@diy/contract/endpoint';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../lib/text/locale.ts';
import { SelectGrid } from '../../../ui/grid/picture-grid.tsx';
import { useRowSelection } from '../../../ui/grid/use-selection.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { GeneratedCard } from '../generated/generated-card.tsx';
import { ImageActions, ImageBar } from '../generated/image-actions.tsx';
import { modelTitle } from '../generated/image-facts.ts';
import { ImageViewer } from '../generated/image-viewer.tsx';
import { RunForm } from '../run/run-form.tsx';
import { RunStatus } from '../run/run-status.tsx';
import { GroupHead } from './group-head.tsx';
import styles from './group-view.module.css';
import { StateTools } from './state-tools.tsx';
import { IMAGES_PER_PAGE, type StateFilter, useAiGroupCommands } from './use-ai-group.ts';
import { useViewedImage } from './use-viewed-image.ts';

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

/** One group: how the next images are made on one side, what was made on the other. */
export function GroupView(props: GroupViewProps) {
  const { data, providers, page, state, onPage, onState, onDesign } = props;
  const { t } = useTranslation(['ai-images', 'common']);
  const { ai_group: group, shengchengtus: images } = data;
  const { counts } = group;
  const work = useAiGroupCommands(group.id);
  const done = useMemo(() => images.filter((image) => image.state === 'succeeded'), [images]);
  const selection = useRowSelection(done);
  const { viewed, open, close, step } = useViewedImage(done);
  const locale = currentLocale() === 'zh-CN' ? 'zh' : 'en';
  const titleOf = (image: GeneratedImage) => modelTitle(image, providers, locale);
  const results = useRef<HTMLElement>(null);
  const toNew = () => {
    results.current?.scrollIntoView({ block: 'nearest' });
    if (page !== 1) onPage(1);
    else if (state !== 'all') onState('all');
  };
  const clearSelection = () => {
    selection.clear();
    close();
  };
  const withThese = (ids: string[]) => ({
    isMaking: work.again.isPending,
    onAgain: () =>
      work.again.mutate(ids, {
        onSuccess: () => {
          clearSelection();
          toNew();
        },
      }),
    onDelete: () => work.remove.mutate(ids, { onSuccess: clearSelection }),
    onDesign,
  });
  return (
    <div className={styles.page}>
      <GroupHead
        group={group}
        categories={data.type_list}
        onRename={(name) => work.change.mutate({ name })}
        onMove={(categoryId) => work.change.mutate({ type_id: categoryId })}
      />
      <div className={styles.columns} data-has-images={counts.total > 0}>
        <RunForm
          group={group}
          providers={providers}
          isBusy={work.run.isPending}
          isSaving={work.change.isPending}
          onRun={(input) => work.run.mutate(input, { onSuccess: toNew })}
          onSources={(sources) => work.change.mutate({ yuantu: sources })}
        />
        <section ref={results} className={styles.results} aria-label={t('results')}>
          <RunStatus
            counts={counts}
            isCancelling={work.cancel.isPending}
            isRetrying={work.retry.isPending}
            onCancel={() => work.cancel.mutate()}
            onRetry={() => work.retry.mutate(null)}
          />
          <StateTools
            counts={counts}
            state={state}
            onState={onState}
            isMaking={work.again.isPending}
            onAgain={() => work.again.mutate(null, { onSuccess: toNew })}
          />
          {images.length === 0 ? (
            <p className={styles.none}>{t(counts.total === 0 ? 'noImagesYet' : 'noneInState')}</p>
          ) : (
            <MadeImages
              images={images}
              selection={selection}
              titleOf={titleOf}
              onOpen={open}
              onRetry={(id) => work.retry.mutate([id])}
            />
          )}
          {data.rowCount > IMAGES_PER_PAGE ? (
            <Pager page={page} limit={IMAGES_PER_PAGE} rowCount={data.rowCount} onChange={onPage} />
          ) : null}
        </section>
      </div>
      <ImageBar selection={selection} {...withThese(selection.ids)} />
      {viewed ? (
        <ImageViewer
          image={viewed}
          title={titleOf(viewed)}
          onClose={close}
          onStep={step}
          actions={<ImageActions image={viewed} {...withThese([viewed.id])} />}
        />
      ) : null}
    </div>
  );
}

interface MadeImagesProps {
  images: GeneratedImage[];
  selection: ReturnType<typeof useRowSelection>;
  titleOf: (image: GeneratedImage) => string;
  onOpen: (id: string) => void;
  onRetry: (id: string) => void;
}

/** What was made so far, failures among it. */
function MadeImages({ images, selection, titleOf, onOpen, onRetry }: MadeImagesProps) {
  const { t } = useTranslation('ai-images');
  return (
    <SelectGrid label={t('results')} isSelecting={selection.ids.length > 0}>
      {images.map((image) => (
        <GeneratedCard
          key={image.id}
          image={image}
          title={titleOf(image)}
          isSelected={selection.has(image.id)}
          onSelect={(isRange) => selection.pick(image.id, isRange)}
          onOpen={() => onOpen(image.id)}
          onRetry={() => onRetry(image.id)}
        />
      ))}
    </SelectGrid>
  );
}
