import type {
  AiGroup,
  AiProvider,
  AiSettings,
  GeneratedImage,
  GeneratedImageState,
} from '@diy/contract/ai-images/ai-image-shapes';
import {
  addAiCategory,
  cancelGeneration,
  deleteAiCategory,
  deleteAiGroups,
  getAiGroup,
  listAiCategories,
  listAiGroups,
  listAiProviders,
  restoreAiGroups,
  retryGeneration,
  saveToLibrary,
  textToImage,
  updateAiCategory,
  updateAiGroup,
  updateAiGroups,
} from '@diy/contract/ai-images/ai-images';
import { listImageCategories } from '@diy/contract/images/images';
import { onePage } from './builders.ts';
import { type FakeApi, FakeRefusal } from './fake-api.ts';
import { serveFrame } from './serve-frame.ts';

const AT = '2026-03-04T05:06:07.000Z';

export function buildAiProvider(part: Partial<AiProvider> = {}): AiProvider {
  return {
    id: 'pattern',
    title: { zh: '内置图案引擎', en: 'Built-in pattern engine' },
    kind: 'pattern',
    model: '',
    sizes: ['2048x2048', '1024x1024', '3000x3000'],
    any_size: { min: 256, max: 6000, step: 1 },
    kinds: ['tile', 'motif'],
    edits: true,
    max_sources: 4,
    transparent: true,
    seed: true,
    negative_prompt: false,
    strength: false,
    styles: false,
    n_max: 200,
    families: [
      { id: 'plaid', title: { zh: '格纹', en: 'Plaid' } },
      { id: 'flower', title: { zh: '碎花', en: 'Floral' } },
    ],
    cost_hint: { amount: 0, currency: 'CNY' },
    ...part,
  };
}

export function buildAiSettings(part: Partial<AiSettings> = {}): AiSettings {
  return {
    provider: 'pattern',
    kind: 'tile',
    n: 4,
    size: '2048x2048',
    style: 'none',
    transparent: false,
    family: '',
    negative_prompt: '',
    strength: 0.6,
    use_sources: true,
    ...part,
  };
}

export function buildGenerated(part: Partial<GeneratedImage> = {}): GeneratedImage {
  const state = part.state ?? 'succeeded';
  const isDone = state === 'succeeded';
  return {
    id: 'made-1',
    group_id: 'group-1',
    state,
    url: isDone ? `https://files.test/${part.id ?? 'made-1'}.webp` : null,
    width: 2048,
    height: 2048,
    has_alpha: false,
    prompt: '红绿格纹',
    provider: 'pattern',
    provider_title: { zh: '内置图案引擎', en: 'Built-in pattern engine' },
    model: isDone ? 'plaid' : '',
    kind: 'tile',
    style: 'none',
    size: '2048x2048',
    family: '',
    transparent: false,
    seed: 100,
    source_ids: [],
    cost: { amount: 0, currency: 'CNY', is_estimate: !isDone },
    time_ms: isDone ? 1234 : null,
    attempts: isDone ? 1 : 0,
    failure: null,
    image_id: null,
    favourite: false,
    operation_id: 'operation-1',
    created_at: AT,
    finished_at: isDone ? AT : null,
    ...part,
  };
}

export interface FakeAi {
  groups: { id: string; name: string; prompt: string; type_id: string }[];
  types: { id: string; name: string }[];
  providers: AiProvider[];
  images: GeneratedImage[];
}

type Group = FakeAi['groups'][number];

/** AI groups in the test's own process, as the contract promises; images change only when the test says so. */
export function createFakeAi(api: FakeApi, start: Partial<FakeAi> = {}): FakeAi {
  const ai: FakeAi = { groups: [], types: [], providers: [buildAiProvider()], images: [], ...start };
  serveFrame(api);
  api.on(listAiProviders, () => ({ list: ai.providers }));
  serveGroups(api, ai);
  serveRemoval(api, ai);
  serveCategories(api, ai);
  serveRuns(api, ai);
  serveLibrary(api, ai);
  return ai;
}

function countsOf(ai: FakeAi, groupId: string) {
  const countIn = (state: GeneratedImageState) =>
    ai.images.filter((image) => image.group_id === groupId && image.state === state).length;
  const [queued, running, succeeded] = [countIn('queued'), countIn('running'), countIn('succeeded')];
  const [failed, refused, cancelled] = [countIn('failed'), countIn('refused'), countIn('cancelled')];
  const total = queued + running + succeeded + failed + refused + cancelled;
  return { total, queued, running, succeeded, failed, refused, cancelled };
}

const categoryList = (ai: FakeAi) =>
  ai.types.map((type) => ({
    ...type,
    count: ai.groups.filter(({ type_id }) => type_id === type.id).length,
  }));

const rowOf = (ai: FakeAi, group: Group) => ({
  ...group,
  counts: countsOf(ai, group.id),
  covers: ai.images.flatMap(({ group_id, url }) => (group_id === group.id && url ? [url] : [])).slice(0, 4),
  created_at: AT,
  updated_at: AT,
});

function groupOf(ai: FakeAi, id: string): AiGroup {
  const group = ai.groups.find((one) => one.id === id);
  if (!group) throw new FakeRefusal('ai-images.not-found', '没有这个图组，可能已经删除。');
  return {
    ...rowOf(ai, group),
    yuantu: '',
    sources: [],
    settings: buildAiSettings(),
    open_operation_ids: [],
    costs: [],
  };
}

/** Groups as a list and one by one; they are made, named and moved. */
function serveGroups(api: FakeApi, ai: FakeAi): void {
  api.on(listAiGroups, ({ content, type_id }) => ({
    ...onePage(
      ai.groups
        .filter((group) => type_id === 'all' || group.type_id === type_id)
        .filter((group) => (group.name + group.prompt).includes(content))
        .map((group) => rowOf(ai, group)),
    ),
    type_list: categoryList(ai),
    cur_type_id: type_id,
  }));
  api.on(getAiGroup, ({ id, state }) => {
    const group = groupOf(ai, id);
    const images = ai.images.filter(
      (image) => image.group_id === id && (state === 'all' || image.state === state),
    );
    return {
      ai_group: group,
      shengchengtus: images,
      curPage: 1,
      rowCount: images.length,
      totalPage: 1,
      type_list: categoryList(ai),
      cur_type_id: group.type_id,
    };
  });
  api.on(updateAiGroup, ({ id, name = '', prompt = '', type_id = '' }) => {
    const known = ai.groups.find((group) => group.id === id);
    if (known) Object.assign(known, name ? { name } : {});
    const made = known ?? { id: `group-${ai.groups.length + 1}`, name, prompt, type_id };
    if (!known) ai.groups = [made, ...ai.groups];
    return { id: made.id, ai_group: groupOf(ai, made.id) };
  });
  api.on(updateAiGroups, ({ ids, type_id }) => {
    const moved = ai.groups.filter(({ id }) => ids.includes(id));
    const from = moved.map((group) => ({ type_id: group.type_id, ids: [group.id] }));
    for (const group of moved) group.type_id = type_id;
    return { moved: moved.length, from };
  });
}

/** Groups go and come back; images only go. */
function serveRemoval(api: FakeApi, ai: FakeAi): void {
  let gone: Group[] = [];
  api.on(deleteAiGroups, ({ ids = [], image_ids = [] }) => {
    gone = [...gone, ...ai.groups.filter(({ id }) => ids.includes(id))];
    ai.groups = ai.groups.filter(({ id }) => !ids.includes(id));
    ai.images = ai.images.filter(({ id }) => !image_ids.includes(id));
    return { deleted: ids.length + image_ids.length };
  });
  api.on(restoreAiGroups, ({ ids = [] }) => {
    ai.groups = [...gone.filter(({ id }) => ids.includes(id)), ...ai.groups];
    return { restored: ids.length };
  });
}

function serveCategories(api: FakeApi, ai: FakeAi): void {
  api.on(listAiCategories, () => ({
    list: categoryList(ai),
    total: ai.groups.length,
    uncategorised: ai.groups.filter(({ type_id }) => type_id === '').length,
  }));
  api.on(addAiCategory, ({ name }) => {
    ai.types = [...ai.types, { id: `type-${name}`, name }];
    return { id: `type-${name}`, name, count: 0 };
  });
  api.on(updateAiCategory, ({ id, name }) => {
    ai.types = ai.types.map((type) => (type.id === id ? { id, name } : type));
    return { id, name, count: 0 };
  });
  api.on(deleteAiCategory, ({ id }) => {
    ai.types = ai.types.filter((type) => type.id !== id);
    const moved = ai.groups.filter((group) => group.type_id === id);
    for (const group of moved) group.type_id = '';
    return { moved: moved.length };
  });
}

/** Images are asked for, stopped and tried again. */
function serveRuns(api: FakeApi, ai: FakeAi): void {
  api.on(textToImage, ({ id, n = 4 }) => {
    const made = Array.from({ length: n }, (_, index) =>
      buildGenerated({ id: `run-${index}`, group_id: id, state: 'queued', seed: 500 + index }),
    );
    ai.images = [...made, ...ai.images];
    return { operation_id: 'operation-2', shengchengtus: made };
  });
  api.on(cancelGeneration, () => {
    const open = ai.images.filter(({ state }) => state === 'queued' || state === 'running');
    for (const image of open) image.state = 'cancelled';
    return { cancelled: open.length };
  });
  api.on(retryGeneration, ({ image_ids }) => {
    const failed = ai.images.filter(
      ({ id, state }) => state === 'failed' && (!image_ids || image_ids.includes(id)),
    );
    for (const image of failed) Object.assign(image, { state: 'queued', failure: null });
    return { retried: failed.length, operation_id: 'operation-3' };
  });
}

/** The library that images are saved into. */
function serveLibrary(api: FakeApi, ai: FakeAi): void {
  api.on(listImageCategories, () => ({
    list: [{ id: 'summer', name: '夏天', count: 2 }],
    counts: { all: 2, uncategorised: 0 },
  }));
  api.on(saveToLibrary, ({ ids }) => ({
    list: ids.map((id) => {
      const image = ai.images.find((one) => one.id === id);
      if (image) image.image_id = `library-${id}`;
      return { id, image_id: `library-${id}`, name: id, url: '', width: 2048, height: 2048 };
    }),
    refused: [],
  }));
}
