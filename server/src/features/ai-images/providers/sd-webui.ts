import { cleanWords } from './clean-words.ts';
import { decodeBase64 } from './decode-base64.ts';
import { GenerationError } from './generation-failure.ts';
import { writePictureFile } from './picture-file.ts';
import type { GenerationRequest, Provider } from './provider.ts';
import { createProviderClient } from './provider-client.ts';
import type { SdWebuiSettings } from './provider-settings.ts';
import { asRecord, requireSuccess } from './read-status.ts';

/**
 * Stable-Diffusion web UI started with `--api`: `POST /sdapi/v1/txt2img` and `/img2img`, which return base64 and an
 * `info` text with the seed used (https://github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/API).
 */
export function sdWebuiMaker(settings: SdWebuiSettings): Provider['make'] {
  const { key } = settings;
  const headers: Record<string, string> = key === undefined ? {} : { authorization: authorisation(key) };
  return async (request, context) => {
    const client = createProviderClient({ baseUrl: settings.baseUrl, headers }, context);
    const path = request.sources.length > 0 ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img';
    const response = await client.call(path, { json: sdWebuiFields(settings, request) });
    requireSuccess(response, (words) => cleanWords(words, key === undefined ? [] : [key, ...key.split(':')]));
    const { bytes, model, seed } = readSdWebuiResponse(response.json);
    return {
      file: await writePictureFile(context.folder, bytes),
      model: model || (settings.model ?? ''),
      seed: seed ?? request.seed,
    };
  };
}

/** `--api-auth name:password` is HTTP Basic; a proxy in front takes a bearer token. */
function authorisation(key: string): string {
  return key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}`;
}

/** Body of txt2img, or with sources of img2img. */
function sdWebuiFields(settings: SdWebuiSettings, request: GenerationRequest): Record<string, unknown> {
  return {
    prompt: request.prompt,
    negative_prompt: request.negativePrompt,
    width: request.widthPx,
    height: request.heightPx,
    seed: request.seed,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
    tiling: request.kind === 'tile',
    ...(settings.steps === undefined ? {} : { steps: settings.steps }),
    ...(settings.model
      ? {
          override_settings: { sd_model_checkpoint: settings.model },
          override_settings_restore_afterwards: true,
        }
      : {}),
    ...(request.sources.length > 0
      ? {
          init_images: request.sources.slice(0, 1).map((source) => source.toString('base64')),
          denoising_strength: request.strength,
        }
      : {}),
    ...settings.extra,
  };
}

/** Reads a response of either call. Throws `bad-answer` when there is no picture in it. */
export function readSdWebuiResponse(json: unknown): { bytes: Buffer; model: string; seed: number | null } {
  const { images, info } = asRecord(json);
  if (!Array.isArray(images)) throw new GenerationError('bad-answer');
  const bytes = decodeBase64(images[0]);
  const reported = asRecord(typeof info === 'string' ? parse(info) : info);
  const { seed, sd_model_name: model } = reported;
  return {
    bytes,
    model: typeof model === 'string' ? model.slice(0, 100) : '',
    seed: Number.isSafeInteger(seed) && (seed as number) >= 0 ? (seed as number) : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
