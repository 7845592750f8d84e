/** A response as far as calls read it. */
export interface SentResponse {
  status: number;
  text(): Promise<string>;
}

/**
 * Like `fetch`, for a large body: reports how much of it has been sent. Rejects with a TypeError when nothing came back, and with an
 * AbortError when `signal` fires.
 */
export function sendWithProgress(
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit & { signal: AbortSignal },
  onSent: (share: number) => void,
): Promise<SentResponse> {
  return new Promise((done, fail) => {
    // fetch reports no upload progress, so this is an XMLHttpRequest.
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    const cancelled = () => fail(new DOMException('cancelled', 'AbortError'));
    if (signal.aborted) return cancelled();
    signal.addEventListener('abort', stop, { once: true });
    xhr.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    xhr.onloadend = () => signal.removeEventListener('abort', stop);
    xhr.onabort = cancelled;
    xhr.onerror = () => fail(new TypeError('not reached'));
    xhr.onload = () => done({ status: xhr.status, text: () => Promise.resolve(xhr.responseText) });
    xhr.open(method, url);
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
      xhr.setRequestHeader(name, value);
    xhr.send(body as XMLHttpRequestBodyInit);
  });
}
