import { aiImageKind, MAX_RUN_IMAGES } from '@diy/contract/ai-images/ai-image-shapes';
import { currencyCode } from '@diy/contract/currency-code';
import { z } from 'zod';
import { placeholdersIn } from './fill-workflow.ts';

const size = z.string().regex(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/);
const price = z.number().min(0).max(1_000_000);

const common = {
  /** It must never change: generated images name it. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .refine((id) => id !== 'pattern', 'pattern 是内置图案引擎的名字'),
  title: z.object({ zh: z.string().min(1).max(40), en: z.string().min(1).max(40) }),
  /** Base address without a call's path. It may be in the inner network; addresses in its responses may not. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !URL.canParse(url) || new URL(url).username === '', '地址里不能带用户名')
    .transform((url) => new URL(url).href.replace(/\/+$/, '')),
  /** Never shown, logged or stored; best given as `{"env": "NAME"}`. */
  key: z.string().min(1).optional(),
  model: z.string().max(100).optional(),
  /** Offered sizes, the first is the default. */
  sizes: z.array(size).min(1).max(20).optional(),
  kinds: z.array(aiImageKind).min(1).optional(),
  /** Images under way at once, over all processes. */
  concurrency: z.number().int().min(1).max(32).default(2),
  timeoutSeconds: z.number().int().min(1).max(1800).default(180),
  /** Images of one run. */
  maxImages: z.number().int().min(1).max(MAX_RUN_IMAGES).default(20),
  costPerImage: price.optional(),
  currency: currencyCode.default('CNY'),
  /** Further fields of the request's body, as the service documents them. */
  extra: z.record(z.string(), z.unknown()).default({}),
};

const openai = z.strictObject({
  ...common,
  kind: z.literal('openai'),
  quality: z.string().max(20).optional(),
  /** For services that need to know the format of the response; leave out for gpt-image models. */
  responseFormat: z.enum(['b64_json', 'url']).optional(),
  edits: z.boolean().default(true),
  transparent: z.boolean().default(false),
  seed: z.boolean().default(false),
  negativePrompt: z.boolean().default(false),
  maxSources: z.number().int().min(1).max(8).default(4),
  /** Prices of a million tokens, for services that count them. */
  tokenPrices: z.strictObject({ inputPerMillion: price, outputPerMillion: price }).optional(),
});

const sdWebui = z.strictObject({
  ...common,
  kind: z.literal('sd-webui'),
  steps: z.number().int().min(1).max(150).optional(),
});

const workflow = z
  .record(z.string(), z.looseObject({ class_type: z.string() }), '须为 ComfyUI 以 API 格式导出的工作流')
  .refine((nodes) => placeholdersIn(nodes).includes('prompt'), '工作流里须有 {{prompt}}');

const comfyui = z.strictObject({
  ...common,
  kind: z.literal('comfyui'),
  /** Workflow in API form with `{{prompt}}`, `{{negative_prompt}}`, `{{seed}}`, `{{width}}`, `{{height}}`, `{{model}}`. */
  workflow,
  /** The same for runs with a source image: with `{{source}}` and perhaps `{{strength}}`. */
  editWorkflow: workflow
    .refine((nodes) => placeholdersIn(nodes).includes('source'), '工作流里须有 {{source}}')
    .optional(),
  /** Time between two checks whether the picture is ready. */
  pollMs: z.number().int().min(10).max(60_000).default(1000),
});

/** The built-in engine is always there; this only changes how much of it runs at once. */
const pattern = z.strictObject({
  kind: z.literal('pattern'),
  concurrency: z.number().int().min(1).max(64).default(2),
});

export const providerSettings = z.discriminatedUnion('kind', [openai, sdWebui, comfyui, pattern]);

export type ProviderSettings = z.output<typeof providerSettings>;
export type OpenaiSettings = z.output<typeof openai>;
export type SdWebuiSettings = z.output<typeof sdWebui>;
export type ComfyuiSettings = z.output<typeof comfyui>;
