import { findLayer } from '@diy/design/document';
import type { EditorState } from '@diy/design/editing';
import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, type ActionId, actions } from '../actions/actions.ts';
import { hasClipboard } from '../actions/clipboard.ts';
import { formatKeys } from '../actions/match-keys.ts';
import { useEditor, useSession, useSetUi } from '../session/designer-context.ts';
import { WorkshopContext } from '../session/workshop-context.tsx';

const SECTIONS: readonly (readonly ActionId[])[] = [
  ['cut', 'copy', 'paste', 'duplicate'],
  ['toFront', 'forward', 'backward', 'toBack'],
  ['group', 'ungroup'],
  ['lock', 'hide'],
  ['delete'],
];
const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** As tall as half a small screen: turned over at the pointer it would be cut off, so it is moved instead. */
const WITHIN_SCREEN = { adjustX: true, adjustY: false, shiftY: true };

/** The one picture that is selected and can be changed; null = none, or more than it. */
function pictureOf({ design, selection }: EditorState): string | null {
  const [id, ...more] = selection;
  const layer = id && more.length === 0 ? findLayer(design, id)?.layer : undefined;
  return layer?.kind === 'image' && !layer.locked ? layer.id : null;
}

/** The stage's context menu: the same actions as keys and buttons. */
export function StageMenu({ children }: { children: ReactElement }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const item = (id: ActionId) => {
    const action: Action = actions[id];
    const keys = action.keys?.[0];
    const isEnabled = id === 'paste' ? hasClipboard() : !action.isEnabled || action.isEnabled(session);
    return {
      key: id,
      disabled: !isEnabled,
      label: t(`action.${id}`),
      extra: keys ? formatKeys(keys, IS_MAC) : undefined,
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
  const sections = hasSelection ? SECTIONS : [['paste', 'selectAll'] as const];
  const menu: MenuProps = {
    items: [
      ...workshop,
      ...sections.flatMap((section, index) => [
        ...(index > 0 ? [{ type: 'divider' as const, key: `divider-${section[0]}` }] : []),
        ...section.map(item),
      ]),
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      if (key === 'workshop') {
        setUi({ workshopId: picture });
        return;
      }
      const id = key as ActionId;
      // By the browser's event, so that the system's clipboard knows what is newest.
      const isDone = (id === 'copy' || id === 'cut') && document.execCommand(id);
      if (!isDone) actions[id].perform(session);
    },
  };
  return (
    <Dropdown menu={menu} trigger={['contextMenu']} align={{ overflow: WITHIN_SCREEN }}>
      {children}
    </Dropdown>
  );
}
