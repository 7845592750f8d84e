import { Button, Empty, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignal } from '../../../lib/use-signal.ts';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import styles from './history.module.css';
import { useVersions } from './use-versions.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionRow } from './version-row.tsx';

/** All versions of the open design: looked at, compared with now, named, and restored. */
export function HistoryDialog() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const isOpen = useUi((ui) => ui.isHistoryOpen);
  const setUi = useSetUi();
  const id = useSignal(saver.state, (state) => state.id);
  const close = () => setUi({ isHistoryOpen: false });
  return (
    <Modal
      open={isOpen}
      title={t('history.title')}
      footer={null}
      centered
      destroyOnHidden
      width="min(1040px, 94vw)"
      onCancel={close}
    >
      {id === null ? <Empty description={t('history.none')} /> : <Versions id={id} onDone={close} />}
    </Modal>
  );
}

function Versions({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const newest = useSignal(saver.state, (state) => state.version);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isError, refetch } = useVersions(id, newest);
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = rows.find(({ version }) => version === chosen) ?? rows[0];
  if (isError) return <Button onClick={() => void refetch()}>{t('common:retry')}</Button>;
  if (!shown) return <Spin />;
  return (
    <div className={styles.history}>
      <div className={styles.list}>
        <ol>
          {rows.map((row) => (
            <VersionRow
              key={row.version}
              id={id}
              row={row}
              isNewest={row.version === newest}
              isChosen={row === shown}
              onChoose={() => setChosen(row.version)}
            />
          ))}
        </ol>
        {hasNextPage ? (
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('history.more')}
          </Button>
        ) : null}
      </div>
      <VersionDetail
        key={shown.version}
        id={id}
        row={shown}
        isNewest={shown.version === newest}
        onDone={onDone}
      />
    </div>
  );
}
