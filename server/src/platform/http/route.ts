import type { DataOf, Endpoint, ParsedInputOf, RawEndpoint } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AccountRestriction } from '../errors/account-restriction.ts';
import type { Refusal } from '../errors/refusal.ts';
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
  /** Null = every call is open. */
  restriction: AccountRestriction | null;
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

/** The file of a form, on disk. */
export interface FormFile {
  path: string;
  bytes: number;
  fileName: string;
  /** Keeps the file after the response, until `done` is settled; without it the file is deleted then. */
  keepUntil(done: Promise<unknown>): void;
}

/** How a call of the contract takes a form with one file, or JSON. */
export interface FormHandlers<E extends Endpoint> {
  /** Bytes that the file may have. */
  maxBytes: number;
  /** The refusal of a form whose file is larger. */
  tooLarge(): Refusal;
  /** The refusal of a form that has no file, or is none. */
  noFile(): Refusal;
  /** The part of the form's fields that is the call's input; it is parsed like JSON. */
  inputOf(fields: ReadonlyMap<string, string>): Record<string, string>;
  withFile(input: ParsedInputOf<E>, file: FormFile, context: RequestContext): Promise<DataOf<E>>;
  withoutFile(input: ParsedInputOf<E>, context: RequestContext): Promise<DataOf<E>>;
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
  /** A call that takes a form with one file, which is received on disk, or JSON. */
  signedInForm<E extends Endpoint>(endpoint: E, handlers: FormHandlers<E>): void;
  /** For routes that are not calls of the contract: uploads, files behind signed links. */
  raw: FastifyInstance;
}

/** A feature's `*.routes.ts` exports one of these. */
export type FeatureRoutes = (routes: RouteRegistrar, services: Services) => void;
