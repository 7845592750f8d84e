// @vitest-environment happy-dom
import { type DesignItem, getDesign } from '@diy/contract/designs/designs';
import { getImage } from '@diy/contract/images/image-details';
import { getTemplate } from '@diy/contract/templates';
import { createDesign, type DesignDocument, serialiseDesign } from '@diy/design/document';
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTexts, texts } from '../../../lib/text/translate.ts';
import { HttpError, Refused } from '../../../shared/api/api-errors.ts';
import { buildDesign, buildImage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { resetApp, signIn } from '../../../testing/render-app.tsx';
import { carryToProduct, readCarried } from '../actions/places/carry-design.ts';
import { createDraftStore } from '../saving/drafts.ts';
import { claimPage } from '../saving/open-pages.ts';
import { snapshotDigest } from '../saving/save-state.ts';
import { buildSession, testTemplate } from '../testing/build-session.ts';
import { fetchTarget, isOutdated, type OpenTarget } from './open-target.ts';

const page = claimPage();
let api: FakeApi;
let uninstall: () => void;
let saved: DesignItem;
let askedTemplates: unknown[];

const design = (...texts: string[]): DesignDocument => {
  const empty = createDesign(testTemplate.definition);
  const layers = texts.map((text, n) => buildTextLayer({ id: `t${n}`, text }));
  return { ...empty, surfaces: empty.surfaces.map((one, n) => (n === 0 ? { ...one, layers } : one)) };
};

beforeEach(async () => {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  askedTemplates = [];
  saved = {
    ...buildDesign({ id: 'd1', name: '猫', version: 3, template_id: 'template' }),
    ...{ template_version: 2, design: design('猫'), image_urls: {}, damaged_images: [] },
  } as unknown as DesignItem;
  api.on(getDesign, () => saved);
  api.on(getTemplate, (input) => {
    askedTemplates.push(input);
    return testTemplate as never;
  });
  api.on(getImage, ({ id }) => {
    if (id === 'gone') throw new FakeRefusal('images.not-found', '没有找到');
    return buildImage({ id }) as never;
  });
});
afterEach(() => {
  uninstall();
  resetApp();
});

/** A draft that another page of this browser left behind; null = of a new design. */
function leaveDraft(
  pageId: string,
  of: Partial<{
    designId: string | null;
    version: number;
    text: string;
    at: number;
    madeOn: number;
    tries: string[];
  }>,
) {
  const { designId = 'd1', version = 3, text = '改过', at = 1, madeOn = 2, tries = [] } = of;
  const store = createDraftStore({
    ...{ storage: localStorage, userId: 'user-1', pageId, now: () => at },
    prepareItem: async (key, text) => () => localStorage.setItem(key, text),
    openPages: async () => new Set<string>(),
  });
  const of_ = { designId, templateId: 'template', templateVersion: madeOn, version, pictures: [] };
  store.keep({ ...of_, name: '猫', design: design(text), sent: { idempotencyKey: 'key', tries } });
}
const fetchIt = (target: OpenTarget = { designId: 'd1' }) => fetchTarget(target, page);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('diy-draft'));

describe('a saved design', () => {
  it('comes with the version of its product that it was made for', async () => {
    const fetched = await fetchIt();
    expect(fetched.saved).toMatchObject({ id: 'd1', version: 3 });
    expect(askedTemplates).toEqual([{ id: 'template', version: 2 }]);
    expect([fetched.draft, isOutdated(fetched)]).toEqual([null, false]);
  });

  it('comes with the newest draft that was left behind', async () => {
    leaveDraft('older', { text: '早先', at: 1 });
    leaveDraft('newer', { text: '后来', at: 2 });
    leaveDraft('other-design', { designId: 'd2', at: 3 });
    const fetched = await fetchIt();
    expect(fetched.draft?.design.surfaces[0]?.layers[0]).toMatchObject({ text: '后来' });
    expect(isOutdated(fetched)).toBe(false);
  });

  it('knows a draft that was made from an older version', async () => {
    leaveDraft('older', { version: 2 });
    expect(isOutdated(await fetchIt())).toBe(true);
  });

  it.each([
    ['the very content that its page has sent', '猫', false],
    ['other content', '狗', true],
  ])('that is one version newer than a draft and has %s: outdated %s', async (_, sentText, expected) => {
    const tries = [snapshotDigest({ text: serialiseDesign(design(sentText)), name: '猫' })];
    leaveDraft('crashed', { version: 2, tries });
    expect(isOutdated(await fetchIt())).toBe(expected);
  });

  it('asks nothing about a draft that says what is saved, and removes it; an older one counts then', async () => {
    leaveDraft('same', { text: '猫', at: 9 });
    leaveDraft('other', { text: '狗', at: 1 });
    const { draft } = await fetchIt();
    expect(draft?.storageKey).toContain('other');
    expect(drafts()).toHaveLength(1);
  });

  it('leaves the draft of a page that is open to that page', async () => {
    const other = claimPage();
    leaveDraft(other.id, {});
    expect((await fetchIt()).draft).toBeNull();
    other.release();
    expect((await fetchIt()).draft).not.toBeNull();
  });

  it('does no harm when the browser keeps nonsense under the name of a draft', async () => {
    localStorage.setItem('diy-draft:user-1:x', '{"design":');
    localStorage.setItem('diy-draft:user-1:y', JSON.stringify({ designId: 'd1', design: { format: 99 } }));
    expect((await fetchIt()).draft).toBeNull();
  });

  it('shows no drafts of another account', async () => {
    leaveDraft('mine', {});
    localStorage.setItem('diy-draft:user-2:z', localStorage.getItem('diy-draft:user-1:mine')!);
    localStorage.removeItem('diy-draft:user-1:mine');
    expect((await fetchIt()).draft).toBeNull();
  });
});

describe('a new design', () => {
  it('begins with images of the library, in their order; one that is gone is left out', async () => {
    const { images, saved: none } = await fetchIt({ templateId: 'template', imageIds: ['b', 'gone', 'a'] });
    expect(images.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(none).toBeNull();
    expect(askedTemplates).toEqual([{ id: 'template' }]);
  });

  it('begins with what is brought along from another product, and the draft is offered the next time', async () => {
    leaveDraft('left', { designId: null });
    const target = { templateId: 'template' };
    const from = buildSession([buildShapeLayer({ id: 'brought', name: '带来的' })]);
    carryToProduct(from, 'template');
    const fetched = await fetchIt(target);
    expect(fetched.draft).toBeNull();
    expect(drafts()).toHaveLength(1);
    readCarried(buildSession(), 'template');
    expect((await fetchIt(target)).draft).not.toBeNull();
  });

  it('finds the draft of a new design of this product only', async () => {
    leaveDraft('of-a-saved-one', { designId: 'd1', at: 5 });
    expect((await fetchIt({ templateId: 'template' })).draft).toBeNull();
    leaveDraft('new', { designId: null, version: 0 });
    const fetched = await fetchIt({ templateId: 'template' });
    expect(fetched.draft?.version).toBe(0);
    expect(isOutdated(fetched)).toBe(false);
    expect((await fetchIt({ templateId: 'another' })).draft).toBeNull();
  });
});

describe('a draft that was made on an earlier version of its product', () => {
  /** The product's versions: in the second one the first surface is larger, in the third one only the words differ. */
  const productAt = (version: number) => {
    const { definition } = testTemplate;
    const [front, ...others] = definition.surfaces;
    const larger = { ...front!, printArea: { xMm: 0, yMm: 0, widthMm: 360, heightMm: 480 } };
    return {
      ...testTemplate,
      version,
      definition: { ...definition, surfaces: version === 1 ? definition.surfaces : [larger, ...others] },
    };
  };
  beforeEach(() => {
    api.on(getTemplate, ({ version }) => productAt(version ?? 3) as never);
  });

  it.each([
    ['of a new design', { templateId: 'template' }, { designId: null, version: 0, madeOn: 1 }, 1, 3],
    ['that becomes a copy', { designId: 'd1' }, { version: 2, madeOn: 1 }, 1, 3],
    [
      'on which nothing prints otherwise',
      { templateId: 'template' },
      { designId: null, version: 0 },
      3,
      null,
    ],
    ['that a copy is made of, likewise', { designId: 'd1' }, { version: 2, madeOn: 3 }, 3, null],
  ])(
    '%s opens on that version, which says that there is a newer one',
    async (_, target, left, on, newest) => {
      leaveDraft('left', left);
      const { madeOn } = await fetchIt(target as OpenTarget);
      expect([madeOn?.template.version, madeOn?.newest]).toEqual([on, newest]);
    },
  );

  it('opens on what is saved, with what the server says of newer ones, where both were made on the same', async () => {
    saved = { ...saved, newer_template_version: 3 };
    leaveDraft('left', { version: 2, madeOn: 2 });
    const { madeOn } = await fetchIt();
    expect([madeOn?.template.version, madeOn?.newest]).toEqual([2, 3]);
  });
});

it.each([
  ['a design that was deleted', () => api.on(getDesign, () => refuse()), Refused],
  ['a product that was withdrawn', () => api.on(getTemplate, () => refuse()), Refused],
  ['a server that fails', () => api.onRaw('GET', getTemplate.path, { status: 502, body: '' }), HttpError],
])('throws for %s, and keeps every draft', async (_, prepare, error) => {
  leaveDraft('mine', {});
  prepare();
  await expect(fetchIt()).rejects.toBeInstanceOf(error);
  expect(drafts()).toHaveLength(1);
});

function refuse(): never {
  throw new FakeRefusal('x.not-found', '没有找到');
}
