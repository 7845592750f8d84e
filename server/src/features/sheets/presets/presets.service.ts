import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import {
  type SheetPreset,
  type SheetPresetSettings,
  type saveSheetPreset,
  sheetPresetSettings,
} from '@diy/contract/sheets/sheets-presets';
import type { Db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/lock-name.ts';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import * as stored from './presets.queries.ts';
import {
  findAllPresets,
  findPreset,
  insertPreset,
  type PresetRecord,
  updatePreset,
} from './presets.queries.ts';

const MAX_PRESETS = 200;

/** The account's presets, by name. */
export async function listPresets(db: Db, ownerId: string): Promise<SheetPreset[]> {
  return (await findAllPresets(db, ownerId)).map(present);
}

/** Creates a preset, or changes the one with `id`. Throws a Refusal when it is unknown or there are too many. */
export async function savePreset(
  { db, newId }: Pick<Services, 'db' | 'newId'>,
  ownerId: string,
  preset: ParsedInputOf<typeof saveSheetPreset>,
): Promise<SheetPreset> {
  if (preset.id !== undefined) {
    const changed = await updatePreset(db, ownerId, { ...preset, id: preset.id });
    if (!changed) throw notFound('sheets');
    return present(changed);
  }
  return db.transaction().execute(async (trx) => {
    await lockName(trx, `sheets.presets ${ownerId}`);
    if ((await findAllPresets(trx, ownerId)).length >= MAX_PRESETS)
      throw new Refusal(message('sheets.too-many-presets', { maxPresets: MAX_PRESETS }));
    return present(await insertPreset(trx, ownerId, { ...preset, id: newId() }));
  });
}

/** Deletes presets; returns how many there were. */
export function deletePresets(db: Db, ownerId: string, ids: string[]): Promise<number> {
  return stored.deletePresets(db, ownerId, ids);
}

/** Settings to export with: a preset's, those given, or the defaults. Throws a Refusal when the preset is unknown. */
export async function loadSettings(
  db: Db,
  ownerId: string,
  request: { preset_id?: string | undefined; settings?: SheetPresetSettings | undefined },
): Promise<{ name: string; settings: SheetPresetSettings }> {
  if (request.preset_id === undefined)
    return { name: '', settings: request.settings ?? sheetPresetSettings.parse({}) };
  const preset = await findPreset(db, ownerId, request.preset_id);
  if (!preset) throw notFound('sheets');
  const { name, settings } = present(preset);
  return { name, settings: request.settings ?? settings };
}

/** Fields added since it was saved have their defaults. */
function present({ id, name, settings, updated_at }: PresetRecord): SheetPreset {
  return { id, name, settings: sheetPresetSettings.parse(settings), updated_at: updated_at.toISOString() };
}
