import type { DesignDocument } from '../document/design-document.ts';
import {
  effectiveDpi,
  type Finding,
  type ImageInfo,
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

/** A batch fills the surfaces it was told to; that the others are empty is no news. */
const NOT_FOR_BATCHES = new Set(['empty-surface']);

/** Runs preflight on a cell's design before a pixel of it is drawn. Batches set no text, so fonts are not needed. */
export function checkCell(
  document: DesignDocument,
  template: TemplateDefinition,
  image: ImageInfo | undefined,
): CellQuality {
  const findings = runPreflight({
    document,
    template,
    textInfo: () => null,
    imageInfo: () => image,
  }).filter((finding) => !NOT_FOR_BATCHES.has(finding.id));
  const pictures = document.surfaces.flatMap((surface) =>
    surface.layers.flatMap((layer) => (layer.kind === 'image' ? [effectiveDpi(layer)] : [])),
  );
  const worst =
    ORDER.findLast((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
  const hasResolution = pictures.length > 0 && !image?.isVector;
  return { dpi: hasResolution ? Math.floor(Math.min(...pictures)) : null, worst, findings };
}
