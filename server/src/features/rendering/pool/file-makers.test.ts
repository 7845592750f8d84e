import { describe, expect, it } from 'vitest';
import { cannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import { silentLogger } from '../../../platform/logging/create-logger.ts';
import type { Services } from '../../../platform/services.ts';
import type { PrintFile } from '../../designs/index.ts';
import type { TemplateVersionRow } from '../../templates/index.ts';
import { BrokenFile } from '../print/check-file.ts';
import { createSharedPrints } from '../print/shared-prints.ts';
import { countPrints } from '../testing/count-prints.ts';
import { createFileMakers } from './file-makers.ts';
import type { RenderRequest } from './renderer.ts';

const title = { zh: '海报', en: 'Poster' };
const surface = { id: 'front', name: { zh: '正面', en: 'Front' } } as never;

/** Makes one print with a renderer whose first tries throw these. */
async function printAfter(...failures: Error[]) {
  const { renderer } = countPrints();
  let made = 0;
  const services = { storage: { stat: async () => null }, log: silentLogger } as unknown as Services;
  const print = async () => {
    made += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    return { key: 'file' } as PrintFile;
  };
  const prints = createSharedPrints(services.storage);
  const makers = createFileMakers(services, { renderer: { ...renderer, print }, prints });
  const template = { definition: { title } } as TemplateVersionRow;
  const images: RenderRequest['images'] = new Map();
  const request = { ownerId: 'owner', key: 'key', template, images } as RenderRequest;
  const result: unknown = await makers.print(request, surface).catch((error: unknown) => error);
  return { result, made };
}

describe('a print file that does not hold what was drawn', () => {
  it('is made once more, since memory may have failed for a moment', async () => {
    const { result, made } = await printAfter(new BrokenFile('cut off'));
    expect({ result, made }).toEqual({ result: { key: 'file' }, made: 2 });
  });

  it('is reported after the second time, and not tried again by anybody', async () => {
    const { result, made } = await printAfter(new BrokenFile('cut off'), new BrokenFile('cut off'));
    expect(made).toBe(2);
    expect(cannotSucceed(result)).toBe(true);
    expect(result).toMatchObject({ reason: { id: 'rendering.broken-file', params: { surfaceZh: '正面' } } });
  });
});

it('leaves alone what may pass', async () => {
  const away = new Error('connect ECONNREFUSED');
  expect(await printAfter(away)).toEqual({ result: away, made: 1 });
});
