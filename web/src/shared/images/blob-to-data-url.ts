import { HttpError } from '../api/api-errors.ts';

/** Reads a blob as a `data:` URL. */
export function blobToDataUrl(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Fetches a picture as a binary blob and turns it into a `data:` URL. Throws `HttpError`. */
export async function fetchAsDataUrl(url: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new HttpError(response.status);
  return blobToDataUrl(await response.blob());
}
