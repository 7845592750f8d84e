import * as contract from '@diy/contract/ai-images/ai-images';
import { ALL } from '@diy/contract/paging';
import { pageFigures } from '../../platform/database/page.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { groupIdsByCategory } from '../categories/index.ts';
import { presentGroup, presentGroups, presentImage } from './ai-images.presenter.ts';
import {
  browseGroup,
  browseGroups,
  deleteGroupsAndImages,
  putIntoCategory,
  restoreGroupsAndImages,
  saveGroup,
} from './groups/ai-groups.service.ts';

/** AI groups: list, one, save, move, delete and restore. */
export const aiGroupRoutes: FeatureRoutes = (routes, services) => {
  const { storage } = services;

  routes.signedIn(contract.listAiGroups, async (input, { account }) => {
    const { groups, rowCount, categories } = await browseGroups(services, account.id, input);
    return {
      list: await presentGroups(services, account.id, groups),
      ...pageFigures(input.p, input.limit, rowCount),
      type_list: categories,
      cur_type_id: input.type_id,
    };
  });
  routes.signedIn(contract.getAiGroup, async ({ id, p, limit, state }, { account, locale }) => {
    const page = { p, limit, only: state === ALL ? null : state };
    const { group, images, rowCount, categories } = await browseGroup(services, account.id, id, page);
    const shown = images.map((image) => presentImage(storage, image, locale));
    const figures = pageFigures(p, limit, rowCount);
    const ai_group = await presentGroup(services, account.id, group);
    return { ai_group, shengchengtus: shown, ...figures, type_list: categories, cur_type_id: group.type_id };
  });
  routes.signedIn(contract.updateAiGroup, async (input, { account }) => {
    const { id, name, prompt, type_id: categoryId, yuantu: sources, ...settings } = input;
    const change = { name, prompt, categoryId, sources, settings };
    const group = await saveGroup(services, account.id, id, change);
    return { id: group.id, ai_group: await presentGroup(services, account.id, group) };
  });
  routes.signedIn(contract.updateAiGroups, async ({ ids, type_id }, { account }) => {
    const moved = await putIntoCategory(services, account.id, ids, type_id);
    const from = [...groupIdsByCategory(moved)].map(([was, some]) => ({ type_id: was, ids: some }));
    return { moved: moved.length, from };
  });
  routes.signedIn(contract.deleteAiGroups, async ({ ids = [], image_ids = [] }, { account }) => ({
    deleted: await deleteGroupsAndImages(services, account.id, { groupIds: ids, imageIds: image_ids }),
  }));
  routes.signedIn(contract.restoreAiGroups, async ({ ids = [], image_ids = [] }, { account }) => ({
    restored: await restoreGroupsAndImages(services, account.id, { groupIds: ids, imageIds: image_ids }),
  }));
};
