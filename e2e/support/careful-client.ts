import type { Api } from './api.ts';

/** Tries until the system responds; a refusal by a responding system is a failure. */
export async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const isRefusal = error instanceof Error && / 1000[12] /.test(error.message);
      if (attempt > 800 || isRefusal) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

/** As a careful client does: one key for each file, both steps repeated until they are acknowledged. Returns the image's id. */
export async function uploadCarefully(api: Api, url: string, name: string, bytes: Buffer): Promise<string> {
  const key = await insist(async () => {
    const ticket = await api.get<{ token: string; business: { wenjianjia: string }; upload_url: string }>(
      '/browser/qiniu/token',
    );
    const form = new FormData();
    const own = `${ticket.business.wenjianjia}/careful/${name}`;
    form.set('token', ticket.token);
    form.set('key', own);
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
    const stored = await fetch(new URL(ticket.upload_url, url), { method: 'POST', body: form });
    // 614: the file of a try whose response was lost is there already.
    if (stored.status !== 200 && stored.status !== 614) throw new Error(`HTTP ${stored.status}`);
    return own;
  });
  return insist(async () => {
    const saved = await api.post<{ list: { id: string }[]; refused: { msg: string }[] }>(
      '/browser/diy/image/save',
      { images: [{ key, name, tid: '' }] },
    );
    if (!saved.list[0]) throw new Error(`refused: ${saved.refused[0]?.msg}`);
    return saved.list[0].id;
  });
}
