import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@diy/contract/accounts/second-factor';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { requirePerson } from '../require-interactive-session.ts';
import { recordCall } from '../security-log/record-event.ts';
import * as factors from './second-factor.service.ts';

/** The second factor of an account: a code generator app, and recovery codes. */
export function registerSecondFactorRoutes(routes: RouteRegistrar, services: Services): void {
  routes.signedIn(getSecondFactor, async (_, { account }) => {
    requirePerson(account);
    return factors.showSecondFactor(services.db, account.id);
  });
  routes.signedIn(beginSecondFactor, async (proof, { account }) => {
    requirePerson(account);
    return factors.beginSecondFactor(services, account.id, proof);
  });
  routes.signedIn(confirmSecondFactor, async ({ code }, context) => {
    const { account } = context;
    requirePerson(account);
    const recovery_codes = await factors.confirmSecondFactor(services, account, code);
    await recordCall(services, context, 'factor-on');
    return { recovery_codes };
  });
  routes.signedIn(renewRecoveryCodes, async (proof, context) => {
    const { account } = context;
    requirePerson(account);
    const recovery_codes = await factors.renewRecoveryCodes(services, account, proof);
    await recordCall(services, context, 'recovery-renewed');
    return { recovery_codes };
  });
  routes.signedIn(endSecondFactor, async (proof, context) => {
    const { account } = context;
    requirePerson(account);
    await factors.endSecondFactor(services, account, proof);
    await recordCall(services, context, 'factor-off');
    return {};
  });
}
