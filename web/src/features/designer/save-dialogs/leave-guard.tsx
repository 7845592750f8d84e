import { Button, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useSignal } from '../../../lib/use-signal.ts';
import { countSending } from '../assets/uploads/upload-list.ts';
import { hasUnsavedWork } from '../saving/save-state.ts';
import { useSession } from '../session/designer-context.ts';

/** Asks before unsaved work is left, and only then; keeps a draft when the page itself goes away. */
export function LeaveGuard() {
  const { t } = useTranslation('designer');
  const { saver, uploads } = useSession();
  const isUploading = useCallback(() => countSending(uploads.entries.get()) > 0, [uploads]);
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Our own change of address after the first save.
    const isSamePage =
      currentLocation.pathname === nextLocation.pathname && isOwn(nextLocation.search, saver.state.get().id);
    return !isSamePage && (hasUnsavedWork(saver.state.get()) || isUploading());
  });

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      saver.flushDraft();
      if (hasUnsavedWork(saver.state.get()) || isUploading()) event.preventDefault();
    };
    const onHide = () => saver.flushDraft();
    const onOnline = () => saver.wake();
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('online', onOnline);
    };
  }, [saver, isUploading]);

  const sending = useSignal(uploads.entries, countSending);
  if (blocker.state !== 'blocked') return null;
  if (sending > 0) {
    return (
      <Modal
        open
        title={t('leave.uploadingTitle')}
        onCancel={() => blocker.reset()}
        footer={[
          <Button
            key="leave"
            danger
            data-testid="leave-uploading"
            onClick={() => {
              saver.flushDraft();
              blocker.proceed();
            }}
          >
            {t('leave.anyway')}
          </Button>,
          <Button key="stay" type="primary" onClick={() => blocker.reset()}>
            {t('leave.stay')}
          </Button>,
        ]}
      >
        {t('leave.uploadingText')}
      </Modal>
    );
  }
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await saver.saveNow();
    setSaving(false);
    if (isSaved) blocker.proceed();
  };
  return (
    <Modal
      open
      title={t('leave.title')}
      onCancel={() => blocker.reset()}
      footer={[
        <Button key="stay" onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </Button>,
        <Button
          key="leave"
          danger
          data-testid="leave-unsaved"
          onClick={() => {
            saver.abandon();
            blocker.proceed();
          }}
        >
          {t('leave.leave')}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={isSaving}
          data-testid="leave-save"
          onClick={() => void saveAndLeave()}
        >
          {t('leave.save')}
        </Button>,
      ]}
    >
      {t('leave.text')}
    </Modal>
  );
}

function isOwn(search: string, id: string | null): boolean {
  return id !== null && new URLSearchParams(search).get('id') === id;
}
