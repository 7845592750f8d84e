// The process that cell.bench.ts measures: the worker's own functions over a whole matrix, image by image.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PLACEMENT, designCell } from '@diy/design/placement';
import { mockupAsset, type TemplateDefinition } from '@diy/design/template';
import { createComposer } from '../../server/src/features/rendering/mockups/mockup-composer.ts';
import {
  printedSurfaces,
  type RenderJob,
  renderMockup,
  renderPrintFile,
} from '../../server/src/features/rendering/pool/render-files.ts';
import { createImageSources } from '../../server/src/features/rendering/print/image-sources.ts';
import { createFolderStore } from '../../server/src/platform/storage/folder/folder-store.ts';

/** Designs side by side; always two, so that figures compare with earlier ones. */
const AT_ONCE = 2;
/** Side of the pictures that make-pictures.ts makes, in px. */
const SIDE_PX = 3600;

const setup = JSON.parse(process.argv[2] ?? '') as {
  catalogue: string;
  storageDir: string;
  dataDir: string;
  pictures: string[];
};
const storage = createFolderStore({
  rootDir: setup.storageDir,
  publicUrl: 'http://127.0.0.1',
  secretKey: 'bench',
});
const sources = createImageSources(storage);
const composer = createComposer({ storage, config: { dataDir: setup.dataDir } });

async function readTemplates(): Promise<RenderJob['template'][]> {
  const templates: RenderJob['template'][] = [];
  for (const name of readdirSync(join(setup.catalogue, 'templates')).sort()) {
    const text = readFileSync(join(setup.catalogue, 'templates', name), 'utf8');
    const definition = JSON.parse(text) as TemplateDefinition;
    const id = definition.mockups[0] ?? '';
    const folder = join(setup.catalogue, 'assets', id, id);
    const asset = mockupAsset.parse(JSON.parse(readFileSync(join(folder, 'mockup.json'), 'utf8')));
    const prefix = `pub/mockups/${id}`;
    for (const file of [
      asset.base,
      asset.maps,
      ...asset.surfaces.flatMap(({ uv, coverage }) => [uv, coverage]),
    ]) {
      await storage.put(`${prefix}/${file}`, readFileSync(join(folder, file)), { contentType: 'image/webp' });
    }
    templates.push({
      owner_id: '',
      id,
      sku: definition.sku,
      category_id: 'bench',
      version: 1,
      hash: id,
      mockups: [{ asset, prefix, hash: id }],
      definition,
    });
  }
  return templates;
}

function jobOf(template: RenderJob['template'], picture: string, number: number): RenderJob {
  const { definition } = template;
  const image = {
    id: `image-${number}`,
    name: `picture-${number}`,
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    masterKey: picture,
    previewKey: picture,
    sha256: picture,
    hasAlpha: false,
    hasSemiTransparency: false,
    isDamaged: false,
    isVector: false,
    originalKey: 'none',
  };
  const document = designCell({
    template: definition,
    colourId: definition.colours[0]?.id ?? '',
    sizeId: definition.sizes[0]?.id ?? '',
    image,
    surfaces: [{ surfaceId: definition.surfaces[0]?.id ?? '', rule: DEFAULT_PLACEMENT }],
  });
  return {
    ownerId: 'bench',
    key: `${template.id} ${number}`,
    document,
    template,
    images: new Map([[image.id, image]]),
    faces: new Map(),
  };
}

const templates = await readTemplates();
mkdirSync(join(setup.storageDir, 'prv'), { recursive: true });
const jobs = setup.pictures.flatMap((path, number) => {
  const key = `prv/picture-${number}.jpg`;
  copyFileSync(path, join(setup.storageDir, key));
  return templates.map((template) => jobOf(template, key, number));
});
// What is made once for all: each template's prepared mockup.
for (const job of jobs.slice(0, templates.length)) {
  await renderMockup(sources, composer, job, printedSurfaces(job), job.template.mockups[0]!.asset.id);
}

const hashes: string[] = [];
const before = process.cpuUsage();
const started = performance.now();
const waiting = [...jobs.entries()];
const lane = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [at, job] = next;
    const surfaces = printedSurfaces(job);
    const mockup = await renderMockup(sources, composer, job, surfaces, job.template.mockups[0]!.asset.id);
    const print = await renderPrintFile({ storage, sources }, job, surfaces[0]!);
    const hash = createHash('sha256');
    for (const { key } of [mockup, print]) hash.update(await storage.read(key));
    hashes[at] = hash.digest('hex');
    for (const { key } of [mockup, print]) await storage.delete(key);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, lane));
const { user, system } = process.cpuUsage(before);
const wall = performance.now() - started;
const each = (us: number) => (us / 1000 / jobs.length).toFixed(0);
const status = readFileSync('/proc/self/status', 'utf8');
console.log(
  `${jobs.length} designs: ${each(user + system)} ms of processor time each (user ${each(user)}, system ${each(system)}), ` +
    `${((jobs.length * 60_000) / wall).toFixed(1)} a minute, peak ${/VmHWM:\s+(\d+)/.exec(status)?.[1]} kB, ` +
    `files ${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16)}`,
);
process.exit(0);
