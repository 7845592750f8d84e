import * as contract from '@diy/contract/ai-images/ai-images';
import { presentRefusal } from '../../platform/errors/present-refusal.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { aiGroupRoutes } from './ai-groups.routes.ts';
import { presentSaved, presentStarted } from './ai-images.presenter.ts';
import { aiRefusals } from './ai-refusals.ts';
import { markFavourites } from './generation/mark-favourites.ts';
import { stopImages } from './generation/stop-images.ts';
import {
  addCategory,
  browseCategories,
  removeCategory,
  updateCategory,
} from './groups/ai-categories.service.ts';
import { getGroup } from './groups/ai-groups.service.ts';
import { configuredProviders } from './providers/read-providers.ts';
import { retryFailed, runAgain, startRun } from './runs/runs.service.ts';
import { saveToLibrary } from './saving/save-to-library.ts';

/** Groups, runs, results and categories of AI images. */
export const aiImageRoutes: FeatureRoutes = (routes, services) => {
  const { storage, config } = services;
  // A wrong AI_PROVIDERS stops the start, not the first call.
  configuredProviders(config);
  aiGroupRoutes(routes, services);

  routes.signedIn(contract.textToImage, async (input, { account, locale }) =>
    presentStarted(storage, await startRun(services, account.id, input), locale),
  );
  routes.signedIn(contract.generateAgain, async (input, { account, locale }) => {
    const request = { imageIds: input.image_ids, idempotencyKey: input.idempotency_key };
    return presentStarted(storage, await runAgain(services, account.id, input.id, request), locale);
  });
  routes.signedIn(contract.cancelGeneration, async ({ id, image_ids: ids }, { account }) => {
    if (id === undefined && ids === undefined) throw aiRefusals.whichNeeded();
    const group = id === undefined ? undefined : await getGroup(services, account.id, id);
    const which = { ids, groupIds: group && [group.id] };
    return { cancelled: await stopImages(services, account.id, which) };
  });
  routes.signedIn(contract.retryGeneration, async ({ id, image_ids: imageIds }, { account }) => {
    if (id === undefined && imageIds === undefined) throw aiRefusals.whichNeeded();
    const group = id === undefined ? undefined : await getGroup(services, account.id, id);
    const { retried, operationId } = await retryFailed(services, account.id, { group, imageIds });
    return { retried, operation_id: operationId };
  });
  routes.signedIn(contract.saveToLibrary, async ({ ids, tid: categoryId }, { account, locale }) => {
    const { saved, refused } = await saveToLibrary(services, account.id, ids, categoryId);
    return {
      list: saved.map((image) => presentSaved(storage, image)),
      refused: refused.map(({ id, refusal }) => ({ id, ...presentRefusal(refusal, locale) })),
    };
  });
  routes.signedIn(contract.markFavourite, async ({ image_ids: ids, favourite }, { account }) => ({
    changed: await markFavourites(services, account.id, ids, favourite),
  }));

  routes.signedIn(contract.listAiCategories, (_, { account }) => browseCategories(services, account.id));
  routes.signedIn(contract.addAiCategory, ({ name }, { account }) => addCategory(services, account.id, name));
  routes.signedIn(contract.updateAiCategory, ({ id, name }, { account }) =>
    updateCategory(services, account.id, id, name),
  );
  routes.signedIn(contract.deleteAiCategory, async ({ id }, { account }) => ({
    moved: await removeCategory(services, account.id, id),
  }));
  routes.signedIn(contract.listAiProviders, async () => ({
    list: configuredProviders(config).map((provider) => provider.shown),
  }));
};
