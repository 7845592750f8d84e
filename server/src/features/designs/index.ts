/** Saved designs (作品): versioned documents and what was rendered of them. */
export { countDesigns, findDesignToRender, updateRender } from './designs.queries.ts';
export { designRoutes } from './designs.routes.ts';
export { type DesignForExport, findDesignsForExport } from './designs.service.ts';
export type { MockupFile, PrintFile, RenderResult } from './render-result.ts';
