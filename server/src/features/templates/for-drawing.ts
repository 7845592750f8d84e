/** What threads that draw load of this feature, without tables and HTTP. */
export { mockupInColour } from './mockup-in-colour.ts';
