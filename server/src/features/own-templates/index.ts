/** Templates made from a seller's own photographs. */
export { ownTemplateObjects } from './own-template-objects.queries.ts';
export { ownTemplateJobs } from './own-templates.jobs.ts';
export { findImagesOfOwnTemplates } from './own-templates.queries.ts';
export { ownTemplateRoutes } from './own-templates.routes.ts';
export { createOwnTemplateState } from './process-state.ts';
export { productFileObjects } from './sharing/product-file-objects.queries.ts';
