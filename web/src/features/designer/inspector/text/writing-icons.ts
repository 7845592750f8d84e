import { createLucideIcon, type LucideIcon } from 'lucide-react';

const drawing = (name: string, ...lines: readonly string[]): LucideIcon =>
  createLucideIcon(
    name,
    lines.map((d) => ['path', { d, key: d }]),
  );

/** Lines from left to right. */
export const LinesIcon = drawing('WritingLines', 'M4 6h16', 'M4 12h16', 'M4 18h9');

/** Columns from right to left. */
export const ColumnsIcon = drawing('WritingColumns', 'M18 4v16', 'M12 4v16', 'M6 4v9');

/** Columns that all reach both ends. */
export const JustifiedColumnsIcon = drawing('JustifiedColumns', 'M19 4v16', 'M12 4v16', 'M5 4v16');
