import {
  changePassword,
  getCaptcha,
  getProfile,
  login,
  updateProfile,
} from '@diy/contract/accounts/accounts';
import { message } from '@diy/contract/messages';
import { notFound, Refusal } from '../../platform/errors/refusal.ts';
import type { FeatureRoutes, RouteRegistrar } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { presentUser } from './accounts.presenter.ts';
import * as accounts from './accounts.service.ts';
import { registerBrowserKeyRoutes } from './browser-key/browser-key.routes.ts';
import { issueCaptcha, peekCaptchaText } from './captchas.service.ts';
import { changePassword as changeOwnPassword } from './change-password.ts';
import { forPersons } from './for-persons.http.ts';
import * as signIn from './login.service.ts';
import type { CountProfile, FindAvatar } from './profile-figures.ts';
import { registerWorkRoutes } from './proof-of-work/proof-of-work.routes.ts';
import { registerSecondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { registerSecurityLogRoutes } from './security-log/security-log.routes.ts';
import { registerSessionRoutes } from './sessions.routes.ts';

/** The calls around signing in; figures that other features own are passed in. */
export function accountRoutes(more: { countProfile: CountProfile; findAvatar: FindAvatar }): FeatureRoutes {
  return (routes, services) => {
    const { db } = services;
    routes.open(getCaptcha, (_, { ip }) => issueCaptcha(services, ip));
    routes.open(login, async (input, { ip, userAgent }) => {
      const { token, account, mustFirst } = await signIn.login(services, { ...input, ip, userAgent });
      return { token, user: presentUser(account), must_first: mustFirst };
    });
    routes.signedIn(getProfile, async (_, { account }) => {
      const { storageUsed, ...counts } = await more.countProfile(db, account.id);
      const own = await accounts.ownProfile(services, account.id);
      return { ...own, counts, storage_used: storageUsed };
    });
    routes.signedIn(updateProfile, async ({ nickname, avatar_image_id: imageId }, { account }) => {
      const avatar = imageId ? await more.findAvatar(db, account.id, imageId) : null;
      if (imageId && !avatar) throw notFound('images');
      const changed = await accounts.changeProfile(services, account.id, {
        ...(nickname === undefined ? {} : { nickname }),
        ...(imageId === undefined ? {} : { avatar }),
      });
      return presentUser(changed);
    });
    const personal = forPersons(routes);
    personal.signedIn(changePassword, (input, caller) => changeOwnPassword(services, caller, input));
    registerWorkRoutes(routes, services);
    registerSessionRoutes(routes, services);
    registerSecondFactorRoutes(routes, services);
    registerSecurityLogRoutes(routes, services);
    registerBrowserKeyRoutes(routes, services);
    if (services.config.mode === 'test') addTestSeam(routes, services);
  };
}

/**
 * Returns what a captcha shows, for stories. Exists only under NODE_ENV=test; a test checks that production returns
 * 404.
 */
function addTestSeam(routes: RouteRegistrar, services: Services): void {
  routes.raw.get<{ Querystring: { key?: string } }>('/__test/captcha', async (request) => {
    const text = await peekCaptchaText(services.db, request.query.key ?? '');
    if (text === undefined) throw new Refusal(message('accounts.no-captcha'));
    return { text };
  });
}
