import { type Message, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CannotSucceed } from '../../errors/cannot-succeed.ts';
import { Refusal } from '../../errors/refusal.ts';
import { SignedOut } from '../../errors/signed-out.ts';
import { TooManyRequests } from '../../errors/too-many-requests.ts';
import type { Logger } from '../../logging/logger.ts';
import { StorageFull } from '../../storage/storage-errors.ts';
import { refused, signedOut } from '../envelope.ts';
import { localeOf } from '../locale.ts';
import { infrastructureText } from './infrastructure-text.ts';
import { transientFault } from './transient-fault.ts';

/** Turns any error into a response: the envelope for 10001 and 10002, else a status with a plain text. */
export function handleErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const locale = localeOf(request.headers['accept-language']);
    const refuse = (refusal: Refusal) => {
      request.refusal = refusal.id;
      return reply.code(200).send(refused(refusal, locale));
    };
    if (error instanceof Refusal) return refuse(error);
    if (error instanceof CannotSucceed && 'id' in error.text) return refuse(new Refusal(error.text));
    if (error instanceof SignedOut) {
      request.refusal = 'signed-out';
      return reply.code(200).send(signedOut(locale));
    }
    if (error instanceof TooManyRequests) {
      return errorResponse(request, reply.header('retry-after', error.retryAfterSeconds), 429);
    }
    const fault = transientFault(error);
    if (fault) {
      log.warn({ requestId: request.id, error: error.message }, fault.what);
      return errorResponse(request, reply.header('retry-after', fault.retryAfterSeconds), 503, fault.text);
    }
    if (isUnreadableBody(error)) {
      return refuse(new Refusal(message('request.malformed')));
    }
    if (error instanceof StorageFull) return errorResponse(request, reply, 507);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return errorResponse(request, reply, status);
    log.error(
      { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url },
      'request failed',
    );
    return errorResponse(request, reply, 500);
  });
}

/** JSON for an infrastructure status: never more than the text for that status and the request's id. */
export function errorResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: Message = infrastructureText(status),
): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      code: String(status),
      msg: messageText(text, locale),
      data: null,
      requestId: request.id,
    });
}

function isUnreadableBody(error: FastifyError): boolean {
  return error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY';
}
