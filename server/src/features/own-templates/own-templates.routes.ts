import {
  copyTemplate as copyEndpoint,
  deleteOwnTemplates,
  getOwnTemplate as getEndpoint,
  listUnmadeTemplates,
  restoreOwnTemplates,
  saveOwnTemplate as saveEndpoint,
} from '@diy/contract/own-templates/own-templates';
import {
  getPsdMockup as getPsdEndpoint,
  listPsdReadings as listReadingsEndpoint,
  readPsdMockup as readPsdEndpoint,
  removePsdReadings as removeReadingsEndpoint,
} from '@diy/contract/own-templates/psd-readings';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { copyTemplate } from './copying/copy-template.ts';
import { getOwnTemplate, saveOwnTemplate, setDeleted } from './own-templates.service.ts';
import { getPsdMockup, readPsdMockup } from './psd/psd-mockups.service.ts';
import { listPsdReadings, removePsdReadings } from './psd/psd-readings.service.ts';
import { listUnmade } from './revisions/making-state.ts';
import { registerProductFiles } from './sharing/product-files.routes.ts';
import { variantRoutes } from './variants/variants.routes.ts';

/** Templates of one's own: save, read back, delete, restore; PSDs read as mockups; products as files; tables of variants. */
export const ownTemplateRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(saveEndpoint, (input, { account }) => saveOwnTemplate(services, account.id, input));
  routes.signedIn(getEndpoint, ({ id }, { account, locale }) =>
    getOwnTemplate(services, account.id, id, locale),
  );
  routes.signedIn(listUnmadeTemplates, (_, { account, locale }) =>
    listUnmade(services.db, account.id, locale),
  );
  routes.signedIn(copyEndpoint, ({ id }, { account, locale }) =>
    copyTemplate(services, account.id, id, locale),
  );
  registerProductFiles(routes, services);
  variantRoutes(routes, services);
  routes.signedIn(readPsdEndpoint, ({ image_id }, { account }) =>
    readPsdMockup(services, account.id, image_id),
  );
  routes.signedIn(getPsdEndpoint, ({ image_id }, { account, locale }) =>
    getPsdMockup(services, account.id, image_id, locale),
  );
  routes.signedIn(listReadingsEndpoint, (page, { account, locale }) =>
    listPsdReadings(services, account.id, page, locale),
  );
  routes.signedIn(removeReadingsEndpoint, async ({ ids }, { account }) => ({
    removed: await removePsdReadings(services, account.id, ids),
  }));
  routes.signedIn(deleteOwnTemplates, async ({ ids }, { account }) => ({
    deleted: await setDeleted(services, account.id, ids, true),
  }));
  routes.signedIn(restoreOwnTemplates, async ({ ids }, { account }) => ({
    restored: await setDeleted(services, account.id, ids, false),
  }));
};
