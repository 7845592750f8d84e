import type { Property } from '../../../../testing/isolation/build-property.ts';
import type { Attempt, IsolationRow } from '../../../../testing/isolation/isolation-row.ts';

type More = (thief: Property) => object;
const none: More = () => ({});

const by = (field: string, real: Attempt['real'], more: More = none): Attempt => ({
  field,
  real,
  input: (id, thief) => ({ ...more(thief), [field]: id }),
});
/** Which designs: each way to name one. */
const designs = (more: More): Attempt[] => [
  {
    field: 'ids',
    how: 'array',
    real: (victim) => victim.designId,
    input: (id, thief) => ({ ...more(thief), ids: [id] }),
  },
  {
    field: 'ids',
    how: 'comma list',
    real: (victim) => victim.designId,
    input: (id, thief) => ({ ...more(thief), ids: `${id},` }),
  },
  {
    field: 'ids',
    how: 'beside an own one',
    real: (victim) => victim.designId,
    input: (id, thief) => ({ ...more(thief), ids: [thief.designId, id] }),
  },
  {
    field: 'filter',
    how: 'batch',
    real: (victim) => victim.batchId,
    input: (id, thief) => ({ ...more(thief), filter: { piliang_id: id } }),
  },
];
const own: More = (thief) => ({ ids: [thief.designId] });
const deleted = (real: Attempt['real']): IsolationRow => ({
  valid: () => ({ ids: ['nobody'] }),
  attempts: [{ field: 'ids', real, input: (id) => ({ ids: ['nobody', id] }) }],
});
const nothing: IsolationRow = { valid: () => ({}), attempts: [] };
const TEMU: More = () => ({ layout_id: 'dxm.popTemu.create.v51' });

/** The isolation test's rows for sheets. */
export const sheetRows: Record<string, IsolationRow> = {
  'POST /saas/diy/user/diytoExcle': { valid: own, attempts: designs(none) },
  'POST /saas/diy/user/dxmexcel/check': {
    valid: (one) => ({ ...TEMU(one), ...own(one) }),
    attempts: [
      ...designs(TEMU),
      by('layout_id', (victim) => victim.sheets.layoutId, own),
      by(
        'preset_id',
        (victim) => victim.sheets.presetId,
        (thief) => ({ ...TEMU(thief), ...own(thief) }),
      ),
    ],
  },
  'POST /saas/diy/user/diyToDxmExcle': {
    valid: own,
    attempts: [...designs(none), by('preset_id', (victim) => victim.sheets.presetId, own)],
  },
  'POST /saas/diy/user/diyToDxmExcle2': {
    valid: own,
    attempts: [
      ...designs(none),
      by('preset_id', (victim) => victim.sheets.presetId, own),
      by('dxmexcel_id', (victim) => victim.sheets.layoutId, own),
    ],
  },
  'GET /saas/diy/user/dxmexcel/records': nothing,
  'POST /saas/diy/user/dxmexcel/records/delete': deleted((victim) => victim.sheets.exportId),
  'GET /saas/diy/user/dxmexcel/list': nothing,
  'GET /saas/diy/user/dxmexcel/item': {
    valid: (one) => ({ id: one.sheets.layoutId }),
    attempts: [by('id', (victim) => victim.sheets.layoutId)],
  },
  'POST /saas/diy/user/dxmexcel/save': {
    valid: (one) => ({ id: one.sheets.layoutId, name: '改名' }),
    attempts: [
      by(
        'id',
        (victim) => victim.sheets.layoutId,
        () => ({ name: '改' }),
      ),
    ],
  },
  'POST /saas/diy/user/dxmexcel/delete': deleted((victim) => victim.sheets.layoutId),
  'GET /saas/diy/user/dxmexcel/preset/list': nothing,
  'POST /saas/diy/user/dxmexcel/preset/save': {
    valid: () => ({ name: '新店', settings: {} }),
    attempts: [
      by(
        'id',
        (victim) => victim.sheets.presetId,
        () => ({ name: '改', settings: {} }),
      ),
    ],
  },
  'POST /saas/diy/user/dxmexcel/preset/delete': deleted((victim) => victim.sheets.presetId),
};
