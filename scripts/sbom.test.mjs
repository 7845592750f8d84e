import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cleanSbom, readSbom } from './sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test('lists every package of production with version, licence and hash, and no address of a registry', () => {
  const sbom = readSbom(root);
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'diy-studio', type: 'application' } },
  });
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const wanted = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev && !entry.devOptional,
  );
  const listed = new Set(sbom.components.map(({ purl }) => decodeURIComponent(purl).replace(/\?.*$/, '')));
  const missing = wanted
    .map(([path, { name, version }]) => `pkg:npm/${name ?? path.replace(/^.*node_modules\//, '')}@${version}`)
    .filter((purl) => !listed.has(purl));
  expect(wanted.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  expect(sbom.components.filter(({ name }) => name === 'vitest')).toEqual([]);
  const refs = new Set(sbom.components.map((component) => component['bom-ref']));
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((one) => !refs.has(one))).toEqual([]);
  const fastify = sbom.components.find(({ name }) => name === 'fastify');
  expect(fastify).toMatchObject({ licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512' }] });
  expect(JSON.stringify(sbom)).not.toMatch(/"distribution"|registry/);
});

test('addresses of registries go, others stay', () => {
  const component = {
    'bom-ref': 'a@1',
    externalReferences: [
      { type: 'distribution', url: 'https://registry.example/a' },
      { type: 'website', url: 'https://a.example' },
    ],
  };
  const clean = cleanSbom(
    { metadata: { component: { name: 'folder' } }, components: [component], dependencies: [] },
    'product',
  );
  expect(clean.metadata.component.name).toBe('product');
  expect(clean.components[0].externalReferences).toEqual([{ type: 'website', url: 'https://a.example' }]);
});
