import { rm } from 'node:fs/promises';
import type { DataOf, Endpoint } from '@diy/contract/endpoint';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { FormMalformed, FormTooLarge, type ReceivedForm, receiveForm } from '../storage/receive-form.ts';
import { lazyInputLimits } from './body/input-limits.ts';
import { success } from './envelope.ts';
import { parseInput } from './parse-input.ts';
import type { FormHandlers, RequestContext } from './route.ts';

interface FormNeeds {
  /** Folder of files that are being received. */
  folder: string;
  /** Throws a Refusal for a file that must not be read. */
  requireClean(path: string): Promise<void>;
  /** Options of a route for accounts. */
  ofSignedIn: Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'preParsing'>;
  contextOf(request: FastifyRequest): Promise<RequestContext>;
}

/** Binds an endpoint in a separate scope, because only there a form stays a stream. */
export function registerFormRoute<E extends Endpoint>(
  app: FastifyInstance,
  { folder, ofSignedIn, contextOf, requireClean }: FormNeeds,
  endpoint: E,
  handlers: FormHandlers<E>,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    const options = { ...ofSignedIn, config: { most: lazyInputLimits(endpoint.input) } };
    scope.post(endpoint.path, options, async (request) => {
      const context = await contextOf(request);
      if (/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) {
        const form = await receive(request, folder, handlers);
        return success(await handleForm(form, endpoint, handlers, context, requireClean));
      }
      const input = parseInput(endpoint, request.body ?? {}, context.locale);
      return success(await handlers.withoutFile(input, context));
    });
  });
}

type Limits = Pick<FormHandlers<Endpoint>, 'maxBytes' | 'tooLarge' | 'noFile'>;

async function receive(request: FastifyRequest, folder: string, limits: Limits): Promise<ReceivedForm> {
  try {
    return await receiveForm(request.raw, { folder, maxBytes: limits.maxBytes, onChunk() {} });
  } catch (error) {
    if (error instanceof FormTooLarge) throw limits.tooLarge();
    if (error instanceof FormMalformed) throw limits.noFile();
    throw error;
  }
}

async function handleForm<E extends Endpoint>(
  { fields, file }: ReceivedForm,
  endpoint: E,
  { inputOf, withFile }: FormHandlers<E>,
  context: RequestContext,
  requireClean: FormNeeds['requireClean'],
): Promise<DataOf<E>> {
  let used: Promise<unknown> | null = null;
  const keepUntil = (done: Promise<unknown>) => {
    used = done;
  };
  const drop = () => rm(file.path, { force: true });
  try {
    const input = parseInput(endpoint, inputOf(fields), context.locale);
    const { path, bytes, fileName } = file;
    await requireClean(path);
    return await withFile(input, { path, bytes, fileName, keepUntil }, context);
  } finally {
    // What cannot be deleted after the response is deleted with other old temporary files.
    if (used) void (used as Promise<unknown>).then(drop, drop).catch(() => undefined);
    else await drop();
  }
}
