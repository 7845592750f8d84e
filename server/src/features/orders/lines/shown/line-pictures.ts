import type { Db } from '../../../../platform/database/db.ts';
import type { DesignRecord } from '../../../designs/index.ts';
import { findMockupsOf } from '../../../rendering/index.ts';

/** What of a line decides its picture, as it is stored. */
interface LineToShow {
  id: string;
  design_id: string;
  design_version: number;
  template_version: number;
  colour_id: string;
  size_id: string;
  file_hash: string;
  personalised: boolean;
  blank_personalisation: boolean;
  /** Null = it was not drawn as it is now. */
  mockup_key: string | null;
}

/** The picture that lists show of a line. */
export interface LinePicture {
  /** Public object; null = there is none. */
  key: string | null;
  /** It shows the design, perhaps in another colour or size or without the buyer's words, and not what the line prints. */
  isExample: boolean;
}

/**
 * Pictures of lines from what was drawn before; nothing is drawn here. A line's own mockup, where it was drawn as it is now; else one of
 * its design in its version, colour and size, which is what a line without words of a buyer prints; else the design's, as an example.
 */
export async function findLinePictures(
  db: Db,
  ownerId: string,
  lines: readonly LineToShow[],
  designs: ReadonlyMap<string, DesignRecord>,
): Promise<Map<string, LinePicture>> {
  const hashes = lines.filter(({ mockup_key }) => mockup_key === null).map(({ file_hash }) => file_hash);
  const mockups = await findMockupsOf(db, ownerId, [...new Set(hashes)]);
  return new Map(
    lines.map((line): [string, LinePicture] => {
      if (line.mockup_key !== null) return [line.id, { key: line.mockup_key, isExample: false }];
      const variant = mockups.get(line.file_hash);
      if (variant) return [line.id, { key: variant, isExample: hasOwnWords(line) }];
      const design = designs.get(line.design_id);
      const mockup = design?.render_result?.mockups[0]?.key;
      const key = mockup ?? design?.cover_key ?? null;
      return [line.id, { key, isExample: key !== null && !(mockup && design && isOf(design, line)) }];
    }),
  );
}

/** Whether the design's newest mockup shows what the line prints. */
function isOf(design: DesignRecord, line: LineToShow): boolean {
  return (
    !hasOwnWords(line) &&
    design.rendered_version === line.design_version &&
    design.version === line.design_version &&
    design.template_version === line.template_version &&
    design.document.colourId === line.colour_id &&
    design.document.sizeId === line.size_id
  );
}

/** Whether a line prints other words than its design has: a buyer's, or none where the buyer wrote none. */
function hasOwnWords({ personalised, blank_personalisation }: LineToShow): boolean {
  return personalised || blank_personalisation;
}
