import type { TemplateItem } from '@diy/contract/templates';
import type { MockupJob, MockupState } from './protocol.ts';

/** Width of the live picture while something is dragged. */
const LIVE_WIDTH_PX = 520;
const THUMBNAIL_WIDTH_PX = 168;

/** The shown one, no larger than a drag can follow; none while nothing is shown. */
export function liveJobs(shown: MockupJob | null): MockupJob[] {
  return shown ? [{ ...shown, widthPx: Math.min(shown.widthPx, LIVE_WIDTH_PX) }] : [];
}

/** The shown one first, then what the preview asked for, then small ones of all. */
export function fullJobs(
  template: Pick<TemplateItem, 'mockups'>,
  shown: MockupJob | null,
  wanted: readonly MockupJob[],
): MockupJob[] {
  const large = new Map<string, MockupJob>();
  for (const job of [...(shown ? [shown] : []), ...wanted]) {
    const known = large.get(job.mockupId);
    if (!known || known.widthPx < job.widthPx) large.set(job.mockupId, job);
  }
  const small = template.mockups
    .filter(({ asset }) => !large.has(asset.id))
    .map(({ asset }) => ({ mockupId: asset.id, widthPx: THUMBNAIL_WIDTH_PX }));
  return [...large.values(), ...small];
}

/** The product's colour as mockups need it; of a colour it does not have, the first. */
export function appearanceOf(
  template: Pick<TemplateItem, 'definition'>,
  colourId: string,
): Omit<MockupState, 'sizeId'> {
  const { colours } = template.definition;
  const colour = colours.find(({ id }) => id === colourId) ?? colours[0];
  return { colourId: colour?.id ?? colourId, colourHex: colour?.hex ?? '#FFFFFF', melange: colour?.melange };
}
