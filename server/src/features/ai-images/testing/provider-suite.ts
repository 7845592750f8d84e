import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';
import { getAiGroup, textToImage, updateAiGroup } from '@diy/contract/ai-images/ai-images';
import { getOperation } from '@diy/contract/operations';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { comfyuiProtocol, openaiProtocol, sdWebuiProtocol } from './protocols.ts';
import { type Misbehaviour, type ProviderServer, sendJson, startProviderServer } from './provider-server.ts';

/** What no response, row or log line may hold. */
export const KEY = 'sk-very-secret-key-123456';

const PROTOCOLS = { openai: openaiProtocol, 'sd-webui': sdWebuiProtocol, comfyui: comfyuiProtocol };
/** Kinds of provider servers; ids of providers are the same, and `by-url` and `nobody`. */
export const KINDS = ['openai', 'sd-webui', 'comfyui'] as const;
export type Kind = (typeof KINDS)[number];

/** The application with a provider of every kind, whose servers do what a test asks for. */
export interface ProviderSuite {
  app: TestApp;
  servers: Record<Kind, ProviderServer>;
  /** Base address of a server in the inner network that nobody may reach, and how often somebody did. */
  canaryOrigin: string;
  reached(): number;
  account: TestAccount;
  by: { token: string };
  /** A new account, and servers that behave. */
  reset(): Promise<void>;
  /** One image from start to end; all tries are run. */
  generate(provider: string, more?: object, group?: object): Promise<GeneratedImage>;
  /** How often a server was asked to start a picture. */
  startsAt(kind: Kind): number;
  /** Everything logged, and returned about images. */
  logged(): string[];
  close(): Promise<void>;
}

const title = (name: string) => ({ zh: `${name} 画室`, en: `${name} studio` });
const WORKFLOW = {
  3: { class_type: 'KSampler', inputs: { seed: '{{seed}}', denoise: '{{strength}}' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: '{{width}}', height: '{{height}}' } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: 'best, {{prompt}}' } },
};

function settingsFor(servers: ProviderSuite['servers'], timeoutSeconds: number): object[] {
  const common = { key: KEY, concurrency: 2, timeoutSeconds, costPerImage: 0.5 };
  const openai = { ...common, kind: 'openai', model: 'gpt-image-1' };
  const editWorkflow = { ...WORKFLOW, 1: { class_type: 'LoadImage', inputs: { image: '{{source}}' } } };
  const comfy = { workflow: WORKFLOW, editWorkflow, pollMs: 10 };
  return [
    { ...openai, id: 'openai', title: title('O'), baseUrl: servers.openai.origin },
    { ...common, id: 'sd-webui', kind: 'sd-webui', title: title('S'), baseUrl: servers['sd-webui'].origin },
    {
      ...common,
      ...comfy,
      id: 'comfyui',
      kind: 'comfyui',
      title: title('C'),
      baseUrl: servers.comfyui.origin,
    },
    {
      ...openai,
      id: 'by-url',
      title: title('U'),
      baseUrl: `${servers.openai.origin}/v1`,
      responseFormat: 'url',
      tokenPrices: { inputPerMillion: 10, outputPerMillion: 40 },
    },
    { ...openai, id: 'free', title: title('F'), baseUrl: servers.openai.origin, costPerImage: 0 },
    { ...openai, id: 'nobody', title: title('N'), baseUrl: 'http://127.0.0.1:1' },
  ];
}

/** `timeoutSeconds`: how long a provider may take; a busy machine takes its time too. */
export async function startProviderSuite({ timeoutSeconds = 60 } = {}): Promise<ProviderSuite> {
  let reached = 0;
  const canary = createServer((_, response) => {
    reached += 1;
    response.end('inside');
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const servers = {
    openai: await startProviderServer(openaiProtocol),
    'sd-webui': await startProviderServer(sdWebuiProtocol),
    comfyui: await startProviderServer(comfyuiProtocol),
  };
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const log = createLogger({ level: 'debug', name: 'test' }, sink);
  const app = await buildTestApp({
    config: { aiProviders: settingsFor(servers, timeoutSeconds) },
    services: { log },
  });
  const account = await buildAccount(app);
  const suite: ProviderSuite = {
    app,
    servers,
    canaryOrigin: `http://127.0.0.1:${(canary.address() as AddressInfo).port}`,
    reached: () => reached,
    account,
    by: { token: account.token },
    async reset() {
      for (const server of Object.values(servers)) server.reset();
      reached = 0;
      suite.account = await buildAccount(app);
      suite.by = { token: suite.account.token };
    },
    async generate(provider, more = {}, group = {}) {
      const { by } = suite;
      const { id } = await app.ask(updateAiGroup, { name: '试', prompt: '一只狐狸', ...group }, by);
      const size = provider === 'sd-webui' || provider === 'comfyui' ? '512x512' : '1024x1024';
      const started = await app.ask(textToImage, { id, provider, n: 1, size, seed: 41, ...more }, by);
      await app.runJobs();
      await app.retryJobs();
      const item = await app.ask(getAiGroup, { id }, by);
      const operation = await app.ask(getOperation, { id: started.operation_id }, by);
      logged.push(JSON.stringify([started, item, operation]));
      return item.shengchengtus[0]!;
    },
    startsAt: (kind) => servers[kind].seen.filter((request) => PROTOCOLS[kind].isStart(request)).length,
    logged: () => logged,
    async close() {
      await app.close();
      await Promise.all(Object.values(servers).map((server) => server.close()));
      canary.close();
    },
  };
  return suite;
}

/** Returns every start with this. */
export const always =
  (...[value, status, headers]: [value: unknown, status?: number, headers?: object]): Misbehaviour =>
  (_, response) => {
    sendJson(response, value, status, headers);
    return true;
  };
