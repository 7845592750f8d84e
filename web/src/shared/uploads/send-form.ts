import { sendBytes } from './send-bytes.ts';

/** The address of a form, and its fields before the file. */
export interface FormTarget {
  url: string;
  key: string;
  /** `token` of Qiniu's form protocol, or the policy fields of an S3 presigned POST. */
  fields: Record<string, string>;
}

export interface SendOptions {
  /** 0..1 of the bytes sent. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Sends a file in one form, the file last as both protocols want it. Returns the key it is stored under. */
export async function sendForm(target: FormTarget, file: File, options: SendOptions): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
  form.append('key', target.key);
  form.append('file', file, file.name);
  const response = await sendBytes({
    method: 'POST',
    url: target.url,
    body: form,
    // The sent bytes include the form's own lines; a share above 1 would show "done" too early.
    onSent: (bytes) => options.onProgress?.(file.size > 0 ? Math.min(1, bytes / file.size) : 1),
    signal: options.signal,
  });
  return typeof response.key === 'string' ? response.key : target.key;
}
