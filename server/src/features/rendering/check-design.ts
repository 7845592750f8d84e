import { type RenderReason, type RenderReasonId, renderReasonText } from '@diy/contract/render-reasons';
import type { DesignDocument } from '@diy/design/document';
import { type Finding, type FindingId, findingText, readTextInfo, runPreflight } from '@diy/design/preflight';
import { CannotSucceed } from '../../platform/errors/cannot-succeed.ts';
import type { DrawableImage } from '../images/index.ts';
import type { TemplateVersionRow } from '../templates/index.ts';
import type { Faces } from './prepare-resources.ts';

/** Findings that make a file wrong rather than worse: such a design is not rendered. */
const STOPS = new Set(['missing-image', 'missing-glyph', 'text-overflow', 'unknown-colour', 'unknown-size']);

/** A design that must not be printed, with the reason for people. */
export class UnprintableDesign extends CannotSucceed {
  constructor(
    readonly reason: RenderReason & { id: RenderReasonId | `preflight.${FindingId}` },
    options?: ErrorOptions,
  ) {
    super({ zh: renderReasonText(reason, 'zh'), en: renderReasonText(reason, 'en') }, options);
    this.name = 'UnprintableDesign';
  }
}

/** Preflight of a document as the designer runs it. Throws UnprintableDesign where a font is gone. */
export function findProblems(
  document: DesignDocument,
  template: TemplateVersionRow,
  images: ReadonlyMap<string, DrawableImage>,
  faces: Faces,
): Finding[] {
  return runPreflight({
    document,
    template: template.definition,
    textInfo: (layer) => {
      const face = faces.get(layer.fontId);
      if (!face)
        throw new UnprintableDesign({
          id: 'rendering.missing-font',
          params: { text: layer.text.slice(0, 20) },
        });
      return readTextInfo(layer, face);
    },
    imageInfo: (id) => images.get(id),
  });
}

/** Runs preflight as the designer does. Answers the findings as sentences; throws UnprintableDesign. */
export function checkDesign(
  document: DesignDocument,
  template: TemplateVersionRow,
  images: ReadonlyMap<string, DrawableImage>,
  faces: Faces,
): { id: string; severity: string; text: string }[] {
  const findings = findProblems(document, template, images, faces);
  const stop = findings.find((finding) => STOPS.has(finding.id));
  if (stop) throw new UnprintableDesign({ id: `preflight.${stop.id}`, params: stop.params });
  return findings.map((finding) => ({
    id: finding.id,
    severity: finding.severity,
    text: findingText(finding, 'zh'),
  }));
}
