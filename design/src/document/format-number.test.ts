import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DESIGN_FORMAT, designDocument, RELEASED_FORMAT } from './design-document.ts';

/**
 * The schema of each released format as a fingerprint, never changed: stored documents have that shape. A change of the schema is a new
 * format: raise DESIGN_FORMAT, add a migration, and write its line as GROWING.
 */
const RELEASED: Readonly<Record<number, string>> = {
  3: 'a1801cae8d9baef1',
  4: '3a2b1b1799ae2c49',
  5: 'f9745e58691a1788',
  6: '8970050d35ac7ff4',
  7: 'c3162bca7adc4a5f',
  8: '0bf8298daa45bcc8',
  9: '75be329bb50171bb',
  10: 'e8acfcd481c3136d',
};

/** All lines above as one fingerprint. It changes when a format is released, with RELEASED_FORMAT, and at no other time. */
const RELEASED_LINES = { format: 10, fingerprint: '8711749b6bbd18e5' };

/** The format that is not released yet, if there is one. Its line changes with each field, and moves up with its release. */
const GROWING: Readonly<Record<number, string>> = {};

const fingerprintOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

it('no field comes or goes without a new format number and a migration', () => {
  const lines = { ...RELEASED, ...GROWING };
  expect(`format ${DESIGN_FORMAT}: ${fingerprintOf(z.toJSONSchema(designDocument))}`).toBe(
    `format ${DESIGN_FORMAT}: ${lines[DESIGN_FORMAT]}`,
  );
});

it('a released format stays as it was released', () => {
  expect(Object.keys(RELEASED).map(Number)).toEqual(
    Array.from({ length: RELEASED_FORMAT - 2 }, (_, step) => 3 + step),
  );
  expect({ format: RELEASED_FORMAT, fingerprint: fingerprintOf(RELEASED) }).toEqual(RELEASED_LINES);
});

it('only the format after the released one may still change', () => {
  const growing = Object.keys(GROWING).map(Number);
  expect([RELEASED_FORMAT, ...growing].at(-1)).toBe(DESIGN_FORMAT);
  expect(growing).toEqual(growing.length === 0 ? [] : [RELEASED_FORMAT + 1]);
});

it('a field that is not known is refused and named, on every level', () => {
  const refused = (change: (json: Record<string, unknown>) => void, base: unknown) => {
    const json = structuredClone(base) as Record<string, unknown>;
    change(json);
    const { error } = designDocument.safeParse(json);
    return error?.issues.map(({ code }) => code);
  };
  const base = {
    format: DESIGN_FORMAT,
    colourId: 'white',
    sizeId: 'm',
    print: { bleed: false },
    surfaces: [{ surfaceId: 'front', layers: [] }],
  };
  expect(refused(() => {}, base)).toBeUndefined();
  expect(refused((json) => Object.assign(json, { later: 1 }), base)).toEqual(['unrecognized_keys']);
  expect(refused((json) => Object.assign(json.print as object, { later: 1 }), base)).toEqual([
    'unrecognized_keys',
  ]);
  expect(refused((json) => Object.assign((json.surfaces as object[])[0] ?? {}, { later: 1 }), base)).toEqual([
    'unrecognized_keys',
  ]);
});

it('every object of the schema is strict', () => {
  const loose: string[] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, additionalProperties } = node as { type?: string; additionalProperties?: unknown };
    if (type === 'object' && additionalProperties !== false) loose.push(path);
    for (const [name, inner] of Object.entries(node)) walk(inner, `${path}/${name}`);
  };
  walk(z.toJSONSchema(designDocument, { io: 'input' }), '');
  expect(loose).toEqual([]);
});
