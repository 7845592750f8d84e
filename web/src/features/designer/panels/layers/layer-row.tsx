import { findSurface } from '@diy/design/document';
import { layersOfGroup } from '@diy/design/editing';
import { isUnnamed, type Layer } from '@diy/design/layers';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/designer-context.ts';
import { kindTitle } from '../../view/kind-title.ts';
import { ListRow } from './list-row.tsx';
import type { RowProps } from './row-props.ts';

interface LayerRowProps extends RowProps {
  layer: Layer;
}

/** One layer of the list, indented when it belongs to a group. Alt+arrow at the edge of its group leaves it. */
export const LayerRow = memo(function LayerRow({ layer, rowKey, isSelected, edge, list }: LayerRowProps) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const layerIds = [layer.id];
  const own = kindTitle(layer, t);
  const step = (direction: 'forward' | 'backward') => {
    const { design, activeSurfaceId } = editor.getState();
    const layers = findSurface(design, activeSurfaceId)?.layers ?? [];
    const members = layer.groupId === undefined ? [] : layersOfGroup(layers, layer.groupId);
    const isAtEdge = members.at(direction === 'forward' ? -1 : 0) === layer;
    if (!isAtEdge) return editor.run('reorderLayers', { layerIds, to: direction });
    editor.run('placeLayers', { layerIds, place: layers.indexOf(layer), groupId: null });
  };
  return (
    <ListRow
      testId="layer-row"
      level={layer.groupId === undefined ? 1 : 2}
      name={isUnnamed(layer) ? own : layer.name}
      fallbackName={own}
      layers={[layer]}
      isSelected={isSelected}
      dragging={list.draggingOf(rowKey)}
      edge={edge}
      onSelect={(event) => list.select(rowKey, event)}
      onRename={(name) => editor.run('updateLayer', { layerId: layer.id, patch: { name } })}
      onStep={step}
      onDuplicate={() => editor.run('duplicateLayers', { layerIds, newIds: [editor.newId()] })}
      onDelete={() => editor.run('removeLayers', { layerIds })}
      onSet={(patch) => editor.run('updateLayer', { layerId: layer.id, patch })}
    />
  );
});
