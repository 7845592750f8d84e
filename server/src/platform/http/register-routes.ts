import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import { SignedOut } from '../errors/signed-out.ts';
import { networkOf } from '../network-of.ts';
import { requireClean } from '../scanning/require-clean.ts';
import type { Services } from '../services.ts';
import { BODY_BYTES } from './body/accept-bodies.ts';
import { lazyInputLimits } from './body/input-limits.ts';
import { limitBodies } from './body/limit-bodies.ts';
import { success } from './envelope.ts';
import { registerFormRoute } from './form-route.ts';
import { localeOf } from './locale.ts';
import { parseInput } from './parse-input.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Authenticate, FeatureRoutes, PublicContext, RouteRegistrar, SignedIn } from './route.ts';
import { readToken } from './token-of.ts';

/** Binds the features' endpoints; every call is parsed, authenticated and wrapped in the same way. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  features: readonly FeatureRoutes[],
  options: { authenticate: Authenticate; limiter: RateLimiter },
): void {
  const accounts = new WeakMap<FastifyRequest, SignedIn>();
  const checkToken = async (request: FastifyRequest): Promise<SignedIn> => {
    const token = readToken(request.headers.authorization);
    const account = token === null ? null : await options.authenticate(token);
    if (account) return account;
    options.limiter.limitStranger(request.ip);
    throw new SignedOut();
  };
  const signedInOf = async (request: FastifyRequest): Promise<SignedIn> => {
    const known = accounts.get(request);
    if (known) return known;
    const account = await checkToken(request);
    // First: the line of a call that is refused as one too many names its account.
    request.accountId = account.id;
    options.limiter.limitAccount(account.id, request.method !== 'GET');
    if (account.restriction && !account.restriction.mayCall.has(request.routeOptions.url ?? ''))
      throw new Refusal(account.restriction.text);
    accounts.set(request, account);
    return account;
  };
  const ofSignedIn = {
    bodyLimit: BODY_BYTES,
    // Before the body is read: a stranger's megabytes cost nothing.
    onRequest: async (request: FastifyRequest) => void (await signedInOf(request)),
    preParsing: limitBodies((request) => accounts.get(request)?.id ?? networkOf(request.ip)),
  };
  const contextOf = async (request: FastifyRequest) => {
    const account = await signedInOf(request);
    return { ...publicContext(request), account };
  };
  const clean = (path: string) => requireClean(services, path);
  const folder = join(services.config.dataDir, 'incoming');
  const registrar: RouteRegistrar = {
    raw: app,
    signedInForm: (endpoint, handlers) =>
      registerFormRoute(app, { folder, ofSignedIn, contextOf, requireClean: clean }, endpoint, handlers),
    signedIn(endpoint, handler) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        ...ofSignedIn,
        config: { most: lazyInputLimits(endpoint.input) },
        handler: async (request) => {
          const context = await contextOf(request);
          const input = parseInput(endpoint, rawInput(request), context.locale);
          return success(await handler(input, context));
        },
      });
    },
    signedInRaw(endpoint, handler) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        ...ofSignedIn,
        handler: async (request, reply) => {
          const context = await contextOf(request);
          const input = parseInput(endpoint, rawInput(request), context.locale);
          const checkAgain = async () => void (await checkToken(request));
          return handler(input, { ...context, reply, checkToken: checkAgain });
        },
      });
    },
    open(endpoint, handler) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        onRequest: async (request) => options.limiter.limitIp(request.ip),
        handler: async (request) => {
          const context = publicContext(request);
          return success(await handler(parseInput(endpoint, rawInput(request), context.locale), context));
        },
      });
    },
  };
  for (const register of features) register(registrar, services);
}

function publicContext(request: FastifyRequest): PublicContext {
  const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage } = request.headers;
  return { requestId: request.id, ip: request.ip, userAgent, locale: localeOf(acceptLanguage) };
}

/** Query for GET, body for POST; no body is an empty one. */
function rawInput(request: FastifyRequest): unknown {
  return request.method === 'GET' ? request.query : (request.body ?? {});
}
