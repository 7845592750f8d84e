import type { Services } from '../../platform/services.ts';
import { createRendererPool, type RendererPool } from './pool/renderer-pool.ts';
import { createFonts, type Fonts } from './print/font-book.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Shipped fonts and accounts' own, parsed at first use. */
    fonts: Fonts;
    /** Draws files; holds decoded pictures, prepared mockups and the limits of memory. */
    renderers: RendererPool;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createRenderingState(config: { fontsDir: string }, storage: Services['storage']) {
  return { fonts: createFonts(config.fontsDir, storage), renderers: createRendererPool() };
}
