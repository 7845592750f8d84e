import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildMultipartForm } from './build-multipart-form.ts';
import { cleanWords } from './clean-words.ts';
import { fillWorkflow } from './fill-workflow.ts';
import { GenerationError } from './generation-failure.ts';
import type { GenerationRequest, Provider } from './provider.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import type { ComfyuiSettings } from './provider-settings.ts';
import { asRecord, readErrorBody, requireSuccess } from './read-status.ts';

/**
 * ComfyUI: a workflow in its API form is filled in and queued by `POST /prompt`, `GET /history/<id>` is asked until
 * it has ended, and the picture fetched from `/view` (https://docs.comfy.org/development/comfyui-server/comms_routes).
 */
export function comfyuiMaker(settings: ComfyuiSettings): Provider['make'] {
  const headers: Record<string, string> =
    settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` };
  const clean = (words: unknown) => cleanWords(words, settings.key === undefined ? [] : [settings.key]);
  return async (request, context) => {
    const client = createProviderClient({ baseUrl: settings.baseUrl, headers }, context);
    const source =
      request.sources[0] && settings.editWorkflow ? await upload(client, request.sources[0], clean) : '';
    const template = source === '' ? settings.workflow : (settings.editWorkflow ?? settings.workflow);
    const workflow = fillWorkflow(template, valuesOf(settings, request, source));
    const queued = await client.call('/prompt', { json: { prompt: workflow, client_id: randomUUID() } });
    requireSuccess(queued, clean);
    const { prompt_id: id } = asRecord(queued.json);
    if (typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id)) throw new GenerationError('bad-answer');
    for (;;) {
      const history = await client.call(`/history/${id}`);
      requireSuccess(history, clean);
      const outcome = readHistory(history.json, id, clean);
      if (outcome !== null) {
        const file = await client.download(`/view?${new URLSearchParams(outcome)}`);
        return { file, model: settings.model ?? '', seed: request.seed };
      }
      await pause(settings.pollMs, context.signal);
    }
  };
}

async function upload(
  client: ProviderClient,
  source: Buffer,
  clean: (words: unknown) => string,
): Promise<string> {
  const fileName = `diy-${randomUUID()}.jpg`;
  const form = buildMultipartForm([
    { name: 'image', file: source, fileName, contentType: 'image/jpeg' },
    { name: 'overwrite', text: 'true' },
  ]);
  const response = await client.call('/upload/image', { form });
  requireSuccess(response, clean);
  const { name, subfolder } = asRecord(response.json);
  if (typeof name !== 'string') throw new GenerationError('bad-answer');
  return typeof subfolder === 'string' && subfolder !== '' ? `${subfolder}/${name}` : name;
}

function valuesOf(settings: ComfyuiSettings, request: GenerationRequest, source: string) {
  return {
    prompt: request.prompt,
    negative_prompt: request.negativePrompt,
    seed: request.seed,
    width: request.widthPx,
    height: request.heightPx,
    strength: request.strength,
    model: settings.model ?? '',
    source,
  };
}

/** Where a finished picture lies, as the query of `/view`. */
type ViewQuery = { filename: string; subfolder: string; type: string };

/** Null while it is still being made. Throws what went wrong; a stored picture is preferred to a preview. */
export function readHistory(json: unknown, id: string, clean: (words: unknown) => string): ViewQuery | null {
  const entry = asRecord(json)[id];
  if (entry === undefined) return null;
  const { status, outputs } = asRecord(entry);
  const { status_str: state, messages } = asRecord(status);
  if (state === 'error') throw new GenerationError('provider-error', clean(complaintOf(messages)));
  const pictures = Object.values(asRecord(outputs)).flatMap((output) => {
    const { images } = asRecord(output);
    return Array.isArray(images) ? images.map(asRecord) : [];
  });
  const found = pictures.find((picture) => picture.type === 'output') ?? pictures[0];
  if (typeof found?.filename !== 'string') {
    if (asRecord(status).completed === false) return null;
    throw new GenerationError('bad-answer');
  }
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
  return { filename: found.filename, subfolder: text(found.subfolder, ''), type: text(found.type, 'output') };
}

/** The message of a history, which is a list of pairs `[name, fields]`, that reports an exception. */
function complaintOf(messages: unknown): string {
  const list = Array.isArray(messages) ? messages : [];
  const error = list.find((message) => Array.isArray(message) && message[0] === 'execution_error');
  const { exception_message: words } = asRecord(Array.isArray(error) ? error[1] : undefined);
  return typeof words === 'string' ? words : readErrorBody(error).words;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    const reason: unknown = signal.reason;
    throw reason instanceof Error && reason.name === 'TimeoutError' ? new GenerationError('timeout') : reason;
  }
}
