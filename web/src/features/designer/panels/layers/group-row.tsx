import type { LayerGroup } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/designer-context.ts';
import { inOneStep } from '../../session/editor/in-one-step.ts';
import { ListRow, type RowDragging } from './list-row.tsx';

interface GroupRowProps {
  group: LayerGroup;
  /** Its layers, bottom to top. */
  layers: readonly Layer[];
  isSelected: boolean;
  isFolded: boolean;
  dragging: RowDragging;
  onFold: () => void;
  onSelect: (event: MouseEvent) => void;
}

/** The line of a group: what is done to it is done to all of its layers, in one step. */
export function GroupRow({ group, layers, isSelected, isFolded, dragging, onFold, onSelect }: GroupRowProps) {
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
      dragging={dragging}
      fold={{ isFolded, label: t(isFolded ? 'layers.unfold' : 'layers.fold'), onToggle: onFold }}
      onSelect={onSelect}
      onRename={(name) => editor.run('renameGroup', { groupId: group.id, name })}
      onStep={(to) => editor.run('reorderLayers', { layerIds, to })}
      onDuplicate={() =>
        editor.run('duplicateLayers', { layerIds, newIds: layerIds.map(() => editor.newId()) })
      }
      onDelete={() => editor.run('removeLayers', { layerIds })}
      onSet={set}
    />
  );
}
