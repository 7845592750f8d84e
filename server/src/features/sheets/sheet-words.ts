import { message } from '@diy/contract/messages';

/** Why a sheet was not made, as its operation says it. */
export const SHEET_WORDS = {
  storageFull: message('sheets.storage-full'),
  wentWrong: message('sheets.went-wrong'),
  noTryLeft: message('sheets.gave-up'),
};
