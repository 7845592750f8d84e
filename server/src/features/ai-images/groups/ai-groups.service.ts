import type { AiSettings } from '@diy/contract/ai-images/ai-image-shapes';
import { ALL } from '@diy/contract/paging';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import type { CountedCategory } from '../../categories/index.ts';
import type { RecordNeeds } from '../../images/index.ts';
import { aiRefusals } from '../ai-refusals.ts';
import {
  countImagesOfGroup,
  pageOfImages,
  setGeneratedImagesDeleted,
} from '../generation/generated-images.queries.ts';
import { stopImages } from '../generation/stop-images.ts';
import { configuredProviders, findProvider } from '../providers/read-providers.ts';
import { listCategories, moveGroups } from './ai-categories.queries.ts';
import { requireCategory } from './ai-categories.service.ts';
import {
  countGroups,
  findGroup,
  type GroupDraft,
  type GroupRow,
  insertGroup,
  pageOfGroups,
  setGroupsDeleted,
  updateGroup,
} from './ai-groups.queries.ts';
import { readSources } from './read-sources.ts';
import { defaultSettings, type GivenSettings, resolveSettings } from './resolve-settings.ts';

type Needs = RecordNeeds & Pick<Services, 'jobs'>;

/** One page of groups with all categories. */
export async function browseGroups(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  query: { p: number; limit: number; content: string; type_id: string },
): Promise<{ groups: GroupRow[]; rowCount: number; categories: CountedCategory[] }> {
  const filter = { categoryId: query.type_id === ALL ? null : query.type_id, content: query.content };
  const page = { offset: (query.p - 1) * query.limit, limit: query.limit };
  const [groups, rowCount, categories] = await Promise.all([
    pageOfGroups(db, ownerId, filter, page),
    countGroups(db, ownerId, filter),
    listCategories(db, ownerId),
  ]);
  return { groups, rowCount, categories };
}

/** Throws the same Refusal for a foreign, deleted or random id. */
export async function getGroup({ db }: Pick<Services, 'db'>, ownerId: string, id: string): Promise<GroupRow> {
  const group = await findGroup(db, ownerId, id);
  if (!group) throw notFound('ai-images');
  return group;
}

type ImagesOfGroup = Awaited<ReturnType<typeof pageOfImages>>;

/**
 * A group with one page of its images, of one state or (null) of all, and all categories. Throws the same Refusal for a
 * foreign, deleted or random id.
 */
export async function browseGroup(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
  { p, limit, only }: { p: number; limit: number; only: Parameters<typeof pageOfImages>[3] },
): Promise<{ group: GroupRow; images: ImagesOfGroup; rowCount: number; categories: CountedCategory[] }> {
  const group = await getGroup({ db }, ownerId, id);
  const [images, rowCount, categories] = await Promise.all([
    pageOfImages(db, ownerId, id, only, { offset: (p - 1) * limit, limit }),
    countImagesOfGroup(db, ownerId, id, only),
    listCategories(db, ownerId),
  ]);
  return { group, images, rowCount, categories };
}

/** The fields a caller changes; undefined fields stay. */
export interface GroupChange {
  name?: string;
  prompt?: string;
  categoryId?: string;
  /** Ids, URLs or upload keys. */
  sources?: string[];
  settings: GivenSettings;
}

/** Makes a group, or with `id` changes it. Throws a Refusal naming the wrong field; nothing is changed then. */
export async function saveGroup(
  services: Needs,
  ownerId: string,
  id: string | undefined,
  change: GroupChange,
): Promise<GroupRow> {
  const before = id === undefined ? undefined : await getGroup(services, ownerId, id);
  if (before === undefined && change.name === undefined) throw aiRefusals.nameNeeded();
  if (change.categoryId !== undefined) await requireCategory(services, ownerId, change.categoryId);
  const settings = settingsOf(services, before?.settings, change.settings);
  const source_ids =
    change.sources === undefined ? undefined : await readSources(services, ownerId, change.sources);
  const draft: Partial<GroupDraft> = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.prompt === undefined ? {} : { prompt: change.prompt }),
    ...(change.categoryId === undefined ? {} : { type_id: change.categoryId }),
    ...(source_ids === undefined ? {} : { source_ids }),
    settings,
  };
  const groupId = before?.id ?? services.newId();
  if (before) await updateGroup(services.db, ownerId, groupId, draft);
  else {
    const empty = { name: '', prompt: '', type_id: '', source_ids: [], settings };
    await insertGroup(services.db, ownerId, groupId, { ...empty, ...draft });
  }
  return getGroup(services, ownerId, groupId);
}

/** Saved settings may name a provider that is gone; they are kept until somebody chooses another. */
function settingsOf(
  { config }: Pick<Services, 'config'>,
  saved: AiSettings | undefined,
  given: GivenSettings,
): AiSettings {
  const isGiven = Object.values(given).some((value) => value !== undefined);
  if (saved && !isGiven) return saved;
  const id = given.provider ?? saved?.provider;
  const provider = id === undefined ? configuredProviders(config)[0] : findProvider(config, id);
  if (!provider) throw aiRefusals.providerNotFound();
  return resolveSettings(provider.shown, saved ?? defaultSettings(provider.shown), given);
}

/** Returns the groups that were moved, each with the category it was in. */
export async function putIntoCategory(
  services: Pick<Services, 'db'>,
  ownerId: string,
  ids: string[],
  categoryId: string,
): Promise<{ id: string; type_id: string }[]> {
  await requireCategory(services, ownerId, categoryId);
  return moveGroups(services.db, ownerId, ids, categoryId);
}

/** Groups and single images by id. */
export interface Removal {
  groupIds: string[];
  imageIds: string[];
}

/** Deletes groups and images; what is open in them is cancelled. Returns how many there were. */
export async function deleteGroupsAndImages(
  services: Needs,
  ownerId: string,
  removal: Removal,
): Promise<number> {
  const { groups, images } = await setDeleted(services, ownerId, removal, true);
  if (groups.length > 0) await stopImages(services, ownerId, { groupIds: groups });
  if (images.length > 0) await stopImages(services, ownerId, { ids: images });
  return groups.length + images.length;
}

/** Brings groups and images back; returns how many. Throws a Refusal when none are named. */
export async function restoreGroupsAndImages(
  services: Needs,
  ownerId: string,
  removal: Removal,
): Promise<number> {
  const { groups, images } = await setDeleted(services, ownerId, removal, false);
  return groups.length + images.length;
}

async function setDeleted({ db }: Needs, ownerId: string, { groupIds, imageIds }: Removal, deleted: boolean) {
  if (groupIds.length + imageIds.length === 0) throw aiRefusals.whichNeeded();
  return {
    groups: groupIds.length === 0 ? [] : await setGroupsDeleted(db, ownerId, groupIds, deleted),
    images: imageIds.length === 0 ? [] : await setGeneratedImagesDeleted(db, ownerId, imageIds, deleted),
  };
}
