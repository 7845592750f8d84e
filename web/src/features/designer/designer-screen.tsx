import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pickName } from '../../lib/text/locale.ts';
import { useClipboard } from './actions/use-clipboard.ts';
import { useKeyboard } from './actions/use-keyboard.ts';
import { WithBrandColours } from './colours/with-brand-colours.tsx';
import styles from './designer.module.css';
import { HistoryDialog } from './history/history-dialog.tsx';
import { CropDialog } from './inspector/crop/crop-dialog.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { ToolPanel } from './panels/tool-panel.tsx';
import { ToolRail } from './panels/tool-rail.tsx';
import { MockupDock, MockupPicture } from './previews/mockup-dock.tsx';
import { PreviewDialog } from './previews/preview-dialog.tsx';
import { SurfaceTabs } from './previews/surface-tabs.tsx';
import { ConflictDialog } from './save-dialogs/conflict-dialog.tsx';
import { EmptySaveDialog } from './save-dialogs/empty-save-dialog.tsx';
import { LeaveGuard } from './save-dialogs/leave-guard.tsx';
import { useSession } from './session/designer-context.ts';
import { PANEL_COVERS_UP_TO_PX } from './session/ui-state.ts';
import { useIsWide } from './session/use-is-wide.ts';
import { Stage } from './stage/stage.tsx';
import { ShortcutsDialog } from './top-bar/shortcuts-dialog.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { WorkshopSlot } from './workshop-slot.tsx';

/** The open design on the screen. */
export function DesignerScreen({ tray }: { tray?: ReactNode }) {
  const isWide = useIsWide();
  return isWide ? <Workbench tray={tray} /> : <ViewingOnly tray={tray} />;
}

function Workbench({ tray }: { tray: ReactNode }) {
  const session = useSession();
  useKeyboard(session);
  useClipboard();
  // On a tablet the panel covers the stage; touching the stage closes it.
  const closeCoveringPanel = () => {
    if (window.innerWidth <= PANEL_COVERS_UP_TO_PX) session.ui.set((now) => ({ ...now, panel: null }));
  };
  return (
    <div className={styles.designer} data-testid="designer">
      <TopBar tray={tray} />
      <div className={styles.body}>
        <ToolRail />
        <ToolPanel />
        <main className={styles.middle}>
          <div className={styles.stageFrame} onPointerDownCapture={closeCoveringPanel}>
            <Stage />
            <MockupDock />
          </div>
          <SurfaceTabs />
        </main>
        <WithBrandColours>
          <Inspector />
        </WithBrandColours>
      </div>
      <PreviewDialog />
      <HistoryDialog />
      <CropDialog />
      <WorkshopSlot />
      <ShortcutsDialog />
      <EmptySaveDialog />
      <ConflictDialog />
      <LeaveGuard />
    </div>
  );
}

/** On a phone a design can be viewed, not edited. */
function ViewingOnly({ tray }: { tray: ReactNode }) {
  const { t, i18n } = useTranslation('designer');
  const { template, saver, mockups } = useSession();
  useEffect(() => {
    mockups.want(template.mockups.map(({ asset }) => ({ mockupId: asset.id, widthPx: asset.widthPx })));
    return () => mockups.want([]);
  }, [mockups, template]);
  return (
    <main className={styles.viewing} data-testid="designer-viewing">
      <span className={styles.viewingHead}>
        <Link to="/auth/user/goods">{t('narrow.back')}</Link>
        {tray}
      </span>
      <h1>{saver.state.get().current.name}</h1>
      <p>{t('narrow.text')}</p>
      {template.mockups.map(({ asset }) => (
        <MockupPicture key={asset.id} mockupId={asset.id} name={pickName(asset.name, i18n.language)} />
      ))}
    </main>
  );
}
