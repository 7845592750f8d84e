import { Image as ImageIcon, Maximize2, Minimize2, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../lib/text/locale.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { clampDock, dockWidth } from './dock-place.ts';
import { MockupPicture } from './mockup-picture.tsx';
import { MockupFailure, MockupViews, useMockupName } from './mockup-views.tsx';
import styles from './previews.module.css';

const HEAD_PX = 32;
const STRIP_PX = 68;

/** The live product over the stage: dragged by its head, enlarged, hidden; other views below it. */
export function MockupDock() {
  const { t, i18n } = useTranslation('designer');
  const { template, mockups, view } = useSession();
  const setUi = useSetUi();
  const { mockupId, isDockOpen, isDockLarge, dockPlace } = useUi((ui) => ({
    mockupId: ui.mockupId,
    isDockOpen: ui.isDockOpen,
    isDockLarge: ui.isDockLarge,
    dockPlace: ui.dockPlace,
  }));
  const nameOf = useMockupName();
  const stage = useSignal(view, () => view.size());
  const besidePx = HEAD_PX + (template.mockups.length > 1 ? STRIP_PX : 0);
  const widthPx = dockWidth(stage, isDockLarge, besidePx);
  const heightPx = widthPx + besidePx;
  const isRtl = directionOf(i18n.language) === 'rtl';
  const drag = useDockDrag();

  useEffect(() => {
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    mockups.show(isDockOpen ? mockupId : null, Math.round(widthPx * ratio));
  }, [mockups, mockupId, isDockOpen, widthPx]);
  // Enlarging lays the picture over the stage for a while; making room for it would make everything jump.
  const keepsClear = isDockOpen && !isDockLarge && mockupId !== null;
  useEffect(() => {
    if (!isDockLarge) view.setDock(keepsClear ? { width: widthPx, height: heightPx } : null, isRtl);
  }, [view, keepsClear, isDockLarge, widthPx, heightPx, isRtl]);

  if (template.mockups.length === 0 || !mockupId) return null;
  if (!isDockOpen) {
    return (
      <button
        type="button"
        className={styles.reopen}
        data-testid="mockup-show"
        onClick={() => setUi({ isDockOpen: true })}
      >
        <Icon of={ImageIcon} size={18} />
        {t('mockup.title')}
      </button>
    );
  }
  // Where the person put it is kept: on a larger stage, or small again, it goes back there.
  const place = clampDock(dockPlace, { width: widthPx, height: heightPx }, stage);
  return (
    <section
      className={styles.dock}
      style={{ insetInlineEnd: place.right, insetBlockStart: place.top, inlineSize: widthPx }}
      aria-label={t('mockup.title')}
      data-floating
      data-testid="mockup-dock"
    >
      <header className={styles.head} {...drag}>
        <span>{t('mockup.live')}</span>
        <span className={styles.tools}>
          <button
            type="button"
            aria-label={t(isDockLarge ? 'mockup.smaller' : 'mockup.larger')}
            title={t(isDockLarge ? 'mockup.smaller' : 'mockup.larger')}
            data-testid="mockup-enlarge"
            onClick={() => setUi({ isDockLarge: !isDockLarge })}
          >
            <Icon of={isDockLarge ? Minimize2 : Maximize2} size={16} />
          </button>
          <button
            type="button"
            aria-label={t('mockup.hide')}
            title={t('mockup.hide')}
            data-testid="mockup-hide"
            onClick={() => setUi({ isDockOpen: false })}
          >
            <Icon of={X} size={16} />
          </button>
        </span>
      </header>
      <MockupPicture mockupId={mockupId} name={nameOf(mockupId)} testId="mockup-canvas" />
      <MockupFailure className={styles.failure} />
      <MockupViews className={styles.others} />
    </section>
  );
}

/** Moves the dock within the stage by its head. */
function useDockDrag() {
  const { ui } = useSession();
  const start = useRef<{ x: number; y: number; right: number; top: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const dock = event.currentTarget.parentElement;
      const stage = dock?.offsetParent;
      if (!dock || !stage) return;
      const size = { width: dock.offsetWidth, height: dock.offsetHeight };
      const room = { width: stage.clientWidth, height: stage.clientHeight };
      start.current = { x: event.clientX, y: event.clientY, ...clampDock(ui.get().dockPlace, size, room) };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      const dock = event.currentTarget.parentElement;
      const stage = dock?.offsetParent;
      if (!from || !dock || !stage) return;
      const isRtl = document.documentElement.dir === 'rtl';
      const right = from.right + (from.x - event.clientX) * (isRtl ? -1 : 1);
      const top = from.top + event.clientY - from.y;
      const size = { width: dock.offsetWidth, height: dock.offsetHeight };
      const room = { width: stage.clientWidth, height: stage.clientHeight };
      ui.set((now) => ({ ...now, dockPlace: clampDock({ right, top }, size, room) }));
    },
    onPointerUp() {
      start.current = null;
    },
  };
}
