import type { LayerPatch } from '@diy/design/editing';
import { useSession } from '../session/designer-context.ts';

/** Ways to set fields of one layer: at once, joined with the same change before it, or while something is dragged. */
export function useLayerGesture(layerId: string) {
  const { editor } = useSession();
  const set = (patch: LayerPatch, joinKey?: string) =>
    editor.run('updateLayer', { layerId, patch }, joinKey ? { joinKey: `${joinKey}:${layerId}` } : {});
  return {
    set,
    /** One undo step until `end`, however far it goes. */
    slide(patch: LayerPatch) {
      if (!editor.getState().isInGesture) editor.beginGesture();
      set(patch);
    },
    /** Ends the gesture. A key joins it to the step before, if that ended with the same key a moment ago. */
    end: (joinKey?: string) =>
      editor.endGesture(joinKey === undefined ? {} : { joinKey: `${joinKey}:${layerId}` }),
  };
}
