import type { FormInstance } from 'antd';
import { notify } from '../../../../lib/notifications.ts';
import { Refused } from '../../../../shared/api/api-errors.ts';

/** Shows a refusal at the fields it names, or as a notice when the form has none of them. */
export function showRefusal<Values>(form: FormInstance<Values>, error: unknown): void {
  if (!(error instanceof Refused)) return;
  const names = Object.keys(form.getFieldsValue(true) as object);
  const known = error.fields.filter(({ field }) => names.includes(field));
  form.setFields(
    known.map(({ field, msg }) => ({ name: field, errors: [msg] })) as Parameters<typeof form.setFields>[0],
  );
  if (known.length === 0) notify.error(error.message);
}
