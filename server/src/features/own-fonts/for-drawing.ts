/** What threads that draw load of this feature, without tables and HTTP. */
export { ownFontKey } from './own-font-key.ts';
