import { checkBatch, type MatrixCell, type MatrixRow } from '@diy/contract/batch-matrix';
import { getTemplate, listTemplates } from '@diy/contract/templates';
import { buildTemplate as buildDefinition } from '@diy/design/testing';
import { buildTemplate, onePage } from './builders.ts';
import type { FakeApi } from './fake-api.ts';

/** Scale at which the fake's small picture is sharp enough. */
const MEND_SCALE = 0.4;

/** One template and a matrix in which every image called 小… is too small until its cell is scaled down. */
export function createFakeMatrix(api: FakeApi, imageNames: Readonly<Record<string, string>>): void {
  const row = buildTemplate({ id: 'tee', title: { zh: 'T 恤', en: 'T-shirt' } });
  api.on(listTemplates, () => ({ ...onePage([row]), diyTypeList: [], pid: 'all' }));
  api.on(getTemplate, () => ({
    id: 'tee',
    version: 1,
    definition: buildDefinition(),
    mockups: [],
    cover: row.cover,
  }));
  api.on(checkBatch, ({ settings, only }) => {
    const rows = settings.image_ids.map((id): MatrixRow => {
      const name = imageNames[id] ?? id;
      const cells = settings.columns.map((column): MatrixCell => {
        const key = `${id}:${column.template_id}:${column.colour_id}:${column.size_id}`;
        const change = settings.cells.find((cell) => cell.key === key);
        const isSmall = name.startsWith('小') && (change?.rule ?? settings.rule).scale > MEND_SCALE;
        const text = '图案分辨率太低，印出来会模糊';
        return {
          key,
          dpi: isSmall ? 60 : 320,
          worst: isSmall ? 'error' : null,
          skip: change?.skip ?? false,
          findings: isSmall ? [{ id: 'low-resolution', severity: 'error' as const, text }] : [],
          mend_scale: isSmall ? MEND_SCALE : null,
          name: `${name} ${column.colour_id}`,
          sku: settings.sku_rule === '' ? '' : settings.sku_rule,
        };
      });
      const image = { id, name, url: `https://files.test/${id}.jpg`, width: 3000, height: 2000 };
      return { image: { ...image, has_alpha: false }, cells };
    });
    const all = rows.flatMap(({ cells }) => cells);
    const toMake = all.filter(({ skip }) => !skip);
    const errors = toMake.filter(({ worst }) => worst === 'error');
    const shown = rows.filter(
      ({ cells }) => only === 'all' || cells.some((cell) => !cell.skip && cell.worst === only),
    );
    return {
      ...onePage(shown),
      totals: {
        images: rows.length,
        columns: settings.columns.length,
        cells: all.length,
        to_make: toMake.length,
        skipped: all.length - toMake.length,
        ok: toMake.length - errors.length,
        warnings: 0,
        errors: errors.length,
        print_files: toMake.length,
        mockups: toMake.length,
        seconds: 90,
        bytes: 5 * 1024 ** 2,
      },
      collisions:
        settings.sku_rule !== '' && toMake.length > 1
          ? [{ field: 'sku' as const, value: settings.sku_rule, keys: toMake.map(({ key }) => key) }]
          : [],
      keys: { warning: [], error: errors.map(({ key }) => key) },
    };
  });
}
