import type { RenderReason, RenderReasonId } from '@diy/contract/designs/render-reasons';
import type { DesignDocument } from '@diy/design/document';
import { isOwnFontId } from '@diy/design/layers';
import {
  type Finding,
  type FindingId,
  findingKey,
  readTextInfo,
  runPreflight,
  stoppingFindings,
} from '@diy/design/preflight';
import { layerFaces } from '@diy/design/text';
import { CannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import type { KeyedFinding, RenderResult, StoredFinding } from '../../designs/index.ts';
import type { DrawableImage } from '../../images/index.ts';
import type { TemplateVersionRow } from '../../templates/index.ts';
import type { Faces } from '../print/prepare-resources.ts';

/** A design that must not be printed, with a user-facing reason. */
export class UnprintableDesign extends CannotSucceed {
  /** What was made and found before it stopped; undefined = nothing. */
  readonly made: RenderResult | undefined;

  constructor(
    readonly reason: RenderReason & { id: RenderReasonId | `preflight.${FindingId}` },
    { made, ...options }: ErrorOptions & { made?: RenderResult | undefined } = {},
  ) {
    super(reason, options);
    this.made = made;
    this.name = 'UnprintableDesign';
  }
}

/** Preflight of a document as the designer runs it. Throws UnprintableDesign when a font is missing. */
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
      const { face, waitsFor } = layerFaces(layer, (id) => faces.get(id));
      if (!face || waitsFor !== null)
        throw new UnprintableDesign({
          id: waitsFor && isOwnFontId(waitsFor) ? 'rendering.missing-own-font' : 'rendering.missing-font',
          params: { text: layer.text.slice(0, 20) },
        });
      return readTextInfo(layer, face);
    },
    imageInfo: (id) => images.get(id),
  });
}

/** Preflight findings of a document, and those that nobody has accepted. */
export interface DecidedFindings {
  findings: KeyedFinding[];
  /** Errors: as long as there is one, no print file is made. */
  stops: Finding[];
}

/**
 * Compares findings with those that a person has accepted.
 * @param accepted keys of the findings accepted for the design that the document comes from
 */
export function decideFindings(
  findings: readonly Finding[],
  document: DesignDocument,
  accepted: ReadonlyMap<string, unknown> | undefined,
): DecidedFindings {
  const isAccepted = (finding: Finding) => accepted?.has(findingKey(finding, document)) === true;
  return { findings: withKeys(findings, document), stops: stoppingFindings(findings, isAccepted) };
}

/** Findings of a document with their keys. */
export function withKeys(findings: readonly Finding[], document: DesignDocument): KeyedFinding[] {
  return findings.map((finding) => {
    const { id, severity, params } = finding;
    return { id, severity, key: findingKey(finding, document), params };
  });
}

/** Whether stored findings stop a print when these keys are accepted. */
export function isStopped(
  findings: readonly StoredFinding[],
  accepted: ReadonlyMap<string, unknown>,
): boolean {
  const own = findings.flatMap((finding) => ('key' in finding ? [finding] : []));
  return stoppingFindings(own, ({ key }) => accepted.has(key)).length > 0;
}

/** The error with the first finding that stops a print, and how many more there are. */
export function unprintableBecauseOf(stops: readonly Finding[], made?: RenderResult): UnprintableDesign {
  const [first, ...others] = stops;
  if (!first) throw new Error('nothing stops this design');
  const params = others.length > 0 ? { ...first.params, more: others.length } : first.params;
  return new UnprintableDesign({ id: `preflight.${first.id}`, params }, { made });
}
