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
  /** Of the picture that has fewest pixels for its size; null = all are drawn from outlines. */
  dpi: number | null;
  /** The worst finding; null = none. */
  worst: Severity | null;
  findings: Finding[];
}

const ORDER: readonly Severity[] = ['info', 'warning', 'error'];

/**
 * What the matrix leaves out of preflight's findings, and all it leaves out: a batch fills the surfaces it was told to; that
 * the others are empty is no news.
 */
export const UNSHOWN_IN_CELLS: ReadonlySet<FindingId> = new Set(['empty-surface']);

/** Batches set no text: one that did without saying how it is set would be passed unseen. */
const noText = (): never => {
  throw new RangeError('A batch sets no text; tell how this one is set.');
};

/** Runs preflight on a cell's design before a pixel of it is drawn. */
export function checkCell(
  document: DesignDocument,
  template: TemplateDefinition,
  imageInfo: PreflightInput['imageInfo'],
  textInfo: PreflightInput['textInfo'] = noText,
): CellQuality {
  const findings = runPreflight({ document, template, textInfo, imageInfo }).filter(
    (finding) => !UNSHOWN_IN_CELLS.has(finding.id),
  );
  const pictures = withSourceSizes(document, imageInfo).surfaces.flatMap((surface) =>
    surface.layers.flatMap((layer) =>
      layer.kind === 'image' && !imageInfo(layer.imageId)?.isVector ? [effectiveDpi(layer)] : [],
    ),
  );
  const worst =
    ORDER.findLast((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
  return { dpi: pictures.length > 0 ? Math.floor(Math.min(...pictures)) : null, worst, findings };
}
