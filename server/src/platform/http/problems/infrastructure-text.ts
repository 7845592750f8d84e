import type { Message } from '../../errors/refusal.ts';

const TEXTS: Record<number, Message> = {
  400: { zh: '请求无法识别', en: 'The request cannot be understood' },
  403: { zh: '链接无效或已过期', en: 'The link is not valid or has expired' },
  404: { zh: '没有这个地址', en: 'There is nothing at this address' },
  413: { zh: '内容太大，请减小后重试', en: 'Too large; make it smaller and try again' },
  415: { zh: '不支持这种内容格式', en: 'This content type is not supported' },
  429: { zh: '操作太频繁，请稍后再试', en: 'Too many requests; wait a moment and try again' },
  503: { zh: '服务暂时不可用，请稍后再试', en: 'The service is not available right now; try again shortly' },
  507: { zh: '存储空间已满，请联系管理员', en: 'Storage is full; contact the administrator' },
};
const FAULT: Message = { zh: '服务器故障，请联系管理员', en: 'Server fault; contact the administrator' };

/** The user-facing text for an HTTP status other than 200. */
export function infrastructureText(status: number): Message {
  return TEXTS[status] ?? FAULT;
}
