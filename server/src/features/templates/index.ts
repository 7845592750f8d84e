/** Products that can be printed on. */
export { mockupInColour } from './mockup-in-colour.ts';
export { keysOfMockups, mockupsOfTemplates } from './mockup-objects.queries.ts';
export { findNewerPrints, versionKey } from './newer-prints.queries.ts';
export { seedCatalogue } from './seed-catalogue.ts';
export { sideNames } from './side-names.ts';
export {
  CATALOGUE,
  type ColourPicture,
  findOwnedTemplate,
  findTemplateVersion,
  findVariantSkus,
  insertTemplateVersion,
  type StoredMockup,
  setTemplatesHidden,
  type TemplateVersionRow,
} from './templates.queries.ts';
export { templateRoutes } from './templates.routes.ts';
export {
  addNewestFacts,
  getTemplateVersion,
  getWithNewestFacts,
  hashesOfSameDrawing,
} from './templates.service.ts';
