import type { Point } from '@diy/design/geometry';
import { notify } from '../../../../lib/notifications.ts';
import { translate } from '../../../../lib/text/translate.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { addVector } from '../add-content.ts';

/** Larger files are pictures without being read: none of our vectors is that long. */
const MAX_BYTES = 2_000_000;

const isSvg = (file: File) => file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);

/** Programs copy the drawing alone, without saying that it is one. */
function withNamespace(source: string): string {
  return /<svg[^>]*\sxmlns=/.test(source)
    ? source
    : source.replace(/<svg(?=[\s>])/, '<svg xmlns="http://www.w3.org/2000/svg"');
}

/**
 * Puts the SVG files among others on the product as vectors: at a point, else in the middle. Returns the files that stay pictures:
 * all others, and drawings with something in them that a vector could not show, which is said by name.
 */
export async function addSvgFiles(
  session: Pick<DesignerSession, 'editor' | 'template'>,
  files: readonly File[],
  at?: Point,
): Promise<File[]> {
  const pictures: File[] = [];
  const { activeSurfaceId } = session.editor.getState();
  let added = 0;
  for (const file of files) {
    if (!isSvg(file) || file.size > MAX_BYTES) {
      pictures.push(file);
      continue;
    }
    const [{ readSvg }, source] = await Promise.all([
      import('@diy/design/svg'),
      file.text().catch(() => null),
    ]);
    const reading = source === null ? null : readSvg(withNamespace(source));
    if (reading?.drawing) {
      const place = at && { x: at.x + added * ASIDE_MM, y: at.y + added * ASIDE_MM };
      if (addVector(session, { ...reading.drawing, name: file.name }, place, activeSurfaceId) !== null)
        added += 1;
      continue;
    }
    pictures.push(file);
    if (reading)
      notify.warning(
        translate('designer:vector.stays', {
          name: file.name,
          why: translate(`designer:vector.problem.${reading.problem}`),
        }),
      );
  }
  if (added > 0) notify.success(translate('designer:vector.added', { count: added }));
  return pictures;
}

/** The distance between graphics that are dropped together. */
const ASIDE_MM = 8;
