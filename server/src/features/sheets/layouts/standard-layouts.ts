import type { SheetLayout } from './layout.ts';
import { lazada44 } from './lazada.ts';
import { miaoshouApparel, miaoshouGeneral } from './miaoshou.ts';
import { temu26, temu51 } from './temu-create.ts';
import { temuFull59, temuFull60 } from './temu-full.ts';
import { tiktok35 } from './tiktok-create.ts';

/** Shipped layouts, in the order in which they are shown. */
export const STANDARD_LAYOUTS: readonly SheetLayout[] = [
  temu51,
  temu26,
  tiktok35,
  lazada44,
  temuFull60,
  temuFull59,
  miaoshouGeneral,
  miaoshouApparel,
];

/** The layout that each `platform` of the call `diyToDxmExcle` gets. */
export const LAYOUT_OF_PLATFORM = {
  temu: temu51.id,
  temu26: temu26.id,
  tiktok: tiktok35.id,
  lazada: lazada44.id,
} as const;
