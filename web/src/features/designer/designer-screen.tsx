import type { ReactNode } from 'react';
import { useClipboard } from './actions/use-clipboard.ts';
import { useKeyboard } from './actions/use-keyboard.ts';
import { ApplyDialog } from './apply/apply-dialog.tsx';
import { WithBrandColours } from './colours/with-brand-colours.tsx';
import styles from './designer.module.css';
import { HistoryDialog } from './history/history-dialog.tsx';
import { CropDialog } from './inspector/crop/crop-dialog.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { WithOwnFonts } from './own-fonts/with-own-fonts.tsx';
import { StartInvite } from './panels/starts/start-invite.tsx';
import { ToolPanel } from './panels/tool-panel.tsx';
import { ToolRail } from './panels/tool-rail.tsx';
import { MockupDock } from './previews/mockup-dock.tsx';
import { PreviewDialog } from './previews/preview-dialog.tsx';
import { SurfaceTabs } from './previews/surface-tabs.tsx';
import { ConflictDialog } from './save-dialogs/conflict-dialog.tsx';
import { EmptySaveDialog } from './save-dialogs/empty-save-dialog.tsx';
import { LeaveGuard } from './save-dialogs/leave-guard.tsx';
import { useSession, useSetUi, useUi } from './session/designer-context.ts';
import { useLayout } from './session/use-layout.ts';
import { InspectorSheet } from './small-screen/inspector-sheet.tsx';
import { MockupThumb } from './small-screen/mockup-thumb.tsx';
import { Sheet } from './small-screen/sheet.tsx';
import { TouchControls } from './small-screen/touch-controls.tsx';
import { useKeyboardRoom } from './small-screen/use-keyboard-room.ts';
import { useSmallScreen } from './small-screen/use-small-screen.ts';
import { useWordsBar, WordsBar } from './small-screen/words/words-bar.tsx';
import { Stage } from './stage/stage.tsx';
import { CompactTopBar } from './top-bar/compact-top-bar.tsx';
import { DesignerTopBar } from './top-bar/designer-top-bar.tsx';
import { ShortcutsDialog } from './top-bar/shortcuts-dialog.tsx';
import { isCompact, type Layout } from './view/choose-layout.ts';
import { WorkshopSlot } from './workshop-slot.tsx';

/** The open design on the screen: the same parts at a desk and on a telephone, put where there is room (`small-screen/`). */
export function DesignerScreen({ tray }: { tray?: ReactNode }) {
  const session = useSession();
  useKeyboard(session);
  useClipboard();
  useSmallScreen();
  const layout = useLayout();
  const keyboard = useKeyboardRoom();
  return (
    <WithOwnFonts>
      <TouchControls>
        <div
          className={styles.designer}
          style={keyboard ? { insetBlock: `${keyboard.top}px auto`, blockSize: keyboard.height } : undefined}
          data-layout={layout}
          data-keyboard={keyboard ? true : undefined}
          data-testid="designer"
        >
          {isCompact(layout) ? <CompactTopBar tray={tray} /> : <DesignerTopBar tray={tray} />}
          <div className={styles.body}>
            <ToolRail />
            <Panel layout={layout} />
            <main className={styles.middle}>
              <div className={styles.stageFrame}>
                <Stage />
                <StartInvite />
                {isCompact(layout) ? <MockupThumb /> : <MockupDock />}
              </div>
              <Foot layout={layout} />
            </main>
            <Properties layout={layout} />
          </div>
          <PreviewDialog />
          <HistoryDialog />
          <ApplyDialog />
          <CropDialog />
          <WorkshopSlot />
          <ShortcutsDialog />
          <EmptySaveDialog />
          <ConflictDialog />
          <LeaveGuard />
        </div>
      </TouchControls>
    </WithOwnFonts>
  );
}

/** Under the stage: the product's surfaces; while fingers edit words, what is done with those, on a telephone in their place. */
function Foot({ layout }: { layout: Layout }) {
  const hasWordsBar = useWordsBar();
  return (
    <>
      {hasWordsBar && isCompact(layout) ? null : <SurfaceTabs />}
      {hasWordsBar ? <WordsBar /> : null}
    </>
  );
}

/** The panel of the chosen tool, on a telephone upright as a sheet: what is typed in it stays when the telephone is turned. */
function Panel({ layout }: { layout: Layout }) {
  const setUi = useSetUi();
  const panel = useUi((ui) => ui.panel);
  if (panel === null) return null;
  return (
    <Sheet layout={layout} shows={panel} onClose={() => setUi({ panel: null, replacingId: null })}>
      <ToolPanel />
    </Sheet>
  );
}

/** The inspector, where there is room and no panel in its place. */
function Properties({ layout }: { layout: Layout }) {
  const setUi = useSetUi();
  const isShown = useUi((ui) => ui.isInspectorOpen && (layout === 'both' || ui.panel === null));
  if (!isShown) return null;
  return (
    <Sheet layout={layout} shows="inspector" onClose={() => setUi({ isInspectorOpen: false })}>
      <WithBrandColours>{isCompact(layout) ? <InspectorSheet /> : <Inspector />}</WithBrandColours>
    </Sheet>
  );
}
