import { findGroup, findSurface } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { Group, type LucideIcon, Ungroup } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, actions } from '../actions/actions.ts';
import { formatKeys } from '../actions/match-keys.ts';
import { ToolButton } from '../fields/tool-button.tsx';
import { selectedUnits } from '../session/active-surface.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import styles from './inspector.module.css';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** Actions for several selected layers or a selection in a group: group and ungroup. */
export const LayerSelectionBar = memo(function LayerSelectionBar({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const groupName = useRestingEditor((state) => {
    const [unit, ...others] = selectedUnits(state);
    const groupId = unit?.[0]?.groupId;
    if (others.length > 0 || groupId === undefined || (unit?.length ?? 0) < 2) return null;
    const surface = findSurface(state.design, state.activeSurfaceId);
    return (surface && findGroup(surface, groupId)?.name) || t('kind.group');
  });
  const tool = (action: Action, label: string, icon: LucideIcon) => {
    const keys = formatKeys(action.keys?.[0] ?? '', IS_MAC);
    return (
      <ToolButton
        label={label}
        icon={icon}
        title={`${label} ${keys}`}
        disabled={!action.isEnabled?.(session)}
        testId={`selection-${action.id}`}
        onClick={() => action.perform(session)}
      />
    );
  };
  if (layers.length < 2 && layers[0]?.groupId === undefined) return null;
  return (
    <div className={styles.selected}>
      <p>
        {groupName === null ? null : <strong>{groupName}</strong>}
        <span>{t('inspector.many', { count: layers.length })}</span>
      </p>
      {tool(actions.group, t('action.group'), Group)}
      {tool(actions.ungroup, t('action.ungroup'), Ungroup)}
    </div>
  );
});
