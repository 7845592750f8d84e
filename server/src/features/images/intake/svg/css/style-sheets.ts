/** Rules that name where a font comes from; text is drawn in our own fonts only, and none is loaded. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const FONT_IMPORT =
  /@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\/(?:fonts\.|use\.typekit\.net|use\.fontawesome\.com|rsms\.me\/inter)[^"')]*(?:["']?\s*\))?["']?[^;]*;?/gi;
/** Names of namespaces: there is one here. */
const NAMESPACE = /@namespace\s[^;{]*;/gi;
const COMMENT = /\/\*[\s\S]*?\*\/|<!--|-->/g;

/** A style sheet without comments, and without fonts from elsewhere. */
export function plainStyleSheet(css: string): string {
  return css.replace(COMMENT, '').replace(FONT_FACE, '').replace(FONT_IMPORT, '').replace(NAMESPACE, '');
}
