/** Who may sign in, and whose request this is. */
export { accountJobs } from './accounts.jobs.ts';
export { presentUser } from './accounts.presenter.ts';
export {
  type AccountRow,
  findAccountByName,
  findAvatars,
  isEnabled,
  type ListedAccount,
  listAccounts,
} from './accounts.queries.ts';
export { accountRoutes } from './accounts.routes.ts';
export {
  type AccountDraft,
  createAccount,
  disableAccount,
  enableAccount,
  isPassword,
  setPassword,
} from './accounts.service.ts';
export { browserKeyColumn, dropLostBrowserKeys } from './browser-key/browser-key.service.ts';
export { INITIAL_DAYS, randomPassword } from './first-steps/initial-password.ts';
export { createAccountState } from './process-state.ts';
export type { CountProfile, FindAvatar, ProfileFigures } from './profile-figures.ts';
export { signWork } from './proof-of-work/sign-work.ts';
export { factorColumn } from './second-factor/factor-column.queries.ts';
export { removeSecondFactor } from './second-factor/second-factor.service.ts';
export { BY_OPERATOR, recordEvent } from './security-log/record-event.ts';
export { authenticate, openSession } from './sessions.service.ts';
