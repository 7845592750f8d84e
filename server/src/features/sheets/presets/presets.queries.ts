import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface PresetTable {
  owner_id: string;
  id: string;
  name: string;
  settings: JSONColumnType<SheetPresetSettings>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type PresetRecord = Selectable<PresetTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    sheet_presets: PresetTable;
  }
}

/** The presets of an account, sorted by name. */
export function findAllPresets(db: Db, ownerId: string): Promise<PresetRecord[]> {
  return db
    .selectFrom('sheet_presets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** One preset of the account. */
export function findPreset(db: Db, ownerId: string, id: string): Promise<PresetRecord | undefined> {
  return db
    .selectFrom('sheet_presets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a preset of the account and returns it. */
export function insertPreset(
  db: Db,
  ownerId: string,
  preset: { id: string; name: string; settings: SheetPresetSettings },
): Promise<PresetRecord> {
  const settings = JSON.stringify(preset.settings);
  return db
    .insertInto('sheet_presets')
    .values({ ...preset, settings, owner_id: ownerId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a preset; undefined where the account has none of this id. */
export function updatePreset(
  db: Db,
  ownerId: string,
  preset: { id: string; name: string; settings: SheetPresetSettings },
): Promise<PresetRecord | undefined> {
  return db
    .updateTable('sheet_presets')
    .set({ name: preset.name, settings: JSON.stringify(preset.settings), updated_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', preset.id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes presets and returns how many; foreign ids count for nothing. */
export async function deletePresets(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const result = await db
    .deleteFrom('sheet_presets')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
