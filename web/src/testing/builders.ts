import type { Profile, User } from '@diy/contract/accounts/accounts';
import type { BatchCell } from '@diy/contract/batches/batch-cells';
import type { BatchItem } from '@diy/contract/batches/batches';
import type { DesignRow } from '@diy/contract/designs/designs';
import type { ImageRow } from '@diy/contract/images/images';
import type { Operation } from '@diy/contract/operations';
import type { TemplateRow } from '@diy/contract/templates';
import { DEFAULT_PLACEMENT } from '@diy/design/placement';

const AT = '2026-03-04T05:06:07.000Z';

export function buildUser(part: Partial<User> = {}): User {
  return { id: 'user-1', username: 'lin', nickname: '林', sku: 'LIN', avatar: null, ...part };
}

export function buildProfile(part: Partial<Profile> = {}): Profile {
  return {
    ...buildUser(),
    counts: { designs: 2, images: 3, downloads: 1 },
    must_first: null,
    storage_used: 2048,
    created_at: AT,
    ...part,
  };
}

export function buildTemplate(part: Partial<TemplateRow> = {}): TemplateRow {
  return {
    id: 'template-1',
    sku: 'MUG-11',
    title: { zh: '白瓷马克杯', en: 'White mug' },
    pid: 'drinkware',
    cover: 'https://files.test/mug.webp',
    colours: [{ id: 'white', name: { zh: '白色', en: 'White' }, hex: '#FFFFFF' }],
    sizes: ['11oz'],
    surfaces: [{ id: 'wrap', name: { zh: '环绕', en: 'Wrap' }, width_mm: 200, height_mm: 82 }],
    price_cents: 1690,
    currency: 'CNY',
    is_own: false,
    ...part,
  };
}

export function buildDesign(part: Partial<DesignRow> = {}): DesignRow {
  return {
    id: 'design-1',
    sku: 'LIN-MUG-0001',
    name: '慢慢来马克杯',
    version: 1,
    template_id: 'template-1',
    template_title: { zh: '白瓷马克杯', en: 'White mug' },
    template_version: 1,
    newer_template_version: null,
    pid: 'drinkware',
    colour_id: 'white',
    size_id: '11oz',
    cover: null,
    render: {
      state: 'done',
      error: null,
      error_id: null,
      mockups: [{ mockup_id: 'mug-table', url: 'https://files.test/m1.webp' }],
      print_files: [],
      findings: [],
    },
    created_at: AT,
    updated_at: AT,
    ...part,
  };
}

export function buildImage(part: Partial<ImageRow> = {}): ImageRow {
  return {
    id: 'image-1',
    name: '山间日落',
    tid: '',
    url: 'https://files.test/sunset.jpg',
    width: 3600,
    height: 4500,
    has_alpha: false,
    format: 'jpeg',
    bytes: 480_000,
    dpi_meta: null,
    detail: 1,
    is_vector: part.format === 'svg',
    pages: null,
    used_count: 0,
    notes: [],
    note_ids: [],
    needs_check: false,
    is_damaged: false,
    created_at: AT,
    ...part,
  };
}

export function buildOperation(part: Partial<Operation> = {}): Operation {
  return {
    id: 'operation-1',
    kind: 'sheet-export',
    title: '2 个作品',
    state: 'running',
    done: 1,
    total: 2,
    failed: 0,
    message: '',
    result_id: null,
    result_url: null,
    created_at: AT,
    updated_at: AT,
    ...part,
  };
}

export function buildBatch(part: Partial<BatchItem> = {}): BatchItem {
  return {
    id: 'batch-1',
    name: '批量 20260304',
    state: 'finished',
    counts: { total: 3, waiting: 0, running: 0, done: 3, failed: 0, skipped: 0 },
    covers: [],
    images: 3,
    columns: 1,
    operation_id: 'operation-1',
    created_at: AT,
    updated_at: AT,
    settings: {
      columns: [{ template_id: 'tee', colour_id: 'white', size_id: 'm', surfaces: ['front'] }],
      image_ids: ['image-1'],
      image_tids: [],
      ai_group_ids: [],
      rule: DEFAULT_PLACEMENT,
      surface_rules: {},
      cells: [],
      bleed: false,
      name_rule: '{image} {template} {colour}',
      sku_rule: '',
    },
    per_minute: 0,
    seconds_left: null,
    ...part,
  };
}

export function buildBatchCell(part: Partial<BatchCell> = {}): BatchCell {
  return {
    key: 'image-1:tee:white:m',
    state: 'waiting',
    image: { id: 'image-1', name: '山间日落', url: 'https://files.test/sunset.jpg' },
    template_id: 'tee',
    template_title: { zh: 'T 恤', en: 'T-shirt' },
    colour_id: 'white',
    size_id: 'm',
    dpi: 320,
    worst: null,
    findings: [],
    design_id: null,
    sku: null,
    mockup: null,
    error: null,
    decision: 'none',
    ...part,
  };
}

/** A list response with all rows on one page. */
export function onePage<Row>(list: Row[]) {
  return { list, curPage: 1, rowCount: list.length, totalPage: 1 };
}
