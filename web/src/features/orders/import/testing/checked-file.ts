import type { DataOf } from '@diy/contract/endpoint';
import type { CheckedRow, checkOrders, OrderUpload } from '@diy/contract/orders/order-uploads';

/** A file of three columns whose SKU column nobody knows. */
export const upload: OrderUpload = {
  upload_id: 'upload-1',
  file_name: '五月.csv',
  bytes: 100,
  sha256: 'ab',
  kind: 'csv',
  encoding: 'gb18030',
  delimiter: ',',
  sheets: [{ name: '', rows: 3, columns: 3, orders: true }],
  sheet: '',
  archive: null,
  header_row: 1,
  reading: false,
  row_count: 3,
  columns: [
    { index: 0, header: '单号', samples: ['A1', 'A2'] },
    { index: 1, header: '货号', samples: ['MUG'] },
    { index: 2, header: '件数', samples: ['1'] },
  ],
  offered: [],
  first_rows: [],
  mapping: { profile: 'generic@1', columns: { externalOrderNo: [0], quantity: [2] }, personalisation: [] },
  read_as: { zone: { value: 'Asia/Shanghai', from: 'platform' }, currency: { value: null, from: 'unused' } },
  profile_name: '通用表格',
  remembered: false,
  missing: ['sku'],
  damaged: [],
  imported_before: null,
};
/** One of its rows, without a country. */
export const row: CheckedRow = {
  row: 2,
  item: 0,
  status: 'wrong',
  order_no: 'A1',
  line_no: '',
  sku: 'MUG',
  title: '',
  variation: '',
  quantity: 1,
  recipient: '张**',
  country: '',
  fields: {},
  personalisation: [],
  problems: [
    { field: 'country', column: null, code: 'COUNTRY_MISSING', severity: 'error', text: '缺少国家' },
  ],
  held: false,
  corrected: [],
  design: null,
  duplicate_of: null,
  change: null,
  candidates: [],
  choice: null,
};

/** A SKU whose colour is open. */
const OPEN = {
  rows: 1,
  quantity: 1,
  title: '',
  variation: '',
  variations: 1,
  problem: 'VARIATION_MISSING',
  design: { id: 'design-1', name: '杯', sku: 'M-1', template_id: 'mug', colour_id: 'white', size_id: '11oz' },
};

/** What its dry run comes to: one of each question. */
export const checked: Omit<DataOf<typeof checkOrders>, 'list' | 'curPage' | 'rowCount' | 'totalPage'> = {
  hidden: { rows: 0, left: false },
  changes: { rows: 0, undecided: 0, updates: 0, refused: 0, reprints: 0 },
  counts: { rows: 3, ready: 1, duplicate: 0, unknown: 1, wrong: 1, cancelled: 0, blank: 0 },
  problems: [
    {
      field: 'country',
      fill_all: true,
      code: 'COUNTRY_MISSING',
      severity: 'error',
      text: '缺少国家',
      rows: 1,
      values: [],
    },
    {
      field: 'country',
      fill_all: true,
      code: 'COUNTRY_UNKNOWN',
      severity: 'error',
      text: '不认识这个国家',
      rows: 2,
      values: [{ value: 'Atlantis', rows: 2, for_all: true }],
    },
    {
      field: 'orderStatus',
      fill_all: true,
      code: 'STATUS_UNKNOWN',
      severity: 'error',
      text: '不认识这个订单状态',
      rows: 3,
      values: [
        { value: '神秘状态', rows: 2, for_all: true },
        { value: 'Status 7', rows: 1, for_all: true },
      ],
    },
    {
      field: 'personalization',
      fill_all: false,
      code: 'PERSONALISATION_DOUBTFUL',
      severity: 'error',
      text: '可能丢了字',
      rows: 1,
      values: [{ name: '名字', value: 'L?a', rows: 1, for_all: true }],
    },
    {
      field: 'variation',
      fill_all: true,
      code: 'VARIATION_UNREAD',
      severity: 'error',
      text: '有认不出的颜色',
      rows: 4,
      values: [],
    },
    {
      field: 'variation',
      fill_all: true,
      code: 'VARIATION_MISSING',
      severity: 'error',
      text: '没有说颜色',
      rows: 2,
      values: [],
    },
  ],
  unknown_skus: [
    {
      sku: 'TEE',
      rows: 1,
      quantity: 2,
      title: '',
      variation: 'L',
      variations: 1,
      problem: null,
      design: null,
    },
    { ...OPEN, sku: 'MUG-A' },
    { ...OPEN, sku: 'MUG-B' },
  ],
  unread_words: [{ template_id: 'tee', word: 'Purple', rows: 4, variation: 'Purple / M' }],
  explained: [
    { scope: 'orderStatus', template_id: '', word: 'On Hold', meaning: 'wait', rows: 12 },
    { scope: 'variation', template_id: 'tee', word: '加大', meaning: 'size:XL', rows: 3 },
  ],
  products: [
    {
      template_id: 'tee',
      title: '纯棉 T 恤',
      colours: [{ id: 'navy', name: '藏青' }],
      sizes: [{ id: 'XL', name: 'XL 码' }],
    },
  ],
};
