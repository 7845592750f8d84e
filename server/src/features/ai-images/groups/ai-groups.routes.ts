import * as contract from '@diy/contract/ai-images/ai-images';
import { ALL } from '@diy/contract/paging';
import { pageFigures } from '../../../platform/database/page.ts';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { idsByType } from '../../categories/index.ts';
import { presentGroup, presentGroups, presentImage } from '../ai-images.presenter.ts';
import { countImagesOfGroup, pageOfImages } from '../generation/generated-images.queries.ts';
import { listTypes } from './ai-categories.queries.ts';
import { browseGroups, getGroup, putIntoType, remove, restore, saveGroup } from './ai-groups.service.ts';

/** AI groups: list, one, save, move, delete and restore. */
export const aiGroupRoutes: FeatureRoutes = (routes, services) => {
  const { db, storage } = services;

  routes.signedIn(contract.listAiGroups, async (input, { account }) => {
    const { groups, rowCount, types } = await browseGroups(services, account.id, input);
    return {
      list: await presentGroups(services, account.id, groups),
      ...pageFigures(input.p, input.limit, rowCount),
      type_list: types,
      cur_type_id: input.type_id,
    };
  });
  routes.signedIn(contract.getAiGroup, async ({ id, p, limit, state }, { account, locale }) => {
    const group = await getGroup(services, account.id, id);
    const only = state === ALL ? null : state;
    const [shown, images, rowCount, types] = await Promise.all([
      presentGroup(services, account.id, group),
      pageOfImages(db, account.id, id, only, { offset: (p - 1) * limit, limit }),
      countImagesOfGroup(db, account.id, id, only),
      listTypes(db, account.id),
    ]);
    return {
      ai_group: shown,
      shengchengtus: images.map((image) => presentImage(storage, image, locale)),
      ...pageFigures(p, limit, rowCount),
      type_list: types,
      cur_type_id: group.type_id,
    };
  });
  routes.signedIn(contract.updateAiGroup, async (input, { account }) => {
    const { id, name, prompt, type_id: typeId, yuantu: sources, ...settings } = input;
    const change = { name, prompt, typeId, sources, settings };
    const group = await saveGroup(services, account.id, id, change);
    return { id: group.id, ai_group: await presentGroup(services, account.id, group) };
  });
  routes.signedIn(contract.updateAiGroups, async ({ ids, type_id }, { account }) => {
    const moved = await putIntoType(services, account.id, ids, type_id);
    const from = [...idsByType(moved)].map(([was, some]) => ({ type_id: was, ids: some }));
    return { moved: moved.length, from };
  });
  routes.signedIn(contract.deleteAiGroups, async ({ ids = [], image_ids = [] }, { account }) => ({
    deleted: await remove(services, account.id, { groupIds: ids, imageIds: image_ids }),
  }));
  routes.signedIn(contract.restoreAiGroups, async ({ ids = [], image_ids = [] }, { account }) => ({
    restored: await restore(services, account.id, { groupIds: ids, imageIds: image_ids }),
  }));
};
