/** The models of the turntable: small, named for the viewer, and with the print area's millimetres on them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const MAX_BYTES = 300_000;
/** The mug's wall begins to curve under one millimetre before its print area ends. */
const SLACK_MM = 1.1;

interface Gltf {
  meshes: { primitives: { attributes: Record<string, number>; material: number }[] }[];
  materials: { name: string }[];
  accessors: { bufferView: number; count: number }[];
  bufferViews: { byteOffset: number }[];
  nodes: { scale: number[]; translation: number[] }[];
}

interface Template {
  surfaces: { id: string; printArea: { xMm: number; yMm: number; widthMm: number; heightMm: number } }[];
  model?: { file: string };
}

const withModel = readdirSync(path.join(root, 'templates'))
  .map((name) => JSON.parse(readFileSync(path.join(root, 'templates', name), 'utf8')) as Template)
  .filter(({ model }) => model);

function readGlb(file: string): { bytes: Buffer; gltf: Gltf; bin: Buffer } {
  const bytes = readFileSync(path.join(root, 'models', file));
  const length = bytes.readUInt32LE(12);
  const gltf = JSON.parse(bytes.subarray(20, 20 + length).toString('utf8')) as Gltf;
  return { bytes, gltf, bin: bytes.subarray(28 + length) };
}

/** Least and largest texture coordinates of a primitive, in mm. */
function extent({ gltf, bin }: ReturnType<typeof readGlb>, attributes: Record<string, number>) {
  const { bufferView, count } = gltf.accessors[attributes.TEXCOORD_0!]!;
  const from = gltf.bufferViews[bufferView]!.byteOffset;
  const at = (i: number, axis: number) => (bin.readUInt16LE(from + i * 4 + axis * 2) / 65535) * 1000;
  const all = Array.from({ length: count }, (_, i) => [at(i, 0), at(i, 1)] as const);
  const range = (axis: 0 | 1) => [
    all.reduce((least, one) => Math.min(least, one[axis]), Infinity),
    all.reduce((most, one) => Math.max(most, one[axis]), -Infinity),
  ];
  return { x: range(0), y: range(1) };
}

describe.each(withModel.map((template) => [template.model!.file, template] as const))(
  '%s',
  (file, template) => {
    const glb = readGlb(file);

    it('is small', () => {
      expect(glb.bytes.length).toBeLessThanOrEqual(MAX_BYTES);
      expect(glb.bytes.subarray(0, 4).toString()).toBe('glTF');
    });

    it.each(template.surfaces.map((one) => [one.id, one.printArea] as const))(
      'carries the whole print area of %s',
      (id, area) => {
        const { primitives } = glb.gltf.meshes[0]!;
        const print = primitives.find((one) => glb.gltf.materials[one.material]!.name === `print:${id}`);
        const { x, y } = extent(glb, print!.attributes);
        expect(x[0]).toBeLessThanOrEqual(area.xMm + SLACK_MM);
        expect(x[1]).toBeGreaterThanOrEqual(area.xMm + area.widthMm - SLACK_MM);
        expect(y[0]).toBeLessThanOrEqual(area.yMm + SLACK_MM);
        expect(y[1]).toBeGreaterThanOrEqual(area.yMm + area.heightMm - SLACK_MM);
      },
    );
  },
);

it('there are the three that the turntable was asked for', () => {
  expect(withModel.map(({ model }) => model?.file).sort()).toEqual(['cushion.glb', 'mug.glb', 'tumbler.glb']);
});
