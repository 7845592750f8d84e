import type { TemplateDefinition } from '@diy/design/template';
import { trimEndOf } from '../../../platform/text/trim-signs.ts';
import { type DesignWords, withoutColours } from './design-words.ts';
import { fillPattern } from './fill-pattern.ts';

/**
 * A title by the shop's rule. A design that has no words gets its mark instead, so that a title is never the product's name
 * alone.
 */
export function titleOf(
  language: 'zh' | 'en',
  { zh, en, mark }: DesignWords,
  { sku, template, pattern }: { sku: string; template: TemplateDefinition; pattern: string },
): string {
  const words = language === 'en' ? en : zh;
  const whole = template.title[language];
  const title = fillPattern(pattern, {
    name: words,
    // “White mug” is no title for black ones.
    title: template.colours.length > 1 ? withoutColours(whole, template) || whole : whole,
    category: template.category[language],
    material: template.material[language],
    sku,
  });
  const isMarked = words !== '' || !pattern.includes('{name}') || pattern.includes('{sku}');
  return isMarked ? title : `${title} ${mark}`.trim();
}

/** The form in which a platform compares titles: equal keys count as the same title. */
export function titleKey(title: string): string {
  return title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** A text of at most `max` characters that ends with a whole word, in Chinese too. */
export function cutAtWord(text: string, max: number): string {
  if ([...text].length <= max) return text;
  const head = (segmenter: Intl.Segmenter) => {
    let kept = '';
    for (const { segment } of segmenter.segment(text)) {
      if ([...kept, ...segment].length > max) break;
      kept += segment;
    }
    return trimEndOf(kept, /[\s\p{Pd}\p{Ps}&|/,，、·+]/u);
  };
  return head(WORDS) || head(LETTERS);
}
