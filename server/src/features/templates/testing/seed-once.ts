import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import type { Services } from '../../../platform/services.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { seedCatalogue } from '../index.ts';

const seeded = new WeakMap<Services, Promise<void>>();

/**
 * Brings the shipped catalogue into an application, once. The first file of a run seeds it as a start of the system does; the others
 * copy what that made: reading, checking and storing its 34 MB takes over a second, and designs of most features need it.
 */
export function seedOnce(app: TestApp): Promise<void> {
  const known = seeded.get(app.services) ?? seed(app);
  seeded.set(app.services, known);
  return known;
}

const TABLES = ['templates', 'template_versions'] as const;
const OBJECTS = join('files', 'pub', 'catalogue');

async function seed({ services, pool }: TestApp): Promise<void> {
  const kept = join(inject('sharedFolder'), 'catalogue');
  const { dataDir, storage } = services.config;
  const { rowCount } = await pool.query("select 1 from templates where owner_id = '' limit 1");
  if (storage.kind !== 'folder' || rowCount !== 0) return seedCatalogue(services);
  if (existsSync(kept)) {
    cpSync(join(kept, OBJECTS), join(dataDir, OBJECTS), { recursive: true });
    for (const table of TABLES)
      await pool.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [readFileSync(join(kept, table), 'utf8')],
      );
    return;
  }
  await seedCatalogue(services);
  const draft = `${kept}-${newId()}`;
  mkdirSync(draft);
  for (const table of TABLES) {
    const { rows } = await pool.query(
      `select jsonb_agg(t)::text as rows from ${table} t where owner_id = ''`,
    );
    writeFileSync(join(draft, table), rows[0].rows);
  }
  cpSync(join(dataDir, OBJECTS), join(draft, OBJECTS), { recursive: true });
  try {
    renameSync(draft, kept);
  } catch {
    // The other worker of the run was first.
    rmSync(draft, { recursive: true });
  }
}
