import { isAcceptable } from '@diy/design/preflight';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { type Acceptance, findAcceptedKeys, type KeyedFinding } from '../../designs/index.ts';
import { preflightDocument, previewSurfaces, type SurfacePreview, withKeys } from '../../rendering/index.ts';
import type { CheckedLine, CheckNeeds } from '../lines/check-lines.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import type { LineNote } from '../model/line-note.ts';
import { LineProblem } from '../model/line-problem.ts';
import { assembleLine } from '../production/produce-line.ts';

/** What drawing a line as it prints takes. */
export type DrawNeeds = CheckNeeds & Pick<Services, 'log' | 'fonts' | 'renderers'>;
type Assembled = Awaited<ReturnType<typeof assembleLine>>;

/** A line as it would be printed, and preflight's findings about it. */
export interface PrintedLine {
  document: Assembled['document'];
  template: Assembled['template'];
  findings: KeyedFinding[];
  /** Message and findings as the line keeps them, with what is accepted now. */
  checked: Pick<CheckedLine, 'note' | 'findings'>;
  accepted: ReadonlyMap<string, Acceptance>;
}

/** The line composed as for production, or why it cannot be. */
export async function asPrinted(
  services: DrawNeeds,
  ownerId: string,
  line: LineRecord,
): Promise<PrintedLine | { problem: LineNote }> {
  try {
    const acceptances = findAcceptedKeys(services.db, ownerId, [line.design_id]);
    // Prevents an unhandled rejection: it is awaited below, unless composing the line throws first.
    acceptances.catch(() => {});
    const { document, template, note, kept, preflight } = await assembleLine(services, ownerId, line);
    const origin = { template_id: template.id, template_version: template.version, template };
    const found = preflight ?? (await preflightDocument(services, ownerId, document, origin));
    const accepted = (await acceptances).get(line.design_id) ?? new Map();
    const checked = { note, findings: kept };
    return { document, template, findings: withKeys(found, document), checked, accepted };
  } catch (error) {
    const problem = reasonOf(error);
    if (!problem) throw error;
    return { problem };
  }
}

/** The drawings of a line; none where something on it cannot be drawn, which its findings say. */
export async function drawingsOf(
  services: DrawNeeds,
  ownerId: string,
  { document, template }: PrintedLine,
  wanted: { edgePx: number; surfaceId?: string },
): Promise<SurfacePreview[]> {
  try {
    const origin = { template_id: template.id, template_version: template.version, template };
    return await previewSurfaces(services, ownerId, document, origin, wanted);
  } catch (error) {
    services.log.warn({ err: error }, 'a line of an order could not be drawn for its review');
    return [];
  }
}

/** Whether a person may take all errors of a line that are still open. */
export function canAccept({ findings, accepted }: PrintedLine): boolean {
  return findings.every(
    (finding) => finding.severity !== 'error' || accepted.has(finding.key) || isAcceptable(finding),
  );
}

function reasonOf(error: unknown): LineNote | null {
  if (error instanceof LineProblem) return error.note;
  const text = error instanceof Error && 'text' in error ? (error.text as Message) : null;
  return text && error instanceof Error && error.name === 'UnprintableDesign' ? text : null;
}
