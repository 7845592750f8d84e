import { changePassword, type FirstStep, getProfile, logout } from '@diy/contract/accounts/accounts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
} from '@diy/contract/accounts/second-factor';
import { message } from '@diy/contract/messages';
import type { AccountRestriction } from '../../../platform/errors/account-restriction.ts';

/** What decides whether an account may work. */
export interface Standing {
  /** When the password that the operator gave out ends; null = it is the person's own. */
  initial_until: Date | null;
  has_factor: boolean;
}

/** What the account has to do before anything else; null = nothing. */
export function firstStepOf(
  { initial_until, has_factor }: Standing,
  { requiresSecondFactor }: { requiresSecondFactor: boolean },
): FirstStep | null {
  if (initial_until !== null) return 'password';
  return requiresSecondFactor && !has_factor ? 'second-factor' : null;
}

const ALWAYS = [getProfile.path, logout.path, changePassword.path];
const RESTRICTIONS: Record<FirstStep, AccountRestriction> = {
  password: { text: message('accounts.set-password-first'), mayCall: new Set(ALWAYS) },
  'second-factor': {
    text: message('accounts.second-factor-first'),
    mayCall: new Set([...ALWAYS, getSecondFactor.path, beginSecondFactor.path, confirmSecondFactor.path]),
  },
};

/** The calls that a step leaves open, and what all others are refused with. */
export function restrictUntilStep(step: FirstStep): AccountRestriction {
  return RESTRICTIONS[step];
}
