import { joinParts } from './join-parts.ts';
import { directionOf, messageLocale } from './locale.ts';
import { texts } from './translate.ts';

/** A name and its value as the page's language writes them: `名字：Ana` in Chinese, `Name: Ana` elsewhere. */
export function writeValue(name: string, value: string | number): string {
  return joinParts([name, value], isChinese() ? '：' : ': ');
}

/** Words and what stands behind them in brackets: `裁边（2 px）` in Chinese, `Trim (2 px)` elsewhere. */
export function writeAside(words: string, aside: string): string {
  const [open, close] = isChinese() ? ['（', '）'] : [' (', ')'];
  return aside === '' ? words : joinParts([words, aside], open) + close;
}

/** The arrow that leads on as lines run; browsers turn brackets round in Arabic, arrows they leave as they are. */
export function arrow(): '→' | '←' {
  return directionOf(texts.language) === 'rtl' ? '←' : '→';
}

function isChinese(): boolean {
  return messageLocale(texts.language) === 'zh';
}
