/** Colours that an account keeps for its designs. */
export { brandColourRoutes } from './brand-colours.routes.ts';
