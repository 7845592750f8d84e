import type { Operation } from '@diy/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { Popover } from 'antd';
import { ListChecks } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeAwaitedFile } from '../../lib/await-file.ts';
import { notify } from '../../lib/notifications.ts';
import { openFile } from '../../lib/open-file.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { OperationRow } from './operation-row.tsx';
import { isOpen, openShare } from './operations-query.ts';
import { useLiveOperations } from './use-live-operations.ts';
import styles from './work-tray.module.css';

/** Lists that show results of finished work; they reload when something ends. */
const FOLLOWERS = [queryKeys.designs, queryKeys.downloads, queryKeys.profile];

/** Running work in the top bar: a ring with a count, and behind it what ran and what came of it. */
export function WorkTray() {
  const { t } = useTranslation('operations');
  const queries = useQueryClient();
  const [isShown, setShown] = useState(false);
  const onFinished = useCallback(
    (operation: Operation) => {
      for (const queryKey of FOLLOWERS) void queries.invalidateQueries({ queryKey });
      const wasAwaited = takeAwaitedFile(operation.id);
      if (operation.state === 'failed') {
        notify.notification('error', t('failed', { title: operation.title }), operation.message);
      } else if (wasAwaited && operation.result_url) {
        openFile(operation.result_url);
        const title = t('ready', { title: operation.title });
        // A finished piece with a message lacks something, for example designs that could not be packed.
        if (operation.message) notify.notification('warning', title, operation.message);
        else notify.notification('success', title, t('readyDetail'));
      }
    },
    [queries, t],
  );
  const operations = useLiveOperations(onFinished);
  const open = useMemo(() => operations.filter(isOpen), [operations]);
  const label = open.length > 0 ? t('running', { count: open.length }) : t('title');
  return (
    <Popover
      open={isShown}
      onOpenChange={setShown}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      align={{ offset: [0, 10] }}
      content={<TrayPanel operations={operations} />}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-expanded={isShown}
      >
        {open.length > 0 ? (
          <>
            <ProgressRing share={openShare(operations)} label={label} />
            <span className={styles.count}>{open.length}</span>
          </>
        ) : (
          <Icon of={ListChecks} />
        )}
      </button>
    </Popover>
  );
}

function TrayPanel({ operations }: { operations: Operation[] }) {
  const { t } = useTranslation('operations');
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <h2 className={styles.heading}>{t('title')}</h2>
      {operations.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {operations.map((operation) => (
            <OperationRow key={operation.id} operation={operation} />
          ))}
        </ul>
      )}
    </section>
  );
}
