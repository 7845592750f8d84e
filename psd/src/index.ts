export { bakePsd, type SurfaceResult } from './baking/bake-psd.ts';
export type { BakedSurface, NotBaked } from './baking/bake-surface.ts';
export { composePsd } from './composing/compose-psd.ts';
export type { Bounds, PsdDocument, PsdLayer } from './document.ts';
export { PsdRefusal, type RefusalReason, type RefusedPart } from './psd-refusal.ts';
export { readComposite } from './reading/read-composite.ts';
export { READ_LIMITS, type ReadLimits } from './reading/read-limits.ts';
export { readPsd } from './reading/read-psd.ts';
export { scanFile } from './reading/scan-file.ts';
