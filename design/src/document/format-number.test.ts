import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DESIGN_FORMAT, designDocument } from './design-document.ts';

/**
 * The schema of each format as a fingerprint. A change of the schema is a new format: add a migration, raise DESIGN_FORMAT
 * and write the new line here. Lines of formats that were released are never changed: stored documents have that shape.
 */
const SCHEMAS: Readonly<Record<number, string>> = {
  3: 'a1801cae8d9baef1',
  4: '3a2b1b1799ae2c49',
  5: 'f9745e58691a1788',
  6: '8970050d35ac7ff4',
  7: 'c3162bca7adc4a5f',
  8: '0bf8298daa45bcc8',
  9: '75be329bb50171bb',
  10: 'fc8388adaf58778e',
};

it('no field comes or goes without a new format number and a migration', () => {
  const schema = JSON.stringify(z.toJSONSchema(designDocument));
  const fingerprint = createHash('sha256').update(schema).digest('hex').slice(0, 16);
  expect(`format ${DESIGN_FORMAT}: ${fingerprint}`).toBe(
    `format ${DESIGN_FORMAT}: ${SCHEMAS[DESIGN_FORMAT]}`,
  );
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
