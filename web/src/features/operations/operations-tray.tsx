import type { Operation } from '@diy/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { Popover } from 'antd';
import { ListChecks } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../lib/browser/open-file.ts';
import { notify } from '../../lib/notifications.ts';
import { stopAwaiting } from '../../shared/operations/auto-download.ts';
import { clientTasks } from '../../shared/operations/client-tasks.ts';
import { isStartedHere } from '../../shared/operations/started-in-this-tab.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ClientTaskRow } from './client-task-row.tsx';
import { type Announcer, createAnnouncer } from './create-announcer.ts';
import { endNotice } from './end-notice.ts';
import { OperationRow } from './operation-row.tsx';
import { isOpen, openShare } from './operations-query.ts';
import styles from './operations-tray.module.css';
import { useLiveOperations } from './use-live-operations.ts';

/** Lists that show results of finished work; they reload when something ends. */
const FOLLOWERS = [
  queryKeys.designs,
  queryKeys.downloads,
  queryKeys.profile,
  // Packing makes lines ready, and puts right what was void. The review queue keeps its own time.
  [...queryKeys.orders, 'lines'],
];

interface OperationsTrayProps {
  /** Work whose failure the page itself reports, so no notice covers the page. */
  isReportedByPage?: (operation: Operation) => boolean;
}

/** Running work in the top bar: a ring with a count, which opens the list of work and its results. */
export function OperationsTray({ isReportedByPage }: OperationsTrayProps) {
  const { t } = useTranslation('operations');
  const queries = useQueryClient();
  const [isShown, setShown] = useState(false);
  const announcer = useAnnouncer();
  const onFinished = useCallback(
    (operation: Operation) => {
      for (const queryKey of FOLLOWERS) void queries.invalidateQueries({ queryKey });
      // Another tab may have saved a template, or a file may have brought one.
      if (operation.kind === 'own-template')
        void queries.invalidateQueries({ queryKey: queryKeys.templates });
      const wasAwaited = stopAwaiting(operation.id);
      if (operation.state === 'failed') {
        if (!isReportedByPage?.(operation))
          notify.notification('error', t('failed', { title: operation.title }), operation.message);
      } else if (wasAwaited && operation.result_url) {
        openFile(operation.result_url);
        const title = t('ready', { title: operation.title });
        // A finished piece with a message lacks something, for example designs that could not be packed.
        if (operation.message) notify.notification('warning', title, operation.message);
        else notify.notification('success', title, t('readyDetail'));
      } else if (operation.state === 'succeeded') {
        announcer.current?.onEnded(
          operation,
          isStartedHere(operation) || (isReportedByPage?.(operation) ?? false),
        );
      }
    },
    [queries, t, announcer, isReportedByPage],
  );
  const operations = useLiveOperations(onFinished);
  const open = useMemo(() => operations.filter(isOpen), [operations]);
  const own = useSyncExternalStore(clientTasks.subscribe, clientTasks.get);
  const running = open.length + own.length;
  const label = running > 0 ? t('running', { count: running }) : t('title');
  const share = own.length > 0 && open.length === 0 ? (own[0]?.share ?? null) : openShare(operations);
  return (
    <Popover
      open={isShown}
      onOpenChange={setShown}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      // On a phone it is nearly as wide as the window, so it is moved aside only as far as needed.
      align={{ offset: [0, 10], overflow: { adjustY: true, shiftX: true } }}
      content={<TrayPanel operations={operations} onLeave={() => setShown(false)} />}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-expanded={isShown}
      >
        {running > 0 ? (
          <>
            <ProgressRing share={share} label={label} />
            <span className={styles.count}>{running}</span>
          </>
        ) : (
          <Icon of={ListChecks} />
        )}
      </button>
    </Popover>
  );
}

/** Announces the end of work that another tab or a program started; work of this tab is shown in its place. */
function useAnnouncer(): RefObject<Announcer | null> {
  const { t } = useTranslation('operations');
  const announce = useEffectEvent((operation: Operation) => {
    const notice = endNotice(operation, (count) => t('partly', { count }));
    const detail = notice.tone === 'success' ? t('elsewhereDetail') : notice.detail;
    notify.notification(notice.tone, t('elsewhere', { title: operation.title }), detail);
  });
  const announcer = useRef<Announcer | null>(null);
  useEffect(() => {
    announcer.current = createAnnouncer((operation) => announce(operation));
    return () => {
      announcer.current?.close();
      announcer.current = null;
    };
  }, []);
  return announcer;
}

function TrayPanel({ operations, onLeave }: { operations: Operation[]; onLeave: () => void }) {
  const { t } = useTranslation('operations');
  const own = useSyncExternalStore(clientTasks.subscribe, clientTasks.get);
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <h2 className={styles.heading}>{t('title')}</h2>
      {operations.length + own.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {own.map((work) => (
            <ClientTaskRow key={work.id} work={work} onOpen={onLeave} />
          ))}
          {operations.map((operation) => (
            <OperationRow key={operation.id} operation={operation} onOpen={onLeave} />
          ))}
        </ul>
      )}
    </section>
  );
}
