import { createRendererPool, type RendererPool } from './pool/renderer-pool.ts';
import { createShippedFonts, type ShippedFonts } from './print/font-book.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** The shipped fonts, parsed at first use. */
    fonts: ShippedFonts;
    /** Draws files; holds decoded pictures, prepared mockups and the limits of memory. */
    renderers: RendererPool;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createRenderingState(config: { fontsDir: string }) {
  return { fonts: createShippedFonts(config.fontsDir), renderers: createRendererPool() };
}
