import { message } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { RouteRegistrar } from '../../platform/http/route.ts';

/**
 * Calls that only a person who signed in may make; programs with a token are refused. A token that leaks from a script can
 * then neither create further tokens nor lock its owner out.
 */
export function forPersons(routes: RouteRegistrar): Pick<RouteRegistrar, 'signedIn'> {
  return {
    signedIn(endpoint, handler) {
      routes.signedIn(endpoint, async (input, context) => {
        if (context.account.isProgram) throw new Refusal(message('accounts.not-for-programs'));
        return handler(input, context);
      });
    },
  };
}
