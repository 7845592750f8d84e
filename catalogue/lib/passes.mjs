/** Reads what scenes/passes.py wrote. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @returns {Promise<Float32Array>} size × size × 3, rows from the top */
async function readPlanes(folder, name) {
  const bytes = await readFile(path.join(folder, `${name}.f32`));
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

/** @returns {Float32Array} channel `channel` of interleaved triples */
function channelOf(planes, channel) {
  const out = new Float32Array(planes.length / 3);
  for (let i = 0; i < out.length; i += 1) out[i] = planes[i * 3 + channel];
  return out;
}

/**
 * @returns image, light, gloss, normal, albedo as interleaved linear triples; gmask (0..1), u·m, v·m, m as single planes;
 *   scene: the facts the scene script wrote next to them.
 */
export async function readPasses(folder) {
  const names = ['image', 'light', 'gloss', 'normal', 'albedo', 'gmask', 'puv'];
  const [image, light, gloss, normal, albedo, gmask, puv] = await Promise.all(
    names.map((name) => readPlanes(folder, name)),
  );
  const scene = JSON.parse(await readFile(path.join(folder, 'scene.json'), 'utf8'));
  return {
    image,
    light,
    gloss,
    normal,
    albedo,
    scene,
    size: scene.size,
    gmask: channelOf(gmask, 0),
    um: channelOf(puv, 0),
    vm: channelOf(puv, 1),
    m: channelOf(puv, 2),
  };
}
