import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildImage } from '../features/images/testing/library/build-image.ts';
import { openBackupFolder } from '../platform/backup/backup-folder.ts';
import { migrationsFolder } from '../platform/config/migrations-folder.ts';
import { migrate } from '../platform/database/migrate.ts';
import { silentLogger } from '../platform/logging/create-logger.ts';
import { openStore } from '../platform/storage/open-store.ts';
import { buildAccount } from '../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { runBackupCreate, runBackupRestore } from './backup-commands.ts';

let app: TestApp;
let scratch: string;
let key: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'incomplete-'));
  app = await buildTestApp();
  const image = await buildImage(app, await buildAccount(app));
  const { rows } = await app.pool.query('select original_key from images where id = $1', [image.id]);
  key = rows[0].original_key;
}, 300_000);
afterAll(async () => {
  await app.close();
  rmSync(scratch, { recursive: true });
});

let made = 0;
/** A backup of which this was done to something, and an empty machine for it. */
async function damaged(damage: (folder: string, id: string) => void) {
  made += 1;
  const folder = join(scratch, `folder-${made}`);
  await runBackupCreate(app.services, { verb: 'create', folder });
  const id = openBackupFolder(folder).ids().at(-1)!;
  damage(folder, id);
  const database = await createEmptyDatabase();
  const config = testConfig(mkdtempSync(join(scratch, 'machine-')), database.url);
  const storage = openStore(config);
  let loading = 0;
  const beforeLoad = () => {
    loading += 1;
  };
  const restore = (more: { 'without-missing'?: boolean; name?: string }) =>
    runBackupRestore(
      { config, log: silentLogger, storage, beforeLoad },
      { verb: 'restore', name: id, folder, ...more },
    );
  /** A restore whose connection is lost before PostgreSQL has this statement. */
  const failAt = async (statement: string) => {
    const query: (...given: unknown[]) => unknown = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      if (given[0] === statement) throw new Error('connection lost');
      return query.apply(this, given);
    } as never);
    try {
      await expect(restore({})).rejects.toThrow('connection lost');
    } finally {
      spy.mockRestore();
    }
  };
  /** Makes a second backup in the folder; its id. */
  const another = async () => {
    await runBackupCreate(app.services, { verb: 'create', folder });
    return openBackupFolder(folder).ids().at(-1)!;
  };
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: database.url, application_name: 'test' });
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const count = async (table: string): Promise<number> => {
    const { rows } = await query(`select to_regclass('${table}') is not null as there`);
    return rows[0].there ? (await query(`select from ${table}`)).rowCount! : 0;
  };
  return {
    ...{ id, folder, storage, url: database.url, restore, failAt, another, query, count },
    loading: () => loading,
    end: () => database.drop(),
  };
}

type Machine = Awaited<ReturnType<typeof damaged>>;

const flip = (path: string) => {
  const bytes = readFileSync(path);
  bytes[bytes.length - 1]! ^= 1;
  writeFileSync(path, bytes);
};

test.each([
  ['is gone', (folder: string) => rmSync(join(folder, 'objects', key))],
  ['was cut off', (folder: string) => writeFileSync(join(folder, 'objects', key), 'x')],
])(
  'a file that %s is named before anything is restored, and the rest comes back when asked for',
  async (_, damage) => {
    const machine = await damaged(damage);
    try {
      const refused = await machine.restore({}).catch((error: Error) => error.message);
      expect(refused).toContain('缺失或损坏的文件有 1 个，还没有恢复任何内容');
      expect(refused).toContain(`  ${key}\n`);
      expect(refused).toContain('--without-missing');
      expect(await machine.count('accounts')).toBe(0);
      expect(await machine.storage.stat(key)).toBeNull();
      const restored = await machine.restore({ 'without-missing': true });
      expect(restored).toMatch(/写入文件 [1-9]/);
      expect(restored).toContain(`略过缺失或损坏的文件 1 个：\n  ${key}`);
      expect(await machine.count('accounts')).toBeGreaterThan(0);
      expect(await machine.storage.stat(key)).toBeNull();
    } finally {
      await machine.end();
    }
  },
);

test('a file of which one bit is other is named, and left out when asked for', async () => {
  const machine = await damaged((folder) => flip(join(folder, 'objects', key)));
  try {
    await expect(machine.restore({})).rejects.toThrow(new RegExp(`${key} 已损坏.*--without-missing`));
    expect(await machine.restore({ 'without-missing': true })).toContain(
      `略过缺失或损坏的文件 1 个：\n  ${key}`,
    );
    expect(await machine.storage.stat(key)).toBeNull();
  } finally {
    await machine.end();
  }
});

test('without one of its tables a backup is not restored, whatever is asked for', async () => {
  const table = 'public.designs.copy.gz';
  const machine = await damaged((folder, id) => rmSync(join(folder, 'backups', id, 'tables', table)));
  try {
    await expect(machine.restore({ 'without-missing': true })).rejects.toThrow(/缺少数据库的文件.*designs/);
    expect(await machine.count('accounts')).toBe(0);
  } finally {
    await machine.end();
  }
});

const EMPTY_LIST =
  'create table schema_migrations (number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())';

describe('a restore that was killed is started again', () => {
  test.each([
    ['before the first table', async ({ query }: Machine) => void (await query(EMPTY_LIST))],
    [
      'with some of the tables made',
      async ({ url }: Machine) =>
        void (await migrate(url, migrationsFolder(), silentLogger, { only: new Set([1, 2, 3]) })),
    ],
    [
      'before the first row',
      async ({ url }: Machine) => void (await migrate(url, migrationsFolder(), silentLogger)),
    ],
  ])('%s', async (_, leave) => {
    const machine = await damaged(() => undefined);
    try {
      await leave(machine);
      expect(await machine.restore({})).toContain('已恢复');
      expect(await machine.count('accounts')).toBeGreaterThan(0);
    } finally {
      await machine.end();
    }
  });

  test('while PostgreSQL still ends its session', async () => {
    const machine = await damaged(() => undefined);
    const killed = new pg.Client({ connectionString: machine.url, application_name: 'diy-restore' });
    await killed.connect();
    const ending = setTimeout(() => void killed.end(), 600);
    try {
      expect(await machine.restore({})).toContain('已恢复');
    } finally {
      clearTimeout(ending);
      await machine.end();
    }
  });

  test('after the rows were there, before the last steps', async () => {
    const machine = await damaged(() => undefined);
    try {
      await machine.failAt('analyze');
      expect(machine.loading()).toBe(1);
      const accounts = await machine.count('accounts');
      expect(accounts).toBeGreaterThan(0);
      // Only this backup's last steps are left, and only until an API starts.
      const other = await machine.another();
      await expect(machine.restore({ name: other })).rejects.toThrow('不是空的');
      for (let n = 0; n < 2; n += 1)
        expect(await machine.restore({})).toMatch(/已恢复.*此前被打断的一次已经装入/);
      expect(machine.loading()).toBe(3);
      expect(await machine.count('accounts')).toBe(accounts);
      await machine.query("delete from installation where name = 'restored-from'");
      await expect(machine.restore({})).rejects.toThrow('不是空的');
    } finally {
      await machine.end();
    }
  });

  test('not into tables of which the backup knows nothing', async () => {
    const machine = await damaged(() => undefined);
    try {
      await machine.query(EMPTY_LIST);
      await machine.query("insert into schema_migrations values (99999, 'of another program', 'x')");
      await expect(machine.restore({})).rejects.toThrow('不是空的');
    } finally {
      await machine.end();
    }
  });
});

test('who names no backup reads which is the newest', async () => {
  const machine = await damaged(() => undefined);
  try {
    const line = `backup restore ${machine.id} --folder ${machine.folder}`;
    await expect(machine.restore({ name: undefined })).rejects.toThrow(line);
  } finally {
    await machine.end();
  }
});
