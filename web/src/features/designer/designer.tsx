import type { Operation } from '@diy/contract/operations';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import styles from './designer.module.css';
import { DesignerScreen } from './designer-screen.tsx';
import type { OpenTarget } from './opening/open-target.ts';
import { useOpenTarget } from './opening/use-open-target.ts';
import { RecoverDialog } from './save-dialogs/recover-dialog.tsx';
import { DesignerContext } from './session/designer-context.ts';
import { OperationsContext } from './session/watch-renders.ts';
import { type RenderWorkshop, WorkshopContext } from './session/workshop-context.tsx';

interface DesignerProps {
  target: OpenTarget;
  /** After each save, with the design's id. */
  onSaved: (id: string) => void;
  /** Live operations of the account; the progress of this design's files comes from them. */
  operations?: readonly Operation[];
  /** The account's long work, for the top bar. */
  tray?: ReactNode;
  /** Shows the workshop for a picture of the design; absent = there is none. */
  workshop?: RenderWorkshop;
}

const NO_OPERATIONS: readonly Operation[] = [];

/** The designer for one design or template, full screen. Give it a new `key` to open something else. */
export function Designer({ target, onSaved, operations = NO_OPERATIONS, tray, workshop }: DesignerProps) {
  const { t } = useTranslation(['designer', 'common']);
  const state = useOpenTarget(target, onSaved);
  if (state.step === 'open') {
    return (
      <DesignerContext value={state.session}>
        <OperationsContext value={operations}>
          <WorkshopContext value={workshop ?? null}>
            <DesignerScreen tray={tray} />
          </WorkshopContext>
        </OperationsContext>
      </DesignerContext>
    );
  }
  if (state.step === 'failed') {
    return (
      <main className={styles.failed} role="alert" data-testid="designer-failed">
        <h1>{t('open.failed')}</h1>
        <p>{state.message ?? t('open.failedText')}</p>
        <span className={styles.failedButtons}>
          <Button type="primary" onClick={state.isOutdated ? () => window.location.reload() : state.retry}>
            {t(state.isOutdated ? 'common:reload' : 'common:retry')}
          </Button>
          <Link to="/auth/diy">{t('open.back')}</Link>
        </span>
      </main>
    );
  }
  return (
    <div className={styles.loading}>
      {state.step === 'loading' ? <PageLoading /> : null}
      {state.step === 'asking' ? (
        <RecoverDialog
          draft={state.draft}
          isOutdated={state.isOutdated}
          onRestore={state.restore}
          onDiscard={state.discard}
        />
      ) : null}
    </div>
  );
}
