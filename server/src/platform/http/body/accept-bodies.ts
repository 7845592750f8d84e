import { parse as parseForm } from 'node:querystring';
import { message } from '@diy/contract/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors/refusal.ts';
import { isMore, type JsonMeasure, measureJson } from '../../text/measure-json.ts';
import { LARGEST_INPUT } from './input-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most that a body of this call can hold and be right; absent = the most of any call. */
    most?: () => JsonMeasure;
  }
}

/** The most bytes of what anybody may send without a token: a sign-in, a captcha, a shared design's id. */
export const OPEN_BODY_BYTES = 16 * 1024;
/** The most bytes of a signed-in call. */
export const BODY_BYTES = 4 * 1024 * 1024;

const MAX_FORM_FIELDS = 2_000;

/**
 * Parsers of the two content types of calls. What would cost much more than its bytes, or holds more than the call can take, is
 * refused before anything is built: reading four megabytes of brackets takes a second of every account's time.
 */
export function acceptBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    // A POST without a body is an empty object, whatever content type it claims.
    if (text.length === 0) return done(null, {});
    const most = mostOf(request, text);
    if (isMore(measureJson(text, most), most)) return done(tooInvolved());
    void parse(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const text = body as string;
    if (countFields(text) > MAX_FORM_FIELDS) return done(tooInvolved());
    done(null, parseForm(text, '&', '=', { maxKeys: 0 }));
  });
}

/** What a body of anybody can hold costs little, whatever it is: then the call's schema says what is wrong with it. */
function mostOf(request: FastifyRequest, text: string): JsonMeasure {
  if (text.length <= OPEN_BODY_BYTES) return LARGEST_INPUT;
  return request.routeOptions.config.most?.() ?? LARGEST_INPUT;
}

function countFields(text: string): number {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0 && fields <= MAX_FORM_FIELDS; at = text.indexOf('&', at + 1))
    fields += 1;
  return fields;
}

const tooInvolved = () => new Refusal(message('request.too-involved'));
