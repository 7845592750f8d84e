/** Font files of the account's own, which its designs are set with. */
export { createOwnFontState } from './process-state.ts';
