import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@diy/contract/accounts/second-factor';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { forPersons } from '../for-persons.http.ts';
import { recordCall } from '../security-log/record-event.ts';
import { renewSession } from '../sessions.service.ts';
import * as factors from './second-factor.service.ts';

/** The second factor of an account: a code generator app, and recovery codes. */
export function registerSecondFactorRoutes(routes: RouteRegistrar, services: Services): void {
  const personal = forPersons(routes);
  personal.signedIn(getSecondFactor, (_, { account }) => factors.showSecondFactor(services.db, account.id));
  personal.signedIn(beginSecondFactor, async (proof, { account }) => {
    const begun = await factors.beginSecondFactor(services, account.id, proof);
    return { ...begun, ...(await renewSession(services, account)) };
  });
  personal.signedIn(confirmSecondFactor, async ({ code }, context) => {
    const recovery_codes = await factors.confirmSecondFactor(services, context.account, code);
    await recordCall(services, context, 'factor-on');
    return { recovery_codes, ...(await renewSession(services, context.account)) };
  });
  personal.signedIn(renewRecoveryCodes, async (proof, context) => {
    const recovery_codes = await factors.renewRecoveryCodes(services, context.account, proof);
    await recordCall(services, context, 'recovery-renewed');
    return { recovery_codes, ...(await renewSession(services, context.account)) };
  });
  personal.signedIn(endSecondFactor, async (proof, context) => {
    await factors.endSecondFactor(services, context.account, proof);
    await recordCall(services, context, 'factor-off');
    return renewSession(services, context.account);
  });
}
