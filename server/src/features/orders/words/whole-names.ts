/** The name given to a personalisation that has no key. */
export const WHOLE_TEXT = '定制内容';
/** The same of a picture. */
export const WHOLE_PICTURE = '定制图片';
