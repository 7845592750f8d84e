import type { DesignItem } from '@diy/contract/designs/designs';
import { getImage } from '@diy/contract/images/image-details';
import type { ImageRow } from '@diy/contract/images/images';
import { getTemplate, type TemplateItem } from '@diy/contract/templates';
import { createDesign } from '@diy/design/document';
import { printsOtherwise } from '@diy/design/template';
import { notify } from '../../../lib/notifications.ts';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { translate } from '../../../lib/text/translate.ts';
import { call } from '../../../shared/api/call.ts';
import { openPrivateStorage } from '../../../shared/private-storage/open-private-storage.ts';
import {
  prepareItem,
  privateStorage,
  storageOwner,
} from '../../../shared/private-storage/private-storage.ts';
import { addImage } from '../actions/add-content.ts';
import { isCarriedTo, readCarried } from '../actions/places/carry-design.ts';
import { isOwnSave } from '../saving/decide-saving.ts';
import { createDraftStore, type Draft, type DraftStore } from '../saving/drafts.ts';
import { fetchSaved } from '../saving/fetch-saved.ts';
import { type ClaimedPage, openPages } from '../saving/open-pages.ts';
import { createServerPort } from '../saving/server-port.ts';
import { createSession } from '../session/create-session.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { picturesOf, withRecordedSizes } from '../session/pictures/load-design-pictures.ts';

/** What the address asks for. */
export type OpenTarget =
  | { designId: string }
  | {
      templateId: string;
      colourId?: string;
      sizeId?: string;
      /** Library images a new design begins with. */
      imageIds?: readonly string[];
    };

/** Everything fetched, before the person has decided about a draft. */
export interface FetchedTarget {
  readonly target: OpenTarget;
  readonly template: TemplateItem;
  /** It is null for a new design. */
  readonly saved: DesignItem | null;
  /** What a new design begins with; an image that is gone is left out. */
  readonly images: readonly ImageRow[];
  readonly drafts: DraftStore;
  /** The newest draft of this design that an interrupted visit left in the browser. */
  readonly draft: Draft | null;
  /** What that draft was made on; null without one. */
  readonly madeOn: MadeOn | null;
}

/** A version of a template, and the newest one where a design would print otherwise on it; null = there is none. */
interface MadeOn {
  readonly template: TemplateItem;
  readonly newest: number | null;
}

/** Fetches a design or a template, and looks for a draft of it. Throws what `call` throws. */
export async function fetchTarget(target: OpenTarget, page: ClaimedPage): Promise<FetchedTarget> {
  const opened = openPrivateStorage();
  const drafts = createDraftStore({
    storage: privateStorage,
    prepareItem,
    userId: storageOwner(),
    pageId: page.id,
    openPages,
    now: Date.now,
  });
  const quiet = { quiet: true };
  if ('designId' in target) {
    const saved = await fetchSaved(target.designId, quiet);
    const version = saved.template_version;
    const template = await call(getTemplate, { id: saved.template_id, version }, quiet);
    await opened;
    const draft = await newestDraft(drafts, target, saved);
    const newest = saved.newer_template_version ?? null;
    const madeOn = draft && (await fetchMadeOn(draft, { template, newest }));
    return { target, template, saved, images: [], drafts, draft, madeOn };
  }
  const template = await call(getTemplate, { id: target.templateId }, quiet);
  const images = await fetchImages(target.imageIds ?? []);
  await opened;
  // A carried design wins over a draft; the draft is offered next time.
  const draft = isCarriedTo(template.id) ? null : await newestDraft(drafts, target, null);
  const madeOn = draft && (await fetchMadeOn(draft, { template, newest: null }));
  return { target, template, saved: null, images, drafts, draft, madeOn };
}

/**
 * The version of the template that a draft was made on: on another one its layers would lie elsewhere on the product. Where nothing
 * prints otherwise on the newest version, that one is taken.
 */
async function fetchMadeOn({ templateVersion, templateId: id }: Draft, now: MadeOn): Promise<MadeOn> {
  if (templateVersion === now.template.version) return now;
  const quiet = { quiet: true };
  const [template, newest] = await Promise.all([
    call(getTemplate, { id, version: templateVersion }, quiet),
    call(getTemplate, { id }, quiet),
  ]);
  const differs = printsOtherwise(template.definition, newest.definition);
  return differs ? { template, newest: newest.version } : { template: newest, newest: null };
}

async function fetchImages(ids: readonly string[]): Promise<ImageRow[]> {
  const options = { handlesRefusal: true, quiet: true };
  const found = await Promise.all(ids.map((id) => call(getImage, { id }, options).catch(() => null)));
  return found.filter((image) => image !== null);
}

/** A draft that says the same as the server is no use; it is removed on the way. */
async function newestDraft(
  drafts: DraftStore,
  target: OpenTarget,
  saved: DesignItem | null,
): Promise<Draft | null> {
  for (const draft of await drafts.find(target)) {
    const isSame =
      saved !== null &&
      draft.name === saved.name &&
      JSON.stringify(draft.design) === JSON.stringify(saved.design);
    if (!isSame) return draft;
    drafts.remove(draft.storageKey);
  }
  return null;
}

/** Whether the design was saved elsewhere after the draft was made. What the draft's own page has sent is not elsewhere. */
export function isOutdated({ draft, saved }: FetchedTarget): boolean {
  if (draft === null || saved === null || draft.version === saved.version) return false;
  return !isOwnSave({ version: draft.version, tries: draft.sent?.tries ?? [] }, saved);
}

export interface OpenOptions {
  /** Take the draft's content instead of what is saved. */
  draft: Draft | null;
  locale: string;
  copyName: (name: string) => string;
  onSaved: (id: string) => void;
}

/** Opens what was fetched. A draft of an older version becomes a separate design: nothing is overwritten. */
export function openFetched(
  fetched: FetchedTarget,
  { draft, locale, copyName, onSaved }: OpenOptions,
): DesignerSession {
  const { saved, drafts, target } = fetched;
  const kept = { template: fetched.template, newest: saved?.newer_template_version ?? null };
  const { template, newest } = (draft && fetched.madeOn) ?? kept;
  const isCopy = draft !== null && isOutdated(fetched);
  const pictures = [
    ...(saved ? withRecordedSizes(saved) : []),
    ...(draft ? picturesOf(draft.design, (id) => draft.pictures.find((one) => one.id === id)) : []),
  ];
  const base = isCopy ? null : saved;
  const fresh = 'templateId' in target ? choiceOf(template, target) : {};
  const title = pickName(template.definition.title, locale);
  let session: DesignerSession | null = null;
  session = createSession({
    template,
    design: base?.design ?? createDesign(template.definition, fresh),
    name: base?.name ?? title,
    title,
    saved: base,
    newerTemplate: newest,
    sent: draft?.sent && draft.version === (base?.version ?? 0) ? draft.sent : null,
    pictures,
    createPort: (cover) =>
      createServerPort({
        template,
        drafts,
        cover,
        known: (imageId) => session?.pictures.known(imageId),
      }),
  });
  const { saver } = session;
  let lastVersion = 0;
  saver.state.subscribe(() => {
    const { id, version } = saver.state.get();
    if (id && version !== lastVersion) onSaved(id);
    lastVersion = version;
  });
  if (draft) {
    session.editor.reset(draft.design);
    session.saver.rename(isCopy ? copyName(draft.name) : draft.name);
    // Remove the old draft only after it is stored under the new key.
    const { storageKey, keptAt: _, ...work } = draft;
    if (drafts.keep(work)) drafts.remove(storageKey);
  } else {
    const count = fetched.images.length;
    for (const [index, image] of fetched.images.entries()) {
      addImage(session, image, undefined, { index, count });
    }
    if (!saved) announceLeftOut(readCarried(session, template.id), locale);
  }
  return session;
}

/** Says which surfaces of the design that was carried along have none to go to on this product. */
function announceLeftOut(names: readonly { zh: string; en: string }[], locale: string): void {
  if (names.length === 0) return;
  const surfaces = joinParts(names.map((name) => pickName(name, locale)));
  notify.warning(translate('designer:template.leftBehind', { surfaces }));
}

/** A colour or size from the address counts only if the template has it. */
function choiceOf({ definition }: TemplateItem, target: { colourId?: string; sizeId?: string }) {
  const colour = definition.colours.find(({ id }) => id === target.colourId);
  const size = definition.sizes.find(({ id }) => id === target.sizeId);
  return { ...(colour ? { colourId: colour.id } : {}), ...(size ? { sizeId: size.id } : {}) };
}
