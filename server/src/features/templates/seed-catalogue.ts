import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type MockupAsset,
  mockupAsset,
  type TemplateDefinition,
  templateDefinition,
} from '@diy/design/template';
import type { Services } from '../../platform/services.ts';
import {
  CATALOGUE,
  findOwnedTemplate,
  insertTemplateVersion,
  modelKey,
  type StoredMockup,
} from './templates.queries.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config'>;

/** Order of the categories in the shop; others follow. */
const CATEGORY_ORDER = ['apparel', 'wall-art', 'drinkware', 'home', 'desk', 'bags', 'gifts', 'pets'];

/**
 * Brings the shipped catalogue into the database and its mockup files into storage. A template whose files have
 * not changed is left alone; a changed one gets a new version, and designs keep theirs. Throws when a file of the
 * catalogue is wrong, naming it.
 */
export async function seedCatalogue(services: Needs): Promise<void> {
  const folder = services.config.catalogueDir;
  const names = (await readdir(join(folder, 'templates'))).filter((name) => name.endsWith('.json')).sort();
  const templates = await Promise.all(names.map((name) => readDefinition(join(folder, 'templates', name))));
  templates.sort((a, b) => place(a) - place(b));
  for (const [index, definition] of templates.entries()) {
    await seedTemplate(services, definition, index);
  }
}

function place(definition: TemplateDefinition): number {
  const found = CATEGORY_ORDER.indexOf(definition.category.id);
  return found < 0 ? CATEGORY_ORDER.length : found;
}

async function readDefinition(path: string): Promise<TemplateDefinition> {
  const parsed = templateDefinition.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${parsed.error.message}`);
  return parsed.data;
}

async function seedTemplate(services: Needs, written: TemplateDefinition, position: number): Promise<void> {
  const { db, storage } = services;
  const mockups: StoredMockup[] = [];
  const files: { key: string; bytes: Buffer; contentType: string }[] = [];
  const { definition, model } = await readModel(services.config.catalogueDir, written);
  if (definition.model && model) {
    files.push({ key: modelKey(definition.model.file), bytes: model, contentType: 'model/gltf-binary' });
  }
  for (const id of definition.mockups) {
    const read = await readMockup(services.config.catalogueDir, id);
    const prefix = `pub/catalogue/${read.hash.slice(0, 32)}`;
    mockups.push({ asset: read.asset, prefix, hash: read.hash });
    for (const [name, bytes] of read.files) {
      files.push({ key: `${prefix}/${name}`, bytes, contentType: 'image/webp' });
    }
  }
  const hash = sha256([JSON.stringify(definition), ...mockups.map((mockup) => mockup.hash)]);
  const id = `tpl-${sha256([definition.sku]).slice(0, 16)}`;
  const known = await findOwnedTemplate(db, CATALOGUE, id);
  if (known?.hash === hash) return;
  // Files are stored first: a version without its pictures must never be visible.
  for (const { key, bytes, contentType } of files) await storage.put(key, bytes, { contentType });
  await db.transaction().execute((trx) =>
    insertTemplateVersion(trx, CATALOGUE, {
      id,
      position,
      version: (known?.version ?? 0) + 1,
      hash,
      definition,
      mockups,
    }),
  );
}

/** The definition with its model named by content, so that a changed model is a new version, and the model's bytes. */
async function readModel(
  catalogueDir: string,
  definition: TemplateDefinition,
): Promise<{ definition: TemplateDefinition; model: Buffer | null }> {
  if (!definition.model) return { definition, model: null };
  const model = await readFile(join(catalogueDir, 'models', definition.model.file));
  const file = `${sha256([model]).slice(0, 32)}.glb`;
  return { definition: { ...definition, model: { file } }, model };
}

async function readMockup(
  catalogueDir: string,
  id: string,
): Promise<{ asset: MockupAsset; files: [string, Buffer][]; hash: string }> {
  const folder = await findMockupFolder(catalogueDir, id);
  const text = await readFile(join(folder, 'mockup.json'), 'utf8');
  const parsed = mockupAsset.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${folder}/mockup.json: ${parsed.error.message}`);
  const asset = parsed.data;
  const names = [asset.base, asset.maps, ...asset.surfaces.flatMap(({ uv, coverage }) => [uv, coverage])];
  const files: [string, Buffer][] = [];
  for (const name of names) files.push([name, await readFile(join(folder, name))]);
  return { asset, files, hash: sha256([text, ...files.flat()]) };
}

async function findMockupFolder(catalogueDir: string, id: string): Promise<string> {
  const assets = join(catalogueDir, 'assets');
  for (const product of (await readdir(assets)).sort()) {
    if ((await readdir(join(assets, product))).includes(id)) return join(assets, product, id);
  }
  throw new Error(`catalogue/assets has no mockup "${id}"`);
}

function sha256(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
