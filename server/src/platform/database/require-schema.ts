import { lazy } from '../../platform/cache/lazy.ts';
import { ConfigMistake } from '../config/config-mistake.ts';
import { migrationsFolder } from '../config/migrations-folder.ts';
import type { Db } from './db.ts';
import { readMigrations } from './read-migrations.ts';
import { findAppliedMigrations } from './schema.queries.ts';
import { type SchemaState, schemaState } from './schema-state.ts';

/** Read once: the files of a running program do not change. */
const ours = lazy(() => readMigrations(migrationsFolder()));

/** Throws one sentence that says what to do when the database's tables are not those of this version. */
export async function requireSchema(db: Db): Promise<void> {
  const mistake = schemaMistake(schemaState(ours(), await findAppliedMigrations(db)));
  if (mistake) throw mistake;
}

/** What to say to the person who starts a process; null when the tables fit. */
export function schemaMistake(schema: SchemaState): ConfigMistake | null {
  switch (schema.state) {
    case 'current':
      return null;
    case 'empty':
      return new ConfigMistake(
        '数据库里还没有表：请先运行 npm run migrate（用 npm start 运行全部的，请重新启动它）',
        'The database has no tables yet: run npm run migrate first, or start npm start again where it runs everything',
      );
    case 'behind':
      return new ConfigMistake(
        `数据库是旧版本的，还差 ${schema.missing} 个迁移：请先备份，再运行 npm run migrate（用 npm start 运行全部的，请重新启动它）`,
        `The database is of an older version, ${schema.missing} migrations behind: back it up, then run npm run migrate, or start npm start again where it runs everything`,
      );
    case 'ahead':
      return new ConfigMistake(
        `数据库已由更新的版本升级（${schema.newest}）：请安装同一版本或更新的版本，数据没有改动`,
        `The database was upgraded by a newer version (${schema.newest}): install that version or a later one; nothing was changed`,
      );
    case 'edited':
      return new ConfigMistake(
        `数据库迁移 ${schema.name} 在执行之后被改动过：请恢复原文件，改动写成新的迁移`,
        `Migration ${schema.name} was edited after it ran: restore the file and write a new one`,
      );
  }
}
