import type { LayerGroup } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isShallowEqual } from '../../../../lib/is-shallow-equal.ts';
import { useSession } from '../../session/designer-context.ts';
import { inOneStep } from '../../session/editor/in-one-step.ts';
import { ListRow } from './list-row.tsx';
import type { RowProps } from './row-props.ts';

interface GroupRowProps extends RowProps {
  group: LayerGroup;
  /** Its layers, bottom to top. */
  layers: readonly Layer[];
  isFolded: boolean;
}

/** The line of a group: what is done to it is done to all of its layers, in one step. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, layers, rowKey, isSelected, isFolded, edge, list } = props;
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const layerIds = layers.map((layer) => layer.id);
  const set = (patch: { locked: boolean } | { hidden: boolean }) =>
    inOneStep(editor, () => {
      for (const layerId of layerIds) editor.run('updateLayer', { layerId, patch });
    });
  return (
    <ListRow
      testId="group-row"
      level={1}
      name={group.name}
      fallbackName={t('kind.group')}
      layers={layers}
      isSelected={isSelected}
      dragging={list.draggingOf(rowKey)}
      edge={edge}
      fold={{
        isFolded,
        label: t(isFolded ? 'layers.unfold' : 'layers.fold'),
        onToggle: () => list.toggleFold(group.id),
      }}
      onSelect={(event) => list.select(rowKey, event)}
      onRename={(name) => editor.run('renameGroup', { groupId: group.id, name })}
      onStep={(to) => editor.run('reorderLayers', { layerIds, to })}
      onDuplicate={() =>
        editor.run('duplicateLayers', { layerIds, newIds: layerIds.map(() => editor.newId()) })
      }
      onDelete={() => editor.run('removeLayers', { layerIds })}
      onSet={set}
    />
  );
}, hasSameLayers);

/** Whether a group has the same layers as before: every change of the design makes another array of them, often of the same ones. */
function hasSameLayers(before: GroupRowProps, after: GroupRowProps): boolean {
  const { layers, ...rest } = before;
  const { layers: nextLayers, ...nextRest } = after;
  return isShallowEqual(layers, nextLayers) && isShallowEqual(rest, nextRest);
}
