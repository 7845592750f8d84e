import { type Protocol, plainPicture, sendFlood, sendJson } from './provider-server.ts';

const jsonOf = (body: Buffer) => JSON.parse(body.toString()) as Record<string, number>;
/** Sides of `size` in a JSON body or in a form. */
const sidesIn = (body: Buffer): [number, number] => {
  const found = /(\d+)x(\d+)/.exec(body.toString('latin1'));
  return [Number(found?.[1] ?? 64), Number(found?.[2] ?? 64)];
};

const usage = { input_tokens: 1000, output_tokens: 5000, total_tokens: 6000 };

/** OpenAI's images endpoints, returning base64, or its own URLs when asked for them. */
export const openaiProtocol: Protocol = {
  isStart: ({ method }) => method === 'POST',
  async reply(request, response, server) {
    if (request.path === '/files/flood') return sendFlood(response, '');
    if (request.path === '/files/html') return void response.end('<html>sign in</html>');
    if (request.path === '/files/gone') return sendJson(response, {}, 404);
    if (request.path === '/files/late') {
      const asked = server.seen.filter(({ path }) => path === request.path).length;
      if (asked < 3) return sendJson(response, {}, asked < 2 ? 503 : 404);
    }
    if (request.path === '/files/half') {
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy());
      return;
    }
    const to = /^\/files\/to\?(.+)$/.exec(request.path)?.[1];
    if (to !== undefined) return void response.writeHead(302, { location: to }).end();
    const picture = server.picture ?? (await plainPicture(...sidesIn(request.body)));
    if (request.path.startsWith('/files/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    } else if (!/^\/v1\/images\/(generations|edits)$/.test(request.path)) sendJson(response, {}, 404);
    else if (request.body.includes('"response_format":"url"')) {
      sendJson(response, { created: 1, data: [{ url: `${server.origin}/files/1.png` }], usage });
    } else {
      sendJson(response, { created: 1, data: [{ b64_json: picture.toString('base64') }], usage });
    }
  },
};

/** The web UI's API. */
export const sdWebuiProtocol: Protocol = {
  isStart: ({ method }) => method === 'POST',
  async reply(request, response, server) {
    if (!/^\/sdapi\/v1\/(txt2img|img2img)$/.test(request.path)) return sendJson(response, {}, 404);
    const { width = 64, height = 64, seed } = jsonOf(request.body);
    const picture = server.picture ?? (await plainPicture(width, height));
    const info = JSON.stringify({ seed, sd_model_name: 'dream_v8' });
    sendJson(response, { images: [picture.toString('base64')], parameters: {}, info });
  },
};

/** ComfyUI: queued at once, ready at the second look. */
export const comfyuiProtocol: Protocol = {
  isStart: ({ method, path }) => method === 'POST' && path === '/prompt',
  async reply(request, response, server) {
    const { path } = request;
    if (path === '/prompt') return sendJson(response, { prompt_id: 'job-1', number: 1, node_errors: {} });
    if (path === '/upload/image')
      return sendJson(response, { name: 'up.jpg', subfolder: 'in', type: 'input' });
    if (path === '/history/job-1') {
      const looks = server.seen.filter((one) => one.path === path).length;
      const images = [
        { filename: 'p.png', subfolder: '', type: 'temp' },
        { filename: 'r 1.png', subfolder: 'a', type: 'output' },
      ];
      const entry = {
        outputs: { 9: { images } },
        status: { status_str: 'success', completed: true, messages: [] },
      };
      return sendJson(response, looks % 2 === 0 ? { 'job-1': entry } : {});
    }
    if (path === '/view?filename=r+1.png&subfolder=a&type=output') {
      const picture = server.picture ?? (await plainPicture(512, 512));
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    }
    sendJson(response, {}, 404);
  },
};
