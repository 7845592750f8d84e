import type { ParsedInputOf } from '@diy/contract/endpoint';
import * as contract from '@diy/contract/images/image-work';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { previewSteps } from '../tools/edit-image.ts';
import { presentPreview, presentWork, presentWorkItem } from './image-work.presenter.ts';
import { getWork, listWorks, markWork } from './image-work.service.ts';
import { startWork, type WorkRequest } from './start-work.ts';

const readRequest = (input: ParsedInputOf<typeof contract.startImageWork>): WorkRequest => ({
  ...{ ids: input.ids, steps: input.steps, title: input.title, dry: input.dry },
  ...{ categoryId: input.tid, targetCategoryId: input.target_tid },
  ...{ recipeId: input.recipe_id, idempotencyKey: input.idempotency_key },
});

/** Runs of the workshop: start, preview, look at, mark. */
export const imageWorkRoutes: FeatureRoutes = (routes, services) => {
  const { storage } = services;

  routes.signedIn(contract.startImageWork, async (input, { account, locale }) => {
    const started = await startWork(services, account.id, readRequest(input), locale);
    if (started.id === null) return { work: null, total: started.total };
    const { counted } = await getWork(services, account.id, started.id);
    return { work: presentWork(counted), total: counted.total };
  });
  routes.signedIn(contract.previewImageWork, async ({ id, steps }, { account, locale }) =>
    presentPreview(await previewSteps(services, account.id, id, steps), locale),
  );
  routes.signedIn(contract.getImageWork, async ({ id }, { account, locale }) => {
    const { counted, items, images } = await getWork(services, account.id, id);
    const how = { locale, isStopped: counted.operation?.state === 'cancelled' };
    return {
      ...presentWork(counted),
      items: items.flatMap((item) => presentWorkItem(storage, item, images, how) ?? []),
    };
  });
  routes.signedIn(contract.listImageWorks, async (_, { account }) => ({
    list: (await listWorks(services, account.id)).map(presentWork),
  }));
  routes.signedIn(contract.markImageWork, async ({ id, marks }, { account }) => ({
    marked: await markWork(services, account.id, id, marks),
  }));
};
