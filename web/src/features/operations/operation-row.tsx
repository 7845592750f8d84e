import { cancelOperation, type Operation } from '@diy/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, CircleAlert, CircleCheck, Download, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openFile } from '../../lib/browser/open-file.ts';
import { joinParts } from '../../lib/text/join-parts.ts';
import { call } from '../../shared/api/call.ts';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { isOpen, operationsQuery } from './operations-query.ts';
import styles from './operations-tray.module.css';

const KINDS = [
  'design-render',
  'download',
  'sheet-export',
  'own-template',
  'product-export',
  'product-import',
  'psd-mockup',
  'batch',
  'ai-images',
  'image-work',
  'order-import',
];

/** One piece of long work: what, how much of how much, and how to stop or fetch it. */
export function OperationRow({ operation, onOpen }: { operation: Operation; onOpen?: () => void }) {
  const { t } = useTranslation('operations');
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(cancelOperation, { id: operation.id }),
    onSettled: () => queries.invalidateQueries(operationsQuery),
  });
  const kind = KINDS.includes(operation.kind) ? t(`kind.${operation.kind}`) : operation.kind;
  const { result_url: link } = operation;
  return (
    <li className={styles.row}>
      <StateIcon operation={operation} />
      <div className={styles.words}>
        {operation.kind === 'image-work' ? (
          <Link
            className={styles.title ?? ''}
            to={`/auth/user/image?work=${encodeURIComponent(operation.id)}`}
            aria-label={t('openRun', { title: operation.title || kind })}
            onClick={onOpen}
          >
            {operation.title || kind}
          </Link>
        ) : (
          <span className={styles.title}>{operation.title || kind}</span>
        )}
        <span className={styles.detail} data-failed={operation.state === 'failed'}>
          {joinParts([kind, detailOf(operation, t)])}
        </span>
      </div>
      {isOpen(operation) ? (
        <RoundButton icon={X} label={t('cancel')} onClick={() => cancel.mutate()} />
      ) : link ? (
        <RoundButton icon={Download} label={t('fetch')} onClick={() => openFile(link)} />
      ) : null}
    </li>
  );
}

function StateIcon({ operation }: { operation: Operation }) {
  if (isOpen(operation)) {
    const share =
      operation.total > 0 && operation.state === 'running' ? operation.done / operation.total : null;
    return <ProgressRing share={share} />;
  }
  if (operation.state === 'succeeded') return <Icon of={CircleCheck} className={styles.good} />;
  if (operation.state === 'failed') return <Icon of={CircleAlert} className={styles.bad} />;
  return <Icon of={Ban} className={styles.quiet} />;
}

function detailOf(
  operation: Operation,
  t: (key: string, values?: Record<string, unknown>) => string,
): string {
  const { state, done, total, message } = operation;
  // Work that counts to one has words instead of figures.
  if (state === 'running' && message)
    return total > 1 ? joinParts([t('progress', { done, total }), message]) : message;
  if (state === 'running' && total > 0) return t('progress', { done, total });
  if ((state === 'failed' || state === 'succeeded') && message) return message;
  return t(`state.${state}`);
}
