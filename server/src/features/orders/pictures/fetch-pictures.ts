import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { message, type StoredMessage } from '@diy/contract/messages';
import { FetchFailure } from '../../../platform/fetching/fetch-failure.ts';
import { type GuardedRequest, requestGuarded } from '../../../platform/fetching/guarded-request.ts';
import { saveBody } from '../../../platform/fetching/read-response.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type DrawableImage,
  getImagesForDrawing,
  type RecordNeeds,
  recordUnlistedImage,
} from '../../images/index.ts';
import { LineProblem } from '../model/line-problem.ts';
import type { HostBreaker } from './host-breaker.ts';
import { pictureRefusalMessage } from './picture-refusal-message.ts';
import { findPictures, putPicture } from './pictures.queries.ts';

type Needs = RecordNeeds & Pick<Services, 'pictureHosts'>;

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Time for one picture, and how many pictures of a line are fetched at once. */
const LIMITS = { timeoutMs: 20_000, atOnce: 4 };

/** A picture that a layer of the design waits for. */
export interface WantedPicture {
  /** Name of the layer, as the buyer's column has it. */
  name: string;
  url: string;
}

/**
 * The pictures of a line by address: those it was printed with before, else fetched now, never from a private address,
 * and checked like an upload. Throws LineProblem with the reason; addresses are in no text, since they may name buyers.
 */
export async function fetchPictures(
  services: Needs,
  ownerId: string,
  lineId: string,
  wanted: readonly WantedPicture[],
  limits: typeof LIMITS = LIMITS,
): Promise<Map<string, DrawableImage>> {
  const pictures = new Map<string, DrawableImage>();
  if (wanted.length === 0) return pictures;
  const known = await findPictures(services.db, ownerId, lineId);
  const take = async ({ name, url }: WantedPicture) => {
    const urlHash = createHash('sha256').update(url).digest('hex');
    const id = known.get(urlHash);
    const image =
      (id === undefined ? undefined : await findDrawable(services, ownerId, id)) ??
      (await fetchPicture(services, ownerId, name, url, limits.timeoutMs));
    if (image.id !== id)
      await putPicture(services.db, ownerId, { line_id: lineId, url_hash: urlHash, image_id: image.id });
    pictures.set(url, image);
  };
  const waiting = [...new Map(wanted.map((one) => [one.url, one])).values()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
  };
  // All lanes end before the first failure is thrown, so that nothing runs on after the call.
  const ends = await Promise.allSettled(Array.from({ length: limits.atOnce }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return pictures;
}

async function findDrawable({ db }: Pick<Services, 'db'>, ownerId: string, id: string) {
  return (await getImagesForDrawing(db, ownerId, [id]))[0];
}

async function fetchPicture(services: Needs, ownerId: string, name: string, url: string, timeoutMs: number) {
  const folder = join(services.config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    const { publicUrl, pictureHosts: hosts, requiresTls: isTlsOnly } = services.config;
    await download(services.pictureHosts, url, path, {
      trustedOrigin: new URL(publicUrl).origin,
      hosts,
      isTlsOnly,
      timeoutMs,
    });
    const { id } = await recordUnlistedImage(services, ownerId, path, name);
    const image = await findDrawable(services, ownerId, id);
    if (!image) throw new Error(`picture ${id} vanished while it was recorded`);
    return image;
  } catch (error) {
    const why = whyNot(error, name);
    if (why === null) throw error;
    throw new LineProblem(why);
  } finally {
    await rm(path, { force: true });
  }
}

/** Our own address may be in the inner network; pictures of the library have it. */
async function download(
  breaker: HostBreaker,
  url: string,
  path: string,
  {
    timeoutMs,
    ...allowed
  }: { timeoutMs: number } & Required<Pick<GuardedRequest, 'trustedOrigin' | 'hosts' | 'isTlsOnly'>>,
): Promise<void> {
  const host = URL.canParse(url) ? new URL(url).host : '';
  if (!breaker.mayAsk(host)) throw new SilentHost();
  const limits = { maxBytes: MAX_BYTES, signal: AbortSignal.timeout(timeoutMs) };
  try {
    const response = await requestGuarded({
      url,
      ...allowed,
      hasDefaultPort: true,
      maxRedirects: MAX_REDIRECTS,
      ...limits,
    });
    if (response.status !== 200) {
      response.body.destroy();
      breaker.note(host, true);
      throw new FetchFailure('unreachable');
    }
    await saveBody(response, path, limits);
    breaker.note(host, true);
  } catch (error) {
    // Only a missing head counts, and against the host that was asked for it: a slow body, or one that leads to another host and leaves it
    // a moment, says nothing of others.
    const silent = error instanceof FetchFailure ? error.silent : null;
    if (silent && silent.ms >= timeoutMs / 2) breaker.note(silent.host, false);
    throw error;
  }
}

/** The host did not respond to other requests a moment ago, so it is skipped for now. */
class SilentHost extends Error {}

/** Returns null when no picture is the cause. */
function whyNot(error: unknown, name: string): StoredMessage | null {
  const refused = pictureRefusalMessage(error, name);
  if (refused) return refused;
  if (error instanceof SilentHost) return message('orders.picture-site-silent', { name });
  if (!(error instanceof FetchFailure)) return null;
  if (error.problem === 'too-large') return message('orders.picture-too-large', { name });
  if (error.problem === 'host-not-listed') return message('orders.picture-host-not-listed', { name });
  if (error.problem === 'forbidden-port') return message('orders.picture-port', { name });
  if (error.problem === 'not-encrypted') return message('orders.picture-not-encrypted', { name });
  if (error.problem === 'forbidden-address' || error.problem === 'bad-url')
    return message('orders.picture-not-public', { name });
  return message('orders.picture-unreachable', { name });
}
