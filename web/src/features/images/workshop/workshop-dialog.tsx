import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { ImageCategory, ImageRow } from '@diy/contract/images/images';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageItem } from '../use-image-item.ts';
import { ChainList } from './compose/chain-list.tsx';
import styles from './compose/compose.module.css';
import { SamplePanes } from './compose/sample-panes.tsx';
import { TargetCategory } from './compose/target-category.tsx';
import { useChain } from './compose/use-chain.ts';
import { type MadeImage, useMakeImage, useStartWork } from './compose/use-make-one.ts';
import { useStepPreview } from './compose/use-step-preview.ts';
import { RecipeMenu } from './recipes/recipe-menu.tsx';

interface WorkshopDialogProps {
  /** The pictures; at least one. */
  ids: readonly string[];
  /** Steps to begin with. */
  steps?: readonly WorkStep[];
  /** The account's categories, for the results; absent = each result goes into the category of its original. */
  categories?: readonly ImageCategory[];
  onClose: () => void;
  /** Called after work on one picture, with what was made of it. */
  onMade: (made: MadeImage) => void;
  /** Called after work on several pictures was started, with the id of the run. */
  onStarted: (workId: string) => void;
}

/** The workshop: a chain of tools with its settings, one picture before and after as a sample; then it runs over all of them. */
export function WorkshopDialog({
  ids,
  steps = [],
  categories,
  onClose,
  onMade,
  onStarted,
}: WorkshopDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const chain = useChain(steps);
  const [at, setAt] = useState(0);
  const [target, setTarget] = useState<string | null>(null);
  const id = ids[at]!;
  const image = useImageItem(id).data;
  const picture: ImageRow | undefined = image?.id === id ? image : undefined;
  const preview = useStepPreview(id, chain.steps);
  const isForMany = ids.length > 1;
  const many = useStartWork(ids, onStarted);
  const one = useMakeImage(ids[0]!, onMade);
  const isBusy = many.isPending || one.isMaking;
  const run = () => {
    const request = { steps: chain.steps, categoryId: target };
    if (isForMany) many.mutate(request);
    else one.start(request);
  };
  // One picture is seen before it is made; of many, the sample need not be the one that it is about.
  const isReady =
    chain.steps.length > 0 && (isForMany || Boolean(preview.data?.changed && !preview.isBehind));
  return (
    <Modal
      open
      centered
      title={t('edit.title')}
      width={1160}
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <Note problem={useProblem(one)} isForMany={isForMany} />
          {categories ? <TargetCategory categories={categories} value={target} onChange={setTarget} /> : null}
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="primary" loading={isBusy} disabled={!isReady} onClick={run}>
            {isForMany ? t('work.run', { count: ids.length }) : t('edit.save')}
          </Button>
        </div>
      }
    >
      <div className={styles.compose}>
        <SamplePanes
          image={picture}
          at={at}
          count={ids.length}
          onTurn={(by) => setAt((at + by + ids.length) % ids.length)}
          chain={chain}
          preview={preview}
        />
        <div className={styles.side}>
          <RecipeMenu chain={chain} />
          <ChainList chain={chain} isForMany={isForMany} picture={picture ?? null} />
        </div>
      </div>
    </Modal>
  );
}

/** Why nothing came of one picture; null = nothing to say. */
function useProblem({ ended, error }: ReturnType<typeof useMakeImage>): string | null {
  const { t } = useTranslation('images');
  if (error) return error.message;
  if (ended?.state === 'failed') return ended.msg;
  return ended ? t(`work.state.${ended.state}`) : null;
}

function Note({ problem, isForMany }: { problem: string | null; isForMany: boolean }) {
  const { t } = useTranslation('images');
  return (
    <span className={styles.footerNote} data-problem={problem !== null} role="status">
      {problem ?? t(isForMany ? 'work.originalsStay' : 'edit.newImage')}
    </span>
  );
}
