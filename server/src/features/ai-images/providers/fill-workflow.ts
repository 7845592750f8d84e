/** What placeholders of a workflow stand for. */
export type WorkflowValues = Record<string, string | number>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * A copy of a workflow with `{{prompt}}`, `{{seed}}` … filled in. A text that is one placeholder and nothing else
 * becomes the value itself, so that numbers stay numbers. Placeholders inside values are not replaced.
 */
export function fillWorkflow(template: unknown, values: WorkflowValues): unknown {
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((item) => fillWorkflow(item, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, item]) => [key, fillWorkflow(item, values)]));
}

function fillText(text: string, values: WorkflowValues): string | number {
  const only = /^\{\{\s*(\w+)\s*\}\}$/.exec(text)?.[1];
  if (only !== undefined && Object.hasOwn(values, only)) return values[only]!;
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Names of placeholders in a workflow. */
export function placeholdersIn(template: unknown): string[] {
  const names = [...JSON.stringify(template).matchAll(PLACEHOLDER)].map((match) => match[1]!);
  return [...new Set(names)];
}
