/** Products one can print on. */
export { seedCatalogue } from './seed-catalogue.ts';
export type { StoredMockup, TemplateVersionRow } from './templates.queries.ts';
export { templateRoutes } from './templates.routes.ts';
export { getTemplateVersion } from './templates.service.ts';
