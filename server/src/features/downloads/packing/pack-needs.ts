import type { PrintLineNeeds } from '../../orders/index.ts';

/** What packing takes: files that are missing are made, also those of order lines. */
export type PackNeeds = PrintLineNeeds;
