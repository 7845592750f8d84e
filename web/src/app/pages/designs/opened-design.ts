/** The design that is open. The first save gives a new one its id and another address: it stays the same open design. */
export interface OpenedDesign {
  /** Another one for each design that is opened. */
  readonly key: number;
  /** What the address asked for when it was opened. */
  readonly asked: string;
  /** It is null until a new design was saved. */
  designId: string | null;
  /** It was saved, and the address is still the one of a new design. */
  isMoving: boolean;
}

/**
 * What is open at an address that asks for `asked`, which is the saved design `designId` or a new one (null). Pages are drawn again while the
 * address changes, and React throws away what it drew, so that the old address may be seen once more after the new one: `before` is what
 * was shown last (`showOpened`), and stays as it is.
 */
export function openedFor(before: OpenedDesign | null, asked: string, designId: string | null): OpenedDesign {
  if (before !== null && isStillOpen(before, asked, designId)) return before;
  return { key: (before?.key ?? 0) + 1, asked, designId, isMoving: false };
}

/** Call it when `opened` has come onto the screen at the address of the saved design `designId`, or of a new one (null). */
export function showOpened(opened: OpenedDesign, designId: string | null): OpenedDesign {
  if (designId !== null) opened.isMoving = false;
  return opened;
}

function isStillOpen(opened: OpenedDesign, asked: string, designId: string | null): boolean {
  if (designId !== null) return opened.designId === designId;
  return opened.asked === asked && (opened.designId === null || opened.isMoving);
}
