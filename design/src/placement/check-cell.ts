import type { DesignDocument } from '../document/design-document.ts';
import { withSourceSizes } from '../document/with-source-sizes.ts';
import {
  effectiveDpi,
  type Finding,
  type FindingId,
  type PreflightInput,
  runPreflight,
  type Severity,
} from '../preflight/index.ts';
import type { TemplateDefinition } from '../template/template.ts';

/** What the quality matrix shows of a cell. */
export interface CellQuality {
  /** Effective dpi of the picture that has fewest pixels for its size; null = all are drawn from outlines. */
  dpi: number | null;
  /** The worst finding; null = none. */
  worst: Severity | null;
  findings: Finding[];
}

const ORDER: readonly Severity[] = ['info', 'warning', 'error'];

/**
 * The only findings that the matrix leaves out: a batch fills only the chosen surfaces, so the others are expected to
 * be empty.
 */
export const UNSHOWN_IN_CELLS: ReadonlySet<FindingId> = new Set(['empty-surface']);

/** Batches have no text layers; a text without its layout would pass unchecked. */
const noText = (): never => {
  throw new RangeError('A batch sets no text; tell how this one is set.');
};

/**
 * Runs preflight on a cell's design before a pixel of it is drawn.
 * @param more what else was found when the cell was placed
 */
export function checkCell(
  document: DesignDocument,
  template: TemplateDefinition,
  imageInfo: PreflightInput['imageInfo'],
  textInfo: PreflightInput['textInfo'] = noText,
  more: readonly Finding[] = [],
): CellQuality {
  const findings = [...runPreflight({ document, template, textInfo, imageInfo }), ...more]
    .filter((finding) => !UNSHOWN_IN_CELLS.has(finding.id))
    .sort((one, other) => ORDER.indexOf(other.severity) - ORDER.indexOf(one.severity));
  const pictures = withSourceSizes(document, imageInfo).surfaces.flatMap((surface) =>
    surface.layers.flatMap((layer) => {
      if (layer.kind !== 'image') return [];
      const image = imageInfo(layer.imageId);
      return image?.isVector ? [] : [effectiveDpi(layer, image)];
    }),
  );
  const worst =
    ORDER.findLast((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
  return { dpi: pictures.length > 0 ? Math.floor(Math.min(...pictures)) : null, worst, findings };
}
