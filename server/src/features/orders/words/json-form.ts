/** A question of a platform's form and the buyer's reply. */
export interface FormField {
  name: string;
  value: string;
}

/** What platforms call the question and the answer. */
const NAMES = keys('name, key, label, title, field, question, option, 名称, 属性名, 字段, 标题, 问题');
const VALUES = keys('value, text, answer, content, input, 值, 内容, 属性值, 答案');
/** Levels of JSON that are searched for questions with answers; platforms wrap them in lists. */
const MAX_DEPTH = 4;

/** Whether a text is JSON rather than words: nobody wants that printed. */
export function looksLikeJson(text: string): boolean {
  const bare = text.trim();
  const end = bare.startsWith('{') ? '}' : bare.startsWith('[') ? ']' : null;
  return end !== null && bare.endsWith(end) && bare.includes('"');
}

/**
 * The replies of a customisation form that a cell holds as JSON: `[{"name":"Name","value":"Anna"}]` or `{"Name":"Anna"}`,
 * also inside an object that holds nothing else. Null if it is not JSON or has an unknown form.
 */
export function readJsonForm(text: string): FormField[] | null {
  if (!looksLikeJson(text)) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  return fieldsOf(parsed, 0);
}

function fieldsOf(value: unknown, depth: number): FormField[] | null {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    const all = value.map((one) => fieldsOf(one, depth + 1));
    return all.includes(null) ? null : (all as FormField[][]).flat();
  }
  const entries = Object.entries(value);
  const pair = pairOf(entries);
  if (pair) return [pair];
  if (entries.some(([key]) => VALUES.has(key.toLowerCase()) || NAMES.has(key.toLowerCase()))) return null;
  if (entries.every(([, one]) => textOf(one) !== null))
    return entries.map(([name, one]) => ({ name, value: textOf(one)! }));
  const [only] = entries;
  return only && entries.length === 1 ? fieldsOf(only[1], depth + 1) : null;
}

/** An object of one question, one answer, and nothing else that says something. */
function pairOf(entries: readonly [string, unknown][]): FormField | null {
  const said = entries.filter(
    ([key, one]) => one !== null && one !== '' && !/(?:id|type|index|sort)$/i.test(key),
  );
  const names = said.filter(([key]) => NAMES.has(key.toLowerCase()));
  const values = entries.filter(([key]) => VALUES.has(key.toLowerCase()));
  const [name] = names;
  const [value] = values;
  if (!name || !value || names.length > 1 || values.length > 1) return null;
  if (said.some((one) => one[0] !== name[0] && one[0] !== value[0])) return null;
  const [nameText, valueText] = [textOf(name[1]), textOf(value[1])];
  return nameText && valueText !== null ? { name: nameText, value: valueText } : null;
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : value === null ? '' : null;
}

function keys(list: string): ReadonlySet<string> {
  return new Set(list.split(', '));
}
