import { applyMatrix, type Matrix } from '../geometry/matrix.ts';
import { OUTLINE_COORDINATES, outlineOp } from '../geometry/outline-op.ts';
import type { PathCommands } from '../painting/paths/path.ts';

/** An outline in other coordinates. What follows a close without a move begins with one, where the closed outline began. */
export function transformOutline(path: PathCommands, matrix: Matrix): number[] {
  const moved: number[] = [];
  let start: [number, number] = [0, 0];
  let isAfterClose = false;
  for (let i = 0; i < path.length; ) {
    const code = path[i] ?? outlineOp.close;
    const end = i + 1 + (OUTLINE_COORDINATES[code] ?? 0);
    if (isAfterClose && code !== outlineOp.move && code !== outlineOp.close)
      moved.push(outlineOp.move, ...start);
    moved.push(code);
    for (let at = i + 1; at < end; at += 2) {
      const { x, y } = applyMatrix(matrix, { x: path[at] ?? 0, y: path[at + 1] ?? 0 });
      if (code === outlineOp.move) start = [x, y];
      moved.push(x, y);
    }
    isAfterClose = code === outlineOp.close;
    i = end;
  }
  return moved;
}
