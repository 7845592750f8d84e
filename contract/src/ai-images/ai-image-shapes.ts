import { z } from 'zod';
import { MAX_INTEGER, publicId } from '../paging.ts';
import { MAX_ID } from '../public-id.ts';
import { AI_STYLES } from './ai-styles.ts';

/**
 * State of one generated image: `queued` → `running` → one of the last four, which are final. `refused`: the provider
 * would not draw it (content policy); trying the same again is pointless. `failed` may be tried again.
 */
export const generatedImageState = z.enum([
  'queued',
  'running',
  'succeeded',
  'failed',
  'refused',
  'cancelled',
]);
export type GeneratedImageState = z.infer<typeof generatedImageState>;

/** Images of a group by state, deleted ones left out; `total` is their sum. */
const generatedImageCounts = z.object({
  total: z.number().int(),
  queued: z.number().int(),
  running: z.number().int(),
  succeeded: z.number().int(),
  failed: z.number().int(),
  /** Images that the provider declined to make. */
  refused: z.number().int(),
  cancelled: z.number().int(),
});
export type GeneratedImageCounts = z.infer<typeof generatedImageCounts>;

/**
 * Kind of image. `picture`: whatever the prompt says, edge to edge; `tile`: repeats without a seam; `motif`: one
 * free-standing thing. A provider's `kinds` lists those it makes.
 */
export const aiImageKind = z.enum(['picture', 'tile', 'motif']);
export type AiImageKind = z.infer<typeof aiImageKind>;

/** One of the looks on offer. */
const aiStyle = z.enum(AI_STYLES);
export type AiStyle = z.infer<typeof aiStyle>;

/** Pixels as `1024x1024`, width first; `×` and `*` are taken too. */
const aiSize = z
  .string()
  .trim()
  .regex(/^[1-9]\d{1,4}[x×*X][1-9]\d{1,4}$/)
  .transform((size) => size.replace(/[×*X]/, 'x'));

/** Images of one run; a provider may allow fewer (`n_max`). */
export const MAX_RUN_IMAGES = 200;
/** Source images of one group. */
export const MAX_SOURCES = 8;

/** The highest seed of a run; the lowest is 0. */
export const MAX_SEED = MAX_INTEGER;
/** Longest text of what an image must not show, in UTF-16 units. */
export const MAX_NEGATIVE_PROMPT = 1000;

/** How a run is made. All may be left out: then the group's saved settings count, then the provider's defaults. */
export const aiSettingsInput = {
  /** Provider id of `/saas/ai/provider/list`; default the first one. */
  provider: z.string().max(MAX_ID).optional(),
  /** What the image is for; default the group’s saved one. */
  kind: aiImageKind.optional(),
  /** Images wanted, 1 … the provider's `n_max`. */
  n: z.coerce.number().int().min(1).max(MAX_RUN_IMAGES).optional(),
  /** One of the provider's `sizes`, or any within its `any_size`. */
  size: aiSize.optional(),
  /** The style of the images; default the group’s saved one. */
  style: aiStyle.optional(),
  /** Transparent background; only where the provider's `transparent` is true. */
  transparent: z.boolean().optional(),
  /** Pattern family id of the provider's `families`; empty = chosen by the words. Built-in engine only. */
  family: z.string().max(MAX_ID).optional(),
  /** What the image must not show; only where the provider's `negative_prompt` is true, otherwise left out. */
  negative_prompt: z.string().trim().max(MAX_NEGATIVE_PROMPT).optional(),
  /** How far image-to-image may leave the sources: 0 stays, 1 leaves them out; default 0.6. Only where `strength` is true. */
  strength: z.coerce.number().min(0).max(1).optional(),
  /** False leaves the group's sources out of this run; default true. */
  use_sources: z.boolean().optional(),
};

/** Complete settings as saved with a group; the form shows them when it opens. */
const aiSettings = z.object({
  /** Id of a provider. */
  provider: z.string(),
  /** What the images are for. */
  kind: aiImageKind,
  /** Images of a run. */
  n: z.number().int(),
  size: z.string(),
  /** The style of the images. */
  style: aiStyle,
  /** Whether the background is transparent. */
  transparent: z.boolean(),
  /** Pattern family of the built-in engine; empty = chosen by the words. */
  family: z.string(),
  negative_prompt: z.string(),
  /** How far images may leave their sources, 0 … 1. */
  strength: z.number(),
  /** Whether a run takes the group’s sources. */
  use_sources: z.boolean(),
});
export type AiSettings = z.infer<typeof aiSettings>;

/** Category of AI groups. Counts leave deleted groups out; 未分类 (empty id) is not in lists of types. */
export const aiCategory = z.object({ id: z.string(), name: z.string(), count: z.number().int() });
export type AiCategory = z.infer<typeof aiCategory>;

/** A source image (源图) of a group: always an image of the caller's library. */
const aiSource = z.object({
  /** Library image id. */
  image_id: publicId,
  name: z.string(),
  /** Public preview; takes sizes. */
  url: z.string(),
});
export type AiSource = z.infer<typeof aiSource>;

/** A group as the list shows it. */
export const aiGroupRow = z.object({
  id: publicId,
  name: z.string(),
  prompt: z.string(),
  /** Category id; empty = 未分类. */
  type_id: z.string(),
  counts: generatedImageCounts,
  /** Public previews of the newest succeeded images, at most 4; take sizes. */
  covers: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AiGroupRow = z.infer<typeof aiGroupRow>;

/** One group in full. */
export const aiGroup = aiGroupRow.extend({
  /** `yuantu`: URLs of the source images, comma-separated, in order; empty = none. */
  yuantu: z.string(),
  /** The same sources with their library ids. */
  sources: z.array(aiSource),
  settings: aiSettings,
  /** Runs that have not ended, newest first: operation ids to watch by `/saas/operations/events`. */
  open_operation_ids: z.array(publicId),
  /** The cost of all images of the group so far, by currency. */
  costs: z.array(z.object({ currency: z.string(), amount: z.number() })),
});
export type AiGroup = z.infer<typeof aiGroup>;

/** Why an image failed or was refused; `msg` is in the caller's language. */
export const generationFailure = z.object({
  id: z.enum([
    'key-invalid',
    'no-credit',
    'rate-limited',
    'refused',
    'bad-request',
    'timeout',
    'unreachable',
    'provider-error',
    'bad-answer',
    'answer-too-large',
    'forbidden-address',
    'bad-picture',
    'source-missing',
    'provider-gone',
    'storage-full',
    'not-kept',
    'call-interrupted',
    'interrupted',
  ]),
  /** What is wrong and what to do, with the provider's own reason if it gave one. */
  msg: z.string(),
  /** True when `retry` makes sense without changing anything first. */
  can_retry: z.boolean(),
});
export type GenerationFailure = z.infer<typeof generationFailure>;

/** One generated image (of `shengchengtus`) with its provenance. */
export const generatedImage = z.object({
  id: publicId,
  group_id: publicId,
  state: generatedImageState,
  /** Public preview, at most 2048 px, takes sizes; null until succeeded. */
  url: z.string().nullable(),
  /** Pixels: of the result when succeeded, else as asked for. */
  width: z.number().int(),
  height: z.number().int(),
  has_alpha: z.boolean(),
  /** The prompt it was made from, without what style and kind add. */
  prompt: z.string(),
  /** Provider id and its title as it was then. */
  provider: z.string(),
  /** The provider’s title as it was then. */
  provider_title: z.object({ zh: z.string(), en: z.string() }),
  /** Model, or pattern family of the built-in engine; empty until known. */
  model: z.string(),
  /** The kind of image that was asked for. */
  kind: aiImageKind,
  /** The style that was asked for. */
  style: aiStyle,
  size: z.string(),
  /** Pattern family that was asked for; empty = chosen by the words. */
  family: z.string(),
  /** Whether a transparent background was asked for. */
  transparent: z.boolean(),
  /** Seed it was made with; null where the provider takes none. */
  seed: z.number().int().nullable(),
  /** Library ids of its sources. */
  source_ids: z.array(publicId),
  /** An estimate before it is made, afterwards the real cost; null = unknown. The built-in engine costs 0. */
  cost: z.object({ amount: z.number(), currency: z.string(), is_estimate: z.boolean() }).nullable(),
  /** From start to result, all tries, in milliseconds; null until then. */
  time_ms: z.number().int().nullable(),
  /** Tries so far. */
  attempts: z.number().int(),
  /** The reason of a failed image; null unless it failed. */
  failure: generationFailure.nullable(),
  /** Library image it was saved as; null = not in the library. */
  image_id: z.string().nullable(),
  /** Marked by a person as a good one. */
  favourite: z.boolean(),
  /** Operation of its run. */
  operation_id: publicId,
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type GeneratedImage = z.infer<typeof generatedImage>;

/** The providers of images. Never contains a key or an address. */
export const aiProvider = z.object({
  /** `pattern` is the built-in engine, always there; others are named in the server's settings. */
  id: z.string(),
  title: z.object({ zh: z.string(), en: z.string() }),
  /** The protocol that it is called by; `pattern` = the built-in engine. */
  kind: z.enum(['pattern', 'openai', 'sd-webui', 'comfyui']),
  /** Empty = whatever the provider has loaded. */
  model: z.string(),
  /** Offered sizes as `WxH`; the first is the default. */
  sizes: z.array(z.string()),
  /** Bounds of both sides in pixels where other sizes are taken too; null = only `sizes`. */
  any_size: z.object({ min: z.number().int(), max: z.number().int(), step: z.number().int() }).nullable(),
  /** Kinds of images that it makes. */
  kinds: z.array(aiImageKind),
  /** Draws from source images (built-in engine: takes their colours). */
  edits: z.boolean(),
  /** Source images it looks at; further ones are left out. */
  max_sources: z.number().int(),
  /** Makes images with a transparent background. */
  transparent: z.boolean(),
  /** Same seed, same settings: same picture. */
  seed: z.boolean(),
  negative_prompt: z.boolean(),
  /** Takes how far an image may leave its sources. */
  strength: z.boolean(),
  /** Takes a style. */
  styles: z.boolean(),
  /** Images of one run. */
  n_max: z.number().int(),
  /** Pattern families; empty for models. */
  families: z.array(z.object({ id: z.string(), title: z.object({ zh: z.string(), en: z.string() }) })),
  /** Expected cost of one image; null = unknown. */
  cost_hint: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
export type AiProvider = z.infer<typeof aiProvider>;
