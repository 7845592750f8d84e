/** Products that can be printed on. */
export { mockupInColour } from './mockup-in-colour.ts';
export { keysOfMockups, mockupsOfTemplates } from './mockup-objects.queries.ts';
export { seedCatalogue } from './seed-catalogue.ts';
export {
  type ColourPicture,
  findOwnedTemplate,
  insertTemplateVersion,
  type StoredMockup,
  setTemplatesHidden,
  type TemplateVersionRow,
} from './templates.queries.ts';
export { templateRoutes } from './templates.routes.ts';
export { getTemplateVersion } from './templates.service.ts';
