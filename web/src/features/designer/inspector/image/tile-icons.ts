import type { TileArrangement } from '@diy/design/layers';
import { createLucideIcon, type LucideIcon } from 'lucide-react';

const FRAME = 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z';

const drawing = (name: string, ...lines: readonly string[]): LucideIcon =>
  createLucideIcon(
    name,
    lines.map((d) => ['path', { d, key: d }]),
  );

/** How repeats follow each other, as small pictures in the set's own strokes. */
export const TILE_ICONS: Record<TileArrangement, LucideIcon> = {
  grid: drawing('TileGrid', FRAME, 'M4 12h16', 'M12 4v16'),
  brick: drawing('TileBrick', FRAME, 'M4 12h16', 'M12 4v8', 'M8 12v8', 'M16 12v8'),
  'half-drop': drawing('TileHalfDrop', FRAME, 'M12 4v16', 'M4 12h8', 'M12 8h8', 'M12 16h8'),
  mirror: drawing('TileMirror', 'M9.5 5v14H2.5z', 'M14.5 5v14h7z'),
};
