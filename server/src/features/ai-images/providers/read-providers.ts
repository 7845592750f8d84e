import type { z } from 'zod';
import { rememberObjects } from '../../../platform/cache/remember-objects.ts';
import type { Config } from '../../../platform/config/config.ts';
import { ConfigMistake } from '../../../platform/config/config-mistake.ts';
import { comfyuiMaker } from './comfyui.ts';
import { openaiMaker } from './openai.ts';
import { patternProvider } from './pattern.ts';
import { presentProvider } from './present-provider.ts';
import type { Provider } from './provider.ts';
import { type ProviderSettings, providerSettings } from './provider-settings.ts';
import { sdWebuiMaker } from './sd-webui.ts';

/**
 * Parses the setting's value into providers; the built-in engine comes first unless others are configured. Throws a
 * ConfigMistake that names the first wrong field, never its value.
 */
export function readProviders(value: unknown): Provider[] {
  const list = value === null ? [] : Array.isArray(value) ? value : [value];
  const settings = list.map(readOne);
  const ids = settings.flatMap((one) => (one.kind === 'pattern' ? [] : [one.id]));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new ConfigMistake(
      `AI_PROVIDERS 里有两个 id 都是 ${twice}`,
      `AI_PROVIDERS: the id ${twice} is there twice`,
    );
  }
  const outside = settings.flatMap((one) => (one.kind === 'pattern' ? [] : [toProvider(one)]));
  const pattern = settings.find((one) => one.kind === 'pattern');
  return [...outside, patternProvider(pattern?.concurrency ?? 2)];
}

function readOne(value: unknown, index: number): ProviderSettings {
  const result = providerSettings.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = [`第 ${index + 1} 个`, ...(issue?.path ?? []).map(String)].join(' → ');
  const why = issue ? reasonOf(issue) : '格式不对';
  throw new ConfigMistake(
    `AI_PROVIDERS ${place}：${why}`,
    `AI_PROVIDERS, entry ${index + 1}: ${issue?.path.join('.')}`,
  );
}

/** Written by hand, because zod's messages may repeat secret values. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys') return `不认识的字段 ${issue.keys.join('、')}`;
  if (issue.code === 'invalid_union') return 'kind 须为 openai、sd-webui、comfyui 或 pattern';
  if (issue.code === 'too_small') return `太小或太短，至少 ${issue.minimum}`;
  if (issue.code === 'too_big') return `太大或太长，至多 ${issue.maximum}`;
  if (issue.code === 'invalid_type') return '缺少，或类型不对';
  if (issue.code === 'invalid_value') return `须为 ${issue.values.map(String).join('、')} 之一`;
  if (/[\u4e00-\u9fff]/.test(issue.message)) return issue.message;
  return '格式不对';
}

function toProvider(settings: Exclude<ProviderSettings, { kind: 'pattern' }>): Provider {
  return {
    shown: presentProvider(settings),
    concurrency: settings.concurrency,
    timeoutMs: settings.timeoutSeconds * 1000,
    mayCharge:
      (settings.costPerImage ?? 0) > 0 || (settings.kind === 'openai' && settings.tokenPrices !== undefined),
    make: makerOf(settings),
  };
}

function makerOf(settings: Exclude<ProviderSettings, { kind: 'pattern' }>): Provider['make'] {
  switch (settings.kind) {
    case 'openai':
      return openaiMaker(settings);
    case 'sd-webui':
      return sdWebuiMaker(settings);
    case 'comfyui':
      return comfyuiMaker(settings);
  }
}

/** The providers of this process, checked at the first call, which every entry point makes at its start. */
export const configuredProviders = rememberObjects((config: Config): readonly Provider[] =>
  readProviders(config.aiProviders),
);

/** Undefined for a provider that is no longer configured. */
export function findProvider(config: Config, id: string): Provider | undefined {
  return configuredProviders(config).find((provider) => provider.shown.id === id);
}

/** Images that may be under way at once in one process, all providers together. */
export function imagesAtOnce(config: Config): number {
  return configuredProviders(config).reduce((sum, provider) => sum + provider.concurrency, 0);
}
