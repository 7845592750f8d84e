import type { DataOf, Endpoint, ParsedInputOf, RawEndpoint } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/** The account behind a token. */
export interface SignedIn {
  /** Account id: the owner of everything this request may see. */
  id: string;
  username: string;
  nickname: string;
  sku: string;
  avatar: string | null;
  /** Session id, for ending this or the other sessions. */
  sessionId: string;
  /** True when a program asks with its own token. */
  isProgram: boolean;
}

/** The account of a token; null when the token is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<SignedIn | null>;

/** What a handler knows about its request. */
export interface RequestContext {
  account: SignedIn;
  requestId: string;
  ip: string;
  /** The caller's user agent; may be empty. */
  userAgent: string;
  locale: MessageLocale;
}

/** Context of calls without a token. */
export type PublicContext = Omit<RequestContext, 'account'>;

/** What a handler that writes the response itself knows besides. */
export interface RawContext extends RequestContext {
  reply: FastifyReply;
  /** Asks again whether the token is valid, for responses that last; throws SignedOut. */
  checkToken(): Promise<void>;
}

/** Binds endpoints of the contract to handlers: parses input, checks the token, wraps the envelope. */
export interface RouteRegistrar {
  signedIn<E extends Endpoint>(
    endpoint: E,
    handler: (input: ParsedInputOf<E>, context: RequestContext) => Promise<DataOf<E>>,
  ): void;
  open<E extends Endpoint>(
    endpoint: E,
    handler: (input: ParsedInputOf<E>, context: PublicContext) => Promise<DataOf<E>>,
  ): void;
  /** A call that returns a file or a stream: the handler sends the reply, or hijacks it. */
  signedInRaw<E extends RawEndpoint>(
    endpoint: E,
    handler: (input: ParsedInputOf<E>, context: RawContext) => Promise<FastifyReply | undefined>,
  ): void;
  /** For routes that are not calls of the contract: uploads, files behind signed links. */
  raw: FastifyInstance;
  /** The account of a raw request; throws SignedOut, for which the error handler returns 10002. */
  signedInOf(request: FastifyRequest): Promise<SignedIn>;
  /** Options of a raw route for accounts: the token is looked at before the body, which may be large. */
  ofSignedIn: { bodyLimit: number; onRequest(request: FastifyRequest): Promise<void> };
}

/** A feature's `*.routes.ts` exports one of these. */
export type FeatureRoutes = (routes: RouteRegistrar, services: Services) => void;
