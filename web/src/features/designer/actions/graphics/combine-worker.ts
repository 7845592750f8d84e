import { type CombinedLayers, combineLayers } from '@diy/design/combining';

/** What shapes are combined from: the arguments of `combineLayers`. */
export type CombineRequest = Parameters<typeof combineLayers>;
/**
 * `loaded` comes first. What is sent before it would be lost where a module of the worker awaits anything while it is loaded, and the page
 * could not distinguish a slow network from shapes that take long.
 */
export type CombineReply = 'loaded' | { combined: CombinedLayers } | { problem: string };

const reply = (what: CombineReply) => self.postMessage(what);

self.onmessage = ({ data }: MessageEvent<CombineRequest>) => {
  try {
    reply({ combined: combineLayers(...data) });
  } catch (error) {
    reply({ problem: String(error) });
  }
};
reply('loaded');
