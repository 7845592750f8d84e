import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreparedMockup } from '@diy/design/mockup';
import type { RectMm } from '@diy/design/template';

/** The prepared mockup as full-size float pictures, which is how a shader reads it: RGBA each, alpha unused. */
export async function writeTextures(folder: string, prepared: PreparedMockup, area: RectMm): Promise<void> {
  const count = prepared.widthPx * prepared.heightPx;
  const rgba = (rgb: Float32Array) => {
    const out = new Float32Array(count * 4);
    for (let i = 0; i < count; i += 1) out.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
    return out;
  };
  const light = new Float32Array(count * 4);
  // Parts of the print area; far outside where nothing is printed.
  const place = new Float32Array(count * 4).fill(-9);
  const surface = prepared.surfaces[0]!;
  for (let i = 0; i < surface.pixels.length; i += 1) {
    const to = surface.pixels[i]! * 4;
    light.set(surface.light.subarray(i * 3, i * 3 + 3), to);
    place[to] = (surface.u[i]! - area.xMm) / area.widthMm;
    place[to + 1] = (surface.v[i]! - area.yMm) / area.heightMm;
  }
  const planes = { base: rgba(prepared.base), product: rgba(prepared.productLight), light, place };
  for (const [name, plane] of Object.entries(planes)) await writeFile(join(folder, `${name}.f32`), plane);
}
