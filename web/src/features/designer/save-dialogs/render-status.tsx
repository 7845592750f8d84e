import { getDesign, retryRender } from '@diy/contract/designs/designs';
import { createDownload } from '@diy/contract/downloads';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../../lib/browser/open-file.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { call } from '../../../shared/api/call.ts';
import { awaitFile } from '../../../shared/operations/auto-download.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { openErrors } from '../findings/acceptances.ts';
import { hasUnsavedWork } from '../saving/save-state.ts';
import { useSession, useSetUi } from '../session/designer-context.ts';
import { useLayout } from '../session/use-layout.ts';
import { useRenderOf } from '../session/watch-renders.ts';
import { isCompact } from '../view/choose-layout.ts';
import styles from './status-line.module.css';

/**
 * How far the print files of the saved version are, in a quiet line: says nothing of a design that was only opened,
 * and nothing while newer changes wait to be saved.
 */
export function RenderStatus() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const setUi = useSetUi();
  const { id, isTouched, isDirty } = useSignal(saver.state, (state) => ({
    id: state.id,
    isTouched: state.isTouched,
    isDirty: hasUnsavedWork(state),
  }));
  const operation = useRenderOf(id);
  if (!id || !operation || !isTouched || isDirty) return null;
  const { state, done, total, message } = operation;
  if (state === 'queued' || state === 'running') {
    const share = total > 0 ? done / total : null;
    return (
      <span className={styles.line} role="status" data-testid="render-status">
        <ProgressRing share={share} label={t('render.running')} />
        {total > 0 ? t('render.progress', { done, total }) : t('render.queued')}
      </span>
    );
  }
  if (state === 'failed') return <Failed key={operation.updated_at} id={id} reason={message} />;
  if (state !== 'succeeded') return null;
  return (
    <span className={styles.line} role="status" data-testid="render-status">
      {t('render.done')}
      <span className={styles.actions}>
        <button type="button" onClick={() => setUi({ isPreviewOpen: true })}>
          {t('action.preview')}
        </button>
        <DownloadLink id={id} />
      </span>
    </span>
  );
}

function Failed({ id, reason }: { id: string; reason: string }) {
  const { t } = useTranslation('designer');
  const setUi = useSetUi();
  const session = useSession();
  // What preflight names has to be fixed first; drawing it again would end the same way.
  const findings = useSignal(session.preflight.findings, (all) => all);
  const accepted = useSignal(session.accepted, (all) => all);
  const hasErrors = openErrors(findings, accepted, session).length > 0;
  const isSmall = isCompact(useLayout());
  const show = () =>
    setUi(
      isSmall ? { panel: 'findings', replacingId: null, isInspectorOpen: false } : { isPreflightOpen: true },
    );
  const [isAsked, setAsked] = useState(false);
  const again = () => {
    setAsked(true);
    call(retryRender, { ids: [id] }).catch(() => setAsked(false));
  };
  return (
    <span className={styles.line} data-failed title={reason} role="status" data-testid="render-status">
      <span className={styles.text}>{t('render.failed', { reason })}</span>
      {hasErrors ? (
        <button type="button" onClick={show}>
          {t('preflight.show')}
        </button>
      ) : (
        <button type="button" disabled={isAsked} onClick={again}>
          {t('render.again')}
        </button>
      )}
    </span>
  );
}

/** One file comes at once, several come as a ZIP. */
function DownloadLink({ id }: { id: string }) {
  const { t } = useTranslation('designer');
  const [isBusy, setBusy] = useState(false);
  const fetchFiles = async () => {
    setBusy(true);
    try {
      const { render } = await call(getDesign, { id });
      const [only, ...others] = render.print_files;
      if (only && others.length === 0) openFile(only.url);
      else awaitFile((await call(createDownload, { ids: [id], what: ['print'] })).operation_id);
    } catch {
      // `call` has said why.
    }
    setBusy(false);
  };
  return (
    <button type="button" disabled={isBusy} data-testid="render-download" onClick={() => void fetchFiles()}>
      {t('render.download')}
    </button>
  );
}
