import type { DesignDocument } from '../../document/design-document.ts';
import { fingerprint } from '../../document/fingerprint.ts';
import type { Layer } from '../../layers/layer.ts';
import { vectorColours } from '../../layers/vector/vector-colours.ts';
import type { Finding } from './finding.ts';

/**
 * A key for exactly this finding of this document, so that a person's “print anyway” counts for nothing else: the
 * problem, its place and figures, the size and colour, and what the layer shows. A layer that is moved without a change
 * of the figures keeps its key. The key contains no personal text: it ends in 16 hex digits.
 */
export function findingKey(finding: Finding, document: DesignDocument): string {
  const layer = document.surfaces
    .flatMap((surface) => surface.layers)
    .find(({ id }) => id === finding.layerId);
  const shown = layer ? contentOf(layer) : '';
  const params = Object.entries(finding.params).sort(([one], [other]) => (one < other ? -1 : 1));
  const facts = JSON.stringify([document.sizeId, document.colourId, params, shown]);
  return [finding.id, finding.surfaceId, finding.layerId ?? '', fingerprint(facts)].join('/');
}

/** What a layer shows, apart from where and how large. */
function contentOf(layer: Layer): string {
  switch (layer.kind) {
    case 'image':
      return layer.imageId;
    case 'text':
      return layer.text;
    case 'code':
      return layer.value;
    case 'vector':
      return `${layer.paths.reduce((sum, { d }) => sum + d.length, 0)} ${vectorColours(layer)}`;
    case 'shape':
      return [layer.shape, layer.fill, layer.stroke?.colour].join(' ');
  }
}
