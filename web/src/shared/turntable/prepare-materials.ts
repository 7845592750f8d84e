import { Color, type Group, Mesh, MeshStandardMaterial } from 'three';
import { createPrintTexture, type PrintTexture } from './print-texture.ts';
import { weave } from './studio.ts';
import type { Turntable, TurntableOptions } from './turntable.ts';

/** Rougher than this is cloth. */
const CLOTH_ROUGHNESS = 0.8;
const WEAVE_MM = 3;

/** Gives a model its colour and prints: materials called `body` are coloured, `print:<surface>` carry a surface. */
export function prepareMaterials(
  model: Group,
  { surfaces, colourHex }: Pick<TurntableOptions, 'surfaces' | 'colourHex'>,
): Pick<Turntable, 'setColour' | 'setArtwork'> {
  const prints = new Map<string, PrintTexture>();
  const coloured: { material: MeshStandardMaterial; own: Color }[] = [];
  model.traverse((thing) => {
    if (!(thing instanceof Mesh) || !(thing.material instanceof MeshStandardMaterial)) return;
    const { material } = thing;
    if (material.name === 'body') coloured.push({ material, own: material.color.clone() });
    const [kind, surfaceId = ''] = material.name.split(':');
    const surface = kind === 'print' && surfaces.find(({ id }) => id === surfaceId);
    if (!surface) return;
    const print = createPrintTexture(thing.geometry, surface.printArea, colourHex);
    prints.set(surfaceId, print);
    material.map = print.texture;
    if (material.roughness > CLOTH_ROUGHNESS) {
      material.bumpMap = weave(WEAVE_MM);
      material.bumpScale = 0.6;
    }
  });
  return {
    setColour(hex) {
      const colour = new Color(hex);
      for (const { material, own } of coloured) material.color.copy(own).multiply(colour);
      for (const print of prints.values()) print.setColour(hex);
    },
    setArtwork: (surfaceId, picture) => prints.get(surfaceId)?.setArtwork(picture),
  };
}
