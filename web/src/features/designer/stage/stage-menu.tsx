import { Dropdown, type MenuProps } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, type ActionId, actions } from '../actions/actions.ts';
import { hasClipboard } from '../actions/clipboard.ts';
import { formatKeys } from '../actions/match-keys.ts';
import { useEditor, useSession } from '../session/designer-context.ts';

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
  const sections = hasSelection ? SECTIONS : [['paste', 'selectAll'] as const];
  const menu: MenuProps = {
    items: sections.flatMap((section, index) => [
      ...(index > 0 ? [{ type: 'divider' as const, key: `divider-${section[0]}` }] : []),
      ...section.map(item),
    ]),
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
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
