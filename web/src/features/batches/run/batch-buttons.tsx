import type { BatchCounts, BatchItem } from '@diy/contract/batches/batches';
import { Button, Dropdown } from 'antd';
import { Download, Ellipsis, Pause, Play, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import type { useBatchActions } from './use-batch-actions.ts';

interface BatchButtonsProps {
  batch: BatchItem;
  counts: BatchCounts;
  actions: ReturnType<typeof useBatchActions>;
  onAppend: () => void;
  onDownload: () => void;
  onChange: () => void;
  onDesigns: () => void;
  onDelete: (withDesigns: boolean) => void;
}

/** The possible actions of a batch; the most likely one is the primary button. */
export function BatchButtons(props: BatchButtonsProps) {
  const { batch, counts, actions } = props;
  const { t } = useTranslation(['batches', 'common']);
  const { control, retry } = actions;
  const { state } = batch;
  const isAtWork = state === 'running' || state === 'sampling';
  const canContinue = state === 'paused' || state === 'cancelled';
  const canStart = state === 'ready';
  const canRetry = counts.failed > 0 && !isAtWork;
  const isFinished = state === 'finished' && !canRetry;
  const more = [
    { key: 'append', label: t('append'), onClick: props.onAppend },
    { key: 'change', label: t('rerun'), onClick: props.onChange, disabled: isAtWork || state === 'planning' },
    { key: 'designs', label: t('openDesigns'), onClick: props.onDesigns, disabled: counts.done === 0 },
    ...(isAtWork || state === 'paused' || canStart
      ? [{ key: 'cancel', label: t('cancelBatch'), onClick: () => control.mutate('cancel') }]
      : []),
    { type: 'divider' as const },
    { key: 'delete', label: t('deleteBatch'), onClick: () => props.onDelete(false) },
    {
      key: 'deleteWith',
      label: t('deleteBatchWith', { count: counts.done }),
      danger: true,
      disabled: counts.done === 0,
      onClick: () => props.onDelete(true),
    },
  ];
  return (
    <>
      {isAtWork ? (
        <Button
          icon={<Icon of={Pause} size={18} />}
          loading={control.isPending}
          onClick={() => control.mutate('pause')}
        >
          {t('pause')}
        </Button>
      ) : null}
      {canContinue || canStart ? (
        <Button
          type="primary"
          icon={<Icon of={Play} size={18} />}
          loading={control.isPending}
          onClick={() => control.mutate(canStart ? 'start' : 'resume')}
        >
          {t(canStart ? 'start' : 'resume')}
        </Button>
      ) : null}
      {canRetry ? (
        <Button
          type={canContinue || canStart ? 'default' : 'primary'}
          icon={<Icon of={RotateCw} size={18} />}
          loading={retry.isPending}
          onClick={() => retry.mutate(null)}
        >
          {t('retryFailed', { count: counts.failed })}
        </Button>
      ) : null}
      <Button
        type={isFinished ? 'primary' : 'default'}
        icon={<Icon of={Download} size={18} />}
        disabled={counts.done === 0}
        onClick={props.onDownload}
      >
        {t('download')}
      </Button>
      <Dropdown trigger={['click']} menu={{ items: more }}>
        <Button icon={<Icon of={Ellipsis} size={18} />} aria-label={t('common:more')} />
      </Dropdown>
    </>
  );
}
