import type { LayerComp, PsdDocument, PsdLayer } from '../document.ts';
import type { StateView } from './view.ts';

/** The layer comps that show other layers than the file was saved with. */
export function findComps({ layers, page }: PsdDocument): StateView[] {
  return (page?.comps ?? [])
    .map((comp) => toState(comp, layers))
    .filter(({ shown, problem }) => shown.size > 0 || problem !== undefined);
}

function toState(comp: LayerComp, layers: PsdLayer[]): StateView {
  const shown = new Map<number, boolean>();
  const problems = new Set<string>();
  if (comp.keepsStyle) problems.add('layer comp that keeps layer styles');
  const walk = (some: PsdLayer[]): void => {
    for (const layer of some) {
      const said = layer.inComps?.find((one) => one.comp === comp.id);
      if (!said) problems.add('layer comp that says nothing of a layer');
      else if (comp.keepsPosition && said.isMoved) problems.add('layer comp that moves layers');
      else if (comp.keepsVisibility && said.isVisible !== layer.isVisible)
        shown.set(layer.record!, said.isVisible);
      if (layer.kind === 'group') walk(layer.layers);
    }
  };
  walk(layers);
  const [problem] = problems;
  const state = { id: `comp-${comp.id}`, kind: 'comp' as const, name: comp.name, shown };
  // A comp that keeps nothing of what is drawn is the document as it is.
  const isEmpty = !comp.keepsVisibility && !comp.keepsPosition && !comp.keepsStyle;
  return isEmpty ? { ...state, shown: new Map() } : { ...state, ...(problem && { problem }) };
}
