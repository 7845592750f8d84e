import type { GenerationFailure } from '@diy/contract/ai-images/ai-image-shapes';
import type { Message } from '../../../platform/errors/refusal.ts';

export type FailureId = GenerationFailure['id'];

/** Why an image could not be made. `detail`: the provider's own words, already cleaned of keys and addresses. */
export class GenerationError extends Error {
  constructor(
    readonly id: FailureId,
    readonly detail = '',
    /** When the provider asked us to try again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`generation failed: ${id}`);
    this.name = 'GenerationError';
  }
}

/** How often and after how long a failure that may pass is retried automatically. */
export interface RetryRule {
  /** Tries in all. */
  tries: number;
  /** Doubled with each try. */
  firstDelaySeconds: number;
}

const RETRIES: Partial<Record<FailureId, RetryRule>> = {
  'rate-limited': { tries: 5, firstDelaySeconds: 10 },
  'provider-error': { tries: 3, firstDelaySeconds: 5 },
  unreachable: { tries: 3, firstDelaySeconds: 5 },
  'bad-answer': { tries: 2, firstDelaySeconds: 5 },
  timeout: { tries: 2, firstDelaySeconds: 5 },
};
/**
 * The longest wait before an automatic retry. If a provider asks for a longer one, the image fails and a person can try
 * again later.
 */
export const LONGEST_DELAY_SECONDS = 300;

/** Seconds to wait before the next try after `tries` failed ones, or null when there is none. */
export function retryDelaySeconds(id: FailureId, tries: number, retryAfterSeconds?: number): number | null {
  const rule = RETRIES[id];
  if (rule === undefined || tries >= rule.tries) return null;
  const asked = retryAfterSeconds ?? rule.firstDelaySeconds * 2 ** (tries - 1);
  return asked > LONGEST_DELAY_SECONDS ? null : Math.max(1, Math.ceil(asked));
}

interface FailureText extends Message {
  canRetry: boolean;
}

const quote = (detail: string, open: string, close: string) =>
  detail === '' ? '' : `${open}${detail}${close}`;

/** User-facing reasons; `name` is the provider's title. */
const TEXTS: Record<FailureId, (name: Message, detail: string) => FailureText> = {
  'key-invalid': (name) => ({
    zh: `${name.zh}：密钥无效或没有权限，请联系管理员更换密钥`,
    en: `${name.en}: the key is invalid or lacks permission; ask the administrator`,
    canRetry: false,
  }),
  'no-credit': (name) => ({
    zh: `${name.zh}：余额或额度不足，请联系管理员充值后重试`,
    en: `${name.en}: out of credit; ask the administrator, then retry`,
    canRetry: true,
  }),
  'rate-limited': (name) => ({
    zh: `${name.zh}：请求太频繁，多次等待后仍被限流，请过几分钟重试`,
    en: `${name.en}: too many requests, even after waiting; retry in a few minutes`,
    canRetry: true,
  }),
  refused: (name, detail) => ({
    zh: `${name.zh} 拒绝生成，描述或源图不符合其内容规定${quote(detail, '：', '')}。请修改后重新生成`,
    en: `${name.en} refused: words or sources break its content rules${quote(detail, ': ', '')}. Change them and start anew`,
    canRetry: false,
  }),
  'bad-request': (name, detail) => ({
    zh: `${name.zh} 不接受这样的请求${quote(detail, '：', '')}。请换尺寸或设置后重新生成`,
    en: `${name.en} does not take this request${quote(detail, ': ', '')}. Choose other settings and start anew`,
    canRetry: false,
  }),
  timeout: (name) => ({
    zh: `${name.zh} 一直没有返回结果，已停止等待，请稍后重试`,
    en: `${name.en} did not answer in time; retry later`,
    canRetry: true,
  }),
  unreachable: (name) => ({
    zh: `连不上 ${name.zh}，请稍后重试；若仍连不上请联系管理员`,
    en: `${name.en} cannot be reached; retry later, or ask the administrator`,
    canRetry: true,
  }),
  'provider-error': (name, detail) => ({
    zh: `${name.zh} 出错了${quote(detail, '：', '')}，请稍后重试`,
    en: `${name.en} had an error${quote(detail, ': ', '')}; retry later`,
    canRetry: true,
  }),
  'bad-answer': (name) => ({
    zh: `${name.zh} 返回的内容不完整或无法识别，请重试；若仍出现请联系管理员`,
    en: `${name.en} answered something incomplete or unreadable; retry, or ask the administrator`,
    canRetry: true,
  }),
  'answer-too-large': (name) => ({
    zh: `${name.zh} 返回的文件超过上限，已停止下载。请换小一些的尺寸`,
    en: `${name.en} answered more bytes than allowed; choose a smaller size`,
    canRetry: false,
  }),
  'forbidden-address': (name) => ({
    zh: `${name.zh} 的回答指向不允许访问的地址，已停止下载，请联系管理员`,
    en: `${name.en} led to an address this server must not visit; ask the administrator`,
    canRetry: false,
  }),
  'bad-picture': (name, detail) => ({
    zh: `${name.zh} 返回的图片没有通过检查${quote(detail, '：', '')}，请重试`,
    en: `The picture of ${name.en} did not pass the checks${quote(detail, ': ', '')}; retry`,
    canRetry: true,
  }),
  'source-missing': () => ({
    zh: '源图已无法读取，请在分组里换一张源图后重新生成',
    en: 'A source image cannot be read; choose another one and start anew',
    canRetry: false,
  }),
  'provider-gone': (name) => ({
    zh: `${name.zh} 已被管理员停用，请选其他生成方式`,
    en: `${name.en} is no longer offered; choose another provider`,
    canRetry: false,
  }),
  'storage-full': () => ({
    zh: '服务器存储空间已满，请联系管理员清理后重试',
    en: 'The server has no space left; ask the administrator, then retry',
    canRetry: true,
  }),
  interrupted: () => ({
    zh: '多次尝试都没有完成（处理进程意外退出），请重试；若仍出现请换小一些的尺寸',
    en: 'Several tries ended with the worker dying; retry, or choose a smaller size',
    canRetry: true,
  }),
};

/** A failure in the caller's language; an id that a later version wrote is shown as an interruption. */
export function presentFailure(
  id: string,
  detail: string,
  providerTitle: Message,
  locale: 'zh' | 'en',
): GenerationFailure {
  const known = Object.hasOwn(TEXTS, id) ? (id as FailureId) : 'interrupted';
  const text = TEXTS[known](providerTitle, detail);
  return { id: known, msg: text[locale], can_retry: text.canRetry };
}
