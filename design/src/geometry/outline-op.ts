/** Codes in a flat list of path commands, each followed by its coordinates. */
export const outlineOp = { move: 0, line: 1, quadratic: 2, cubic: 3, close: 4 } as const;

/** How many numbers follow each code. */
export const OUTLINE_COORDINATES: Readonly<Record<number, number>> = {
  [outlineOp.move]: 2,
  [outlineOp.line]: 2,
  [outlineOp.quadratic]: 4,
  [outlineOp.cubic]: 6,
  [outlineOp.close]: 0,
};
