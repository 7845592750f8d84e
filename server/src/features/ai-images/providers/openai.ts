import { buildMultipartForm, type FormPart } from './build-multipart-form.ts';
import { cleanWords } from './clean-words.ts';
import { decodeBase64 } from './decode-base64.ts';
import { downloadPaid } from './download-paid.ts';
import { GenerationError } from './generation-failure.ts';
import { writePictureFile } from './picture-file.ts';
import type { GenerationRequest, Provider, ProviderPicture } from './provider.ts';
import { createProviderClient } from './provider-client.ts';
import type { OpenaiSettings } from './provider-settings.ts';
import { asRecord, requireSuccess } from './read-status.ts';

/**
 * Any service with OpenAI's images endpoints: `POST /v1/images/generations` as JSON, `POST /v1/images/edits` as a form
 * (https://platform.openai.com/docs/api-reference/images). One picture per call, returned as base64 or as a URL.
 */
export function openaiMaker(settings: OpenaiSettings): Provider['make'] {
  const secrets = settings.key === undefined ? [] : [settings.key];
  const headers: Record<string, string> =
    settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` };
  const base = /\/v\d+$/.test(new URL(settings.baseUrl).pathname) ? '' : '/v1';
  return async (request, context) => {
    const client = createProviderClient({ baseUrl: settings.baseUrl, headers }, context);
    const isEdit = settings.edits && request.sources.length > 0;
    const response = isEdit
      ? await client.call(`${base}/images/edits`, { form: editForm(settings, request) })
      : await client.call(`${base}/images/generations`, { json: fieldsOf(settings, request) });
    requireSuccess(response, (words) => cleanWords(words, secrets));
    const { picture, model, seed, cost } = readPaid(settings, response.json);
    const file =
      'url' in picture
        ? await downloadPaid(client, picture.url, cost, context.signal)
        : await writePictureFile(context.folder, picture.bytes);
    return { file, model, seed: seed ?? (settings.seed ? request.seed : null), cost };
  };
}

/** Fields that both endpoints share; the service chooses what the person did not set. */
function fieldsOf(settings: OpenaiSettings, request: GenerationRequest): Record<string, unknown> {
  return {
    model: settings.model,
    prompt: request.prompt,
    n: 1,
    size: `${request.widthPx}x${request.heightPx}`,
    ...(settings.quality ? { quality: settings.quality } : {}),
    ...(settings.responseFormat ? { response_format: settings.responseFormat } : {}),
    ...(request.transparent ? { background: 'transparent', output_format: 'png' } : {}),
    ...(settings.seed ? { seed: request.seed } : {}),
    ...(settings.negativePrompt && request.negativePrompt ? { negative_prompt: request.negativePrompt } : {}),
    ...settings.extra,
  };
}

function editForm(
  settings: OpenaiSettings,
  request: GenerationRequest,
): { body: Buffer; contentType: string } {
  const fields = Object.entries(fieldsOf(settings, request)).map(
    ([name, value]): FormPart => ({ name, text: typeof value === 'string' ? value : JSON.stringify(value) }),
  );
  // One file has the field name that all services know, several the name that takes a list.
  const name = request.sources.length === 1 ? 'image' : 'image[]';
  const files = request.sources.map(
    (file, index): FormPart => ({ name, file, fileName: `source-${index}.jpg`, contentType: 'image/jpeg' }),
  );
  return buildMultipartForm([...fields, ...files]);
}

/** Reads a response. Where it says what the picture costs, a failure says so too. */
function readPaid(settings: OpenaiSettings, json: unknown): OpenaiResult {
  try {
    return readOpenaiResponse(settings, json);
  } catch (error) {
    const cost = costOf(settings, asRecord(json).usage);
    throw error instanceof GenerationError && cost !== undefined ? error.asPaid(cost) : error;
  }
}

/** Fields of a successful response. */
export interface OpenaiResult extends Pick<ProviderPicture, 'model' | 'seed' | 'cost'> {
  picture: { bytes: Buffer } | { url: string };
}

/** Reads a response of either endpoint. Throws `bad-answer` when there is no picture in it. */
export function readOpenaiResponse(settings: OpenaiSettings, json: unknown): OpenaiResult {
  const response = asRecord(json);
  const list = Array.isArray(response.data) ? response.data : response.images;
  const first = asRecord(Array.isArray(list) ? list[0] : undefined);
  const model = typeof response.model === 'string' ? response.model.slice(0, 100) : (settings.model ?? '');
  const seed = Number.isSafeInteger(first.seed) ? (first.seed as number) : null;
  const cost = costOf(settings, response.usage);
  if (typeof first.b64_json === 'string') {
    return { picture: { bytes: decodeBase64(first.b64_json) }, model, seed, cost };
  }
  if (typeof first.url !== 'string') throw new GenerationError('bad-answer');
  if (first.url.startsWith('data:'))
    return { picture: { bytes: decodeBase64(first.url) }, model, seed, cost };
  // Only absolute URLs: a request to a path would carry our key.
  if (!URL.canParse(first.url)) throw new GenerationError('bad-answer');
  return { picture: { url: first.url }, model, seed, cost };
}

/** Priced by tokens if their prices are set and the service counts them. */
function costOf({ tokenPrices }: OpenaiSettings, usage: unknown): number | undefined {
  const { input_tokens: input, output_tokens: output } = asRecord(usage);
  if (!tokenPrices || typeof input !== 'number' || typeof output !== 'number') return undefined;
  return (input * tokenPrices.inputPerMillion + output * tokenPrices.outputPerMillion) / 1e6;
}
