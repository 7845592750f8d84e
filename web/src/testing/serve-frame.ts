import { getProfile } from '@diy/contract/accounts/accounts';
import { listOperations } from '@diy/contract/operations';
import { listTemplates } from '@diy/contract/templates';
import { buildProfile, buildTemplate, onePage } from './builders.ts';
import type { FakeApi } from './fake-api.ts';

/** Responds to what the app requests around whatever page is open. */
export function serveFrame(api: FakeApi): void {
  api.on(getProfile, () => buildProfile());
  api.on(listOperations, () => onePage([]));
  api.on(listTemplates, () => ({ ...onePage([buildTemplate()]), diyTypeList: [], pid: 'all' }));
}
