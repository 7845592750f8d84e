import { usedFontIds } from '../../document/index.ts';
import type { DrawSurfaceOptions, SurfaceToDraw } from '../../painting/index.ts';

/** One golden picture: a surface, drawn at a scale. Plain data apart from its functions, so that a page can run it. */
export interface Scene extends SurfaceToDraw {
  name: string;
  options: DrawSurfaceOptions & { pxPerMm: number };
  /** Colour below the artwork; transparent if missing. */
  background?: string;
}

/** Canvas size of a scene, bleed included. */
export function sceneSize(scene: Scene): { widthPx: number; heightPx: number } {
  const { pxPerMm, bleedMm = 0 } = scene.options;
  return {
    widthPx: Math.round((scene.widthMm + 2 * bleedMm) * pxPerMm),
    heightPx: Math.round((scene.heightMm + 2 * bleedMm) * pxPerMm),
  };
}

/** A font id no file stands for, to see what drawing does then. */
export const MISSING_FONT = 'no-such-font';

/** Fonts to load before drawing a scene. */
export function fontIds(scene: Scene): string[] {
  const surfaces = [{ surfaceId: 'scene', layers: [...scene.layers] }];
  return usedFontIds({ surfaces }).filter((id) => id !== MISSING_FONT);
}
