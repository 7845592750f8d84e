import { getTemplate, listTemplates as listEndpoint } from '@diy/contract/templates';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { presentTemplateItem, presentTemplateRow } from './templates.presenter.ts';
import { getTemplateVersion, listTemplates } from './templates.service.ts';

/** The catalogue: list and one template. */
export const templateRoutes: FeatureRoutes = (routes, { db, storage }) => {
  routes.signedIn(listEndpoint, async (input, { account }) => {
    const { rows, categories, ...figures } = await listTemplates(db, account.id, input);
    return {
      list: rows.map((row) => presentTemplateRow(row, storage)),
      ...figures,
      diyTypeList: categories.map(({ category: { id, zh, en }, count }) => ({ id, name: { zh, en }, count })),
      pid: input.pid,
    };
  });
  routes.signedIn(getTemplate, async ({ id, version }, { account }) =>
    presentTemplateItem(await getTemplateVersion(db, account.id, id, version), storage),
  );
};
