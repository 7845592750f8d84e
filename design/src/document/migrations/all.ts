import { initial } from './0001-initial.ts';
import { printBleed } from './0002-print-bleed.ts';
import type { Migration } from './migration.ts';

/** Every migration; the one at index n starts from format n. */
export const migrations: readonly Migration[] = [initial, printBleed];
