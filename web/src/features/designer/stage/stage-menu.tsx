import { findLayer } from '@diy/design/document';
import type { Editor, EditorState } from '@diy/design/editing';
import type { Point } from '@diy/design/geometry';
import { isUnnamed } from '@diy/design/layers';
import { Dropdown, type MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { type ReactElement, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { type Action, type ActionId, actions } from '../actions/actions.ts';
import { hasClipboard } from '../actions/clipboard.ts';
import { formatKeys } from '../actions/match-keys.ts';
import { wordActions } from '../actions/text/word-actions.ts';
import { useEditor, useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { inOneStep } from '../session/editor/in-one-step.ts';
import { useFinger } from '../session/use-layout.ts';
import { WorkshopContext } from '../session/workshop-context.tsx';
import { kindTitle } from '../view/kind-title.ts';
import { toMm } from '../view/view-math.ts';
import { canDoWith, runTextCommand, TEXT_ACTIONS, type TextAction } from './caret/text-menu.ts';
import { combineItem } from './combining/combine-item.tsx';
import { lockedSelectionsAt, selectionsAt } from './frame/pick-layers.ts';
import styles from './stage.module.css';

const SECTIONS: readonly (readonly ActionId[])[] = [
  ['editText', 'crop', 'replace', 'flipX', 'flipY'],
  ['cut', 'copy', 'paste', 'duplicate', 'copyStyle', 'pasteStyle'],
  ['toFront', 'forward', 'backward', 'toBack'],
  ['group', 'ungroup', 'tidy', 'applyTo'],
  ['lock', 'hide', 'zoomSelection'],
  ['delete'],
];
/** Shown for the layers they are for, and not at all for others. */
const FOR_ONE_KIND = new Set<ActionId>(['editText', 'crop', 'replace', 'flipX', 'flipY', 'tidy', 'applyTo']);
const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * The menu is half as tall as a small screen: turned over at the pointer it would be cut off, so it is moved instead. It has a clear
 * edge (stage.module.css) that keeps it off the window's. Without this offset the 4 px of antd would be added after it was moved.
 */
const WITHIN_SCREEN = {
  offset: [-8, 0],
  overflow: { adjustX: true, adjustY: false, shiftX: true, shiftY: true },
};

/** The one picture that is selected and can be changed; null = none, or more than it. */
function pictureOf({ design, selection }: EditorState): string | null {
  const [id, ...more] = selection;
  const layer = id && more.length === 0 ? findLayer(design, id)?.layer : undefined;
  return layer?.kind === 'image' && !layer.locked ? layer.id : null;
}

const HERE = 'here-';
const UNLOCK = 'unlock-';

interface Pick {
  ids: string[];
  name: string;
}

/** What lies on top of each other where the menu was asked for, topmost first. */
function useLayersHere() {
  const { t } = useTranslation('designer');
  const { editor, view } = useSession();
  const [picks, setPicks] = useState<Pick[]>([]);
  const [locked, setLocked] = useState<Pick[]>([]);
  const at = useRef<Point | null>(null);
  useEffect(() => {
    const note = (event: MouseEvent) => {
      const stage = event.target instanceof Element ? event.target.closest('[role="application"]') : null;
      const { left, top } = stage?.getBoundingClientRect() ?? { left: 0, top: 0 };
      at.current = stage ? { x: event.clientX - left, y: event.clientY - top } : null;
    };
    window.addEventListener('contextmenu', note, { capture: true });
    return () => window.removeEventListener('contextmenu', note, { capture: true });
  }, []);
  const look = () => {
    const state = editor.getState();
    const nameOf = (ids: readonly string[]) => {
      const layer = findLayer(state.design, ids[0] ?? '')?.layer;
      if (!layer || ids.length > 1) return t('kind.group');
      return isUnnamed(layer) ? kindTitle(layer, t) : layer.name;
    };
    const mm = at.current && toMm(view.get(), at.current);
    const named = (found: string[][]) => found.map((ids) => ({ ids, name: nameOf(ids) }));
    setPicks(mm ? named(selectionsAt(state, mm)) : []);
    setLocked(mm ? named(lockedSelectionsAt(state, mm)) : []);
  };
  return { picks, locked, look };
}

/** The stage's context menu: about the words that are edited on it, else about its layers. */
export function StageMenu({ children }: { children: ReactElement }) {
  const isOnText = useUi((ui) => ui.editingTextId !== null && ui.textSelection !== null);
  const { menu, look } = useLayersMenu();
  const words = useWordsMenu();
  return (
    <Dropdown
      menu={isOnText ? words : menu}
      trigger={['contextMenu']}
      align={WITHIN_SCREEN}
      classNames={{ root: styles.menu ?? '' }}
      onOpenChange={(isOpen) => isOpen && look()}
    >
      {children}
    </Dropdown>
  );
}

function useWordsMenu(): MenuProps {
  const { t } = useTranslation('designer');
  const session = useSession();
  // Which of them can be done goes with what is selected.
  useUi((ui) => ui.textSelection);
  const keysOf = (id: TextAction) => formatKeys(wordActions[id].keys[0], IS_MAC);
  return {
    items: TEXT_ACTIONS.map((id) => ({
      key: id,
      disabled: !canDoWith(session, id),
      label: t(wordActions[id].label),
      extra: keysOf(id),
    })),
    onClick({ key, domEvent }) {
      domEvent.stopPropagation();
      void runTextCommand(session, key as TextAction, (why) =>
        notify.warning(t(`text.notPasted.${why}`, { keys: keysOf('paste') })),
      );
    },
    // The words keep the keyboard.
    onMouseDown: (event) => event.preventDefault(),
  };
}

/** The same actions as keys and buttons. */
function useLayersMenu(): { menu: MenuProps; look: () => void } {
  const { t } = useTranslation('designer');
  const session = useSession();
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const hasFinger = useFinger();
  const item = (id: ActionId) => {
    const action: Action = actions[id];
    const keys = action.keys?.[0];
    const isEnabled = id === 'paste' ? hasClipboard() : !action.isEnabled || action.isEnabled(session);
    return {
      key: id,
      disabled: !isEnabled,
      label: t(`action.${id}`),
      extra: keys && !hasFinger ? formatKeys(keys, IS_MAC) : undefined,
    };
  };
  const picture = useEditor((state) => pictureOf(state));
  const hasWorkshop = use(WorkshopContext) !== null;
  const setUi = useSetUi();
  const workshop =
    hasWorkshop && picture
      ? [
          { key: 'workshop', label: t('image.workshop') },
          { type: 'divider' as const, key: 'divider-workshop' },
        ]
      : [];
  const isOffered = (id: ActionId) =>
    !FOR_ONE_KIND.has(id) || ((actions[id] as Action).isEnabled?.(session) ?? true);
  const sections: ActionId[][] = (hasSelection ? SECTIONS : [['paste', 'selectAll'] as const])
    .map((section) => section.filter(isOffered))
    .filter((section) => section.length > 0);
  const here = useLayersHere();
  const beneath =
    here.picks.length > 1
      ? [
          {
            key: 'here',
            label: t('stage.selectHere'),
            children: here.picks.map(({ ids, name }, index) => ({
              key: `${HERE}${index}`,
              label: name || ids.join(),
            })),
          },
          { type: 'divider' as const, key: 'divider-here' },
        ]
      : [];
  const menu: MenuProps = {
    items: [
      ...unlockItems(here.locked, t),
      ...beneath,
      ...workshop,
      ...sections.flatMap((section, index) => [
        ...(index > 0 ? [{ type: 'divider' as const, key: `divider-${section[0]}` }] : []),
        ...section.map(item),
        ...(section.includes('group') ? combineItem(session, t, hasFinger) : []),
      ]),
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      if (key === 'workshop') {
        setUi({ workshopId: picture });
        return;
      }
      if (key.startsWith(UNLOCK)) {
        unlock(session.editor, here.locked[Number(key.slice(UNLOCK.length))]?.ids ?? []);
        return;
      }
      if (key.startsWith(HERE)) {
        session.editor.select(here.picks[Number(key.slice(HERE.length))]?.ids ?? []);
        return;
      }
      const id = key as ActionId;
      // By the browser's event, so that the system's clipboard knows what is newest.
      const isDone = (id === 'copy' || id === 'cut') && document.execCommand(id);
      if (!isDone) actions[id].perform(session);
    },
  };
  return { menu, look: here.look };
}

/** The locked layers below the pointer, each to be unlocked: nothing else reaches them on the stage. */
function unlockItems(locked: readonly Pick[], t: TFunction<'designer'>) {
  if (locked.length === 0) return [];
  return [
    ...locked.map(({ ids, name }, at) => ({
      key: `${UNLOCK}${at}`,
      label: t('stage.unlock', { name: name || ids.join() }),
    })),
    { type: 'divider' as const, key: 'divider-unlock' },
  ];
}

/** Unlocks layers and selects them, as one step. */
function unlock(editor: Editor, ids: readonly string[]): void {
  inOneStep(editor, () => {
    for (const layerId of ids) editor.run('updateLayer', { layerId, patch: { locked: false } });
  });
  editor.select(ids);
}
