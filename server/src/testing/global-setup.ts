import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.ts';
import { silentLogger } from '../platform/logging/create-logger.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that lives as long as this test run; feature tests make their databases in it. */
    postgresUrl: string;
    /** Its superuser, who makes and drops the databases; tests work as the role of the application. */
    postgresAdminUrl: string;
    /** A folder of the run for what is made once: the catalogue's rows and objects, and prepared mockups. */
    sharedFolder: string;
  }
}

/** One real PostgreSQL for the whole run, without fsync, and a folder that its applications share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diy-test-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: silentLogger });
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresAdminUrl', postgres.adminUrl);
  const sharedFolder = mkdtempSync(join(tmpdir(), 'diy-test-shared-'));
  project.provide('sharedFolder', sharedFolder);
  return async () => {
    await postgres.stop();
    rmSync(sharedFolder, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}
