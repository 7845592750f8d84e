import {
  type Attempt,
  type IsolationRow,
  idList,
  nothing,
  plain,
} from '../../../../testing/isolation/isolation-row.ts';

/** Calls that refuse the whole list where one id is unknown. */
const strictIdList = (real: Attempt['real']): Attempt[] => [
  { field: 'ids', how: 'array', real, input: (id) => ({ ids: [id] }) },
  { field: 'ids', how: 'comma list', real, input: (id) => ({ ids: `${id},` }) },
  { field: 'ids', how: 'beside an own one', real, input: (id, thief) => ({ ids: [thief.designId, id] }) },
];

/** The isolation test's rows for downloads. */
export const downloadRows: Record<string, IsolationRow> = {
  'POST /saas/diy/user/saveDown/preview': {
    valid: (own) => ({ ids: [own.designId] }),
    attempts: [...strictIdList((victim) => victim.designId), plain('piliang_id', (victim) => victim.batchId)],
  },
  'POST /saas/diy/user/saveDown/save': {
    valid: (own) => ({ ids: [own.designId] }),
    attempts: [
      ...strictIdList((victim) => victim.designId),
      plain('piliang_id', (victim) => victim.batchId),
      plain('orders_log_id', (victim) => victim.orders.importId),
    ],
  },
  'GET /saas/diy/user/saveDown/list': nothing,
  'POST /saas/diy/user/saveDown/delete': {
    valid: (own) => ({ ids: [own.downloadId] }),
    attempts: idList((victim) => victim.downloadId),
  },
};
