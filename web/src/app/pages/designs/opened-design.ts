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
 * address changes, so that the old address may be seen once more after the first save.
 */
export function openedFor(before: OpenedDesign | null, asked: string, designId: string | null): OpenedDesign {
  if (before === null || !isStillOpen(before, asked, designId))
    return { key: (before?.key ?? 0) + 1, asked, designId, isMoving: false };
  if (designId !== null) before.isMoving = false;
  return before;
}

function isStillOpen(opened: OpenedDesign, asked: string, designId: string | null): boolean {
  if (designId !== null) return opened.designId === designId;
  return opened.asked === asked && (opened.designId === null || opened.isMoving);
}
