import { parse as parseForm } from 'node:querystring';
import { message } from '@diy/contract/messages';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors/refusal.ts';
import { measureJson } from '../../text/measure-json.ts';

/** The most bytes of what anybody may send without a token: a sign-in, a captcha, a shared design's id. */
export const OPEN_BODY_BYTES = 16 * 1024;
/** The most bytes of a signed-in call. */
export const BODY_BYTES = 4 * 1024 * 1024;

/** A design document nests 12 deep, with its mockup 16. */
const MAX_DEPTH = 64;
/** The largest call of the contract, a batch of 20,000 cells placed by hand, has about 220,000. */
const MAX_VALUES = 300_000;
const MAX_FORM_FIELDS = 2_000;

/**
 * Parsers of the two content types of calls. What would cost much more than its bytes is refused before anything is
 * built: reading four megabytes of brackets takes a second of every account's time.
 */
export function acceptBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    // A POST without a body is an empty object, whatever content type it claims.
    if (text.length === 0) return done(null, {});
    const { depth, values } = measureJson(text);
    if (depth > MAX_DEPTH || values > MAX_VALUES) return done(tooInvolved());
    void parse(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const text = body as string;
    if (countFields(text) > MAX_FORM_FIELDS) return done(tooInvolved());
    done(null, parseForm(text, '&', '=', { maxKeys: 0 }));
  });
}

function countFields(text: string): number {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0 && fields <= MAX_FORM_FIELDS; at = text.indexOf('&', at + 1))
    fields += 1;
  return fields;
}

const tooInvolved = () => new Refusal(message('request.too-involved'));
