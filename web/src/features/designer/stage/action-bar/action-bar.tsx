import { boxBounds } from '@diy/design/geometry';
import { Dropdown } from 'antd';
import {
  ArrowDownUp,
  Copy,
  Crop,
  Ellipsis,
  type LucideIcon,
  Replace,
  SlidersHorizontal,
  Trash2,
  Type,
} from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { type Action, type ActionId, actions } from '../../actions/actions.ts';
import { useEditor, useSession, useSetUi, useUi } from '../../session/designer-context.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { ActionParts } from '../../session/session-parts.ts';
import { useFinger, useLayout } from '../../session/use-layout.ts';
import { toPx } from '../../view/view-math.ts';
import { selectionFrame } from '../frame/selection-frame.ts';
import styles from './action-bar.module.css';
import { type PxBox, placeBar } from './place-bar.ts';

const ORDER = ['toFront', 'forward', 'backward', 'toBack'] as const satisfies readonly ActionId[];

/** At the selection, for fingers and small screens: what is done most, and the way to the context menu. The same actions as everywhere. */
export function ActionBar() {
  const layout = useLayout();
  const hasFinger = useFinger();
  const isBusy = useUi((ui) => ui.editingTextId !== null || ui.croppingId !== null || ui.pickColour !== null);
  const hasFrame = useEditor((state) => !state.isInGesture && selectionFrame(state) !== null);
  if (isBusy || !hasFrame || (layout === 'both' && !hasFinger)) return null;
  return <Bar />;
}

function Bar() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const setUi = useSetUi();
  const layout = useLayout();
  const bar = useRef<HTMLDivElement>(null);
  usePlace(bar, session);
  // What can be done depends on what is selected.
  useEditor((state) => state.selection);
  useEditor((state) => state.design);
  const isOffered = (id: ActionId) => (actions[id] as Action).isEnabled?.(session) ?? true;
  const button = (id: string, icon: LucideIcon, label: string, onClick: () => void, disabled = false) => (
    <button
      key={id}
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      data-testid={`bar-${id}`}
      onClick={onClick}
    >
      <Icon of={icon} />
    </button>
  );
  const act = (id: ActionId, icon: LucideIcon) =>
    button(id, icon, t(`action.${id}`), () => actions[id].perform(session));
  const canChange = selectionFrame(session.editor.getState())?.isChangeable ?? false;
  const showProperties = () =>
    setUi(
      layout === 'both'
        ? { isInspectorOpen: true }
        : { isInspectorOpen: true, panel: null, replacingId: null },
    );
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={t('bar.label')}
      data-floating
      data-testid="action-bar"
    >
      {isOffered('editText') ? act('editText', Type) : null}
      {isOffered('crop') ? act('crop', Crop) : null}
      {isOffered('replace') ? act('replace', Replace) : null}
      {button('properties', SlidersHorizontal, t('inspector.label'), showProperties)}
      {act('duplicate', Copy)}
      <Dropdown
        trigger={['click']}
        menu={{
          items: ORDER.map((id) => ({ key: id, label: t(`action.${id}`) })),
          onClick: ({ key }) => actions[key as (typeof ORDER)[number]].perform(session),
        }}
      >
        {button('order', ArrowDownUp, t('bar.order'), () => {}, !canChange)}
      </Dropdown>
      {button('delete', Trash2, t('action.delete'), () => deleteSelection(bar.current, session), !canChange)}
      {button('more', Ellipsis, t('panel.more'), () =>
        requestAnimationFrame(() => openMenu(bar.current, session)),
      )}
    </div>
  );
}

/** The bar goes with what is deleted: keys belong to the stage again. */
function deleteSelection(bar: HTMLElement | null, session: ActionParts): void {
  bar?.closest<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  actions.delete.perform(session);
}

/** The selection's bounds in px of the stage; null = nothing to be seen is selected. */
function frameBox({ editor, view }: Pick<DesignerSession, 'editor' | 'view'>): PxBox | null {
  const frame = selectionFrame(editor.getState());
  if (!frame) return null;
  const { xMm, yMm, widthMm, heightMm } = boxBounds(frame.box);
  const from = toPx(view.get(), { x: xMm, y: yMm });
  const to = toPx(view.get(), { x: xMm + widthMm, y: yMm + heightMm });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** Keeps the bar at the selection while the view and the design change; React is not asked. */
function usePlace(
  bar: RefObject<HTMLDivElement | null>,
  session: Pick<DesignerSession, 'editor' | 'view'>,
): void {
  const { editor, view } = session;
  const place = () => {
    const box = frameBox(session);
    const element = bar.current;
    if (!box || !element) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { x, y } = placeBar(box, size, view.size());
    element.style.transform = `translate(${x}px, ${y}px)`;
  };
  useLayoutEffect(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what it needs when it is called
  useEffect(() => {
    const stops = [view.subscribe(place), editor.subscribe(place)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, view]);
}

/** The context menu of what is selected (the next frame's: it closes with the click that asks for it), where the middle of it is seen. */
function openMenu(bar: HTMLElement | null, session: Pick<DesignerSession, 'editor' | 'view'>): void {
  const stage = bar?.closest('[role="application"]');
  const box = frameBox(session);
  if (!stage || !box) return;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const within = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);
  const clientX = left + within((box.left + box.right) / 2, width);
  const clientY = top + within((box.top + box.bottom) / 2, height);
  stage.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY, button: 2 }),
  );
}
