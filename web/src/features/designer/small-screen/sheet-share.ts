/** The sheet has between these shares of the room that stage and sheet have together. */
const MIN_SHARE = 0.2;
const MAX_SHARE = 0.8;
/** Let go of below this it closes. */
const CLOSES_BELOW = 0.16;

/** How high a sheet is that is pulled to a share of the room, and whether it closes when it is let go of there. */
export function sheetShare(wanted: number): { share: number; isLow: boolean } {
  return { share: Math.min(MAX_SHARE, Math.max(MIN_SHARE, wanted)), isLow: wanted < CLOSES_BELOW };
}
