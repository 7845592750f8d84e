import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { Api } from './api.ts';

/** A file on its way in; `size` bytes of zeros when there is no content. */
export interface FileToSend {
  name: string;
  type: string;
  content?: Buffer;
  size?: number;
}

/** What storage responded. */
export interface Stored {
  status: number;
  key: string;
  error?: string;
}

/**
 * Sends a file by the form protocol, as a stream, and returns what storage says to it. `chunked`: without telling
 * its length beforehand.
 */
export async function sendFile(api: Api, url: string, file: FileToSend, chunked = false): Promise<Stored> {
  const ticket = await api.get<{ token: string; business: { wenjianjia: string } }>('/browser/qiniu/token');
  const key = `${ticket.business.wenjianjia}/${crypto.randomUUID()}/${file.name}`;
  const border = '----story';
  const field = (name: string, value: string) =>
    `--${border}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Buffer.from(
    `${field('token', ticket.token)}${field('key', key)}--${border}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${border}--\r\n`);
  const size = file.content?.length ?? file.size ?? 0;
  function* body() {
    yield head;
    if (file.content) yield file.content;
    else for (let sent = 0; sent < size; sent += ZEROS.length) yield ZEROS.subarray(0, size - sent);
    yield tail;
  }
  const length = chunked ? {} : { 'content-length': head.length + size + tail.length };
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${border}`, ...length };
    const sending = request(`${url}/upload`, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        const { error } = JSON.parse(text) as { error?: string };
        resolve({ status: response.statusCode ?? 0, key, error });
        sending.destroy();
      });
    });
    // After an early response the server cuts the line under what is still being sent; the response counts.
    sending.on('error', reject);
    Readable.from(body()).pipe(sending);
  });
}

const ZEROS = Buffer.alloc(1024 * 1024);

/** Records an uploaded file in the library. */
export function recordImage(api: Api, key: string, name: string) {
  return api.post<{
    list: { id: string; width: number; height: number; url: string; is_damaged: boolean }[];
    refused: { name: string; error: string; msg: string }[];
  }>('/browser/diy/image/save', { images: [{ key, name }] });
}
