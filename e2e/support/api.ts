/** A client that knows nothing of our code: what a seller's script would do. */
export interface Api {
  readonly token: string;
  get<T = unknown>(path: string, query?: Record<string, string | number>): Promise<T>;
  post<T = unknown>(path: string, body?: unknown): Promise<T>;
  /** The bare envelope, for tests of refusals. */
  raw(
    method: 'GET' | 'POST',
    path: string,
    input?: unknown,
  ): Promise<{ code: string; msg: string; error?: string; data: unknown }>;
  /** Uploads by the form protocol and records it in the library; returns the image's id. */
  uploadImage(name: string, bytes: Buffer, type: string): Promise<string>;
}

export function apiClient(url: string, token: string): Api {
  const headers = { Authorization: `Basic ${token}` };
  async function raw(method: 'GET' | 'POST', path: string, input: unknown = {}) {
    const response =
      method === 'GET'
        ? await fetch(`${url}${path}?${new URLSearchParams(input as Record<string, string>)}`, { headers })
        : await fetch(`${url}${path}`, {
            method,
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(input),
          });
    if (response.status !== 200)
      throw new Error(`${method} ${path}: HTTP ${response.status} ${await response.text()}`);
    return (await response.json()) as { code: string; msg: string; error?: string; data: unknown };
  }
  async function must<T>(method: 'GET' | 'POST', path: string, input?: unknown): Promise<T> {
    const response = await raw(method, path, input);
    if (response.code !== '10000')
      throw new Error(`${method} ${path}: ${response.code} ${response.error} ${response.msg}`);
    const { session_token: renewed } = (response.data ?? {}) as { session_token?: string };
    // After the password was asked for again the earlier token is refused.
    if (renewed) headers.Authorization = `Basic ${renewed}`;
    return response.data as T;
  }
  return {
    get token() {
      return headers.Authorization.slice('Basic '.length);
    },
    raw,
    get: (path, query) => must('GET', path, query),
    post: (path, body) => must('POST', path, body),
    async uploadImage(name, bytes, type) {
      const ticket = await must<{ token: string; business: { wenjianjia: string }; upload_url: string }>(
        'GET',
        '/browser/qiniu/token',
      );
      const key = `${ticket.business.wenjianjia}/${crypto.randomUUID()}-${encodeURIComponent(name).slice(-40).replaceAll('%', '')}`;
      const form = new FormData();
      form.set('token', ticket.token);
      form.set('key', key);
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const stored = await fetch(new URL(ticket.upload_url, url), { method: 'POST', body: form });
      if (stored.status !== 200)
        throw new Error(`upload ${name}: HTTP ${stored.status} ${await stored.text()}`);
      const saved = await must<{ list: { id: string }[]; refused: { msg: string }[] }>(
        'POST',
        '/browser/diy/image/save',
        { images: [{ key, name, tid: '' }] },
      );
      const image = saved.list[0];
      if (!image) throw new Error(`image/save refused ${name}: ${saved.refused[0]?.msg}`);
      return image.id;
    },
  };
}
