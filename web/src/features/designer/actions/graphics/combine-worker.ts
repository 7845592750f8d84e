import { type CombinedLayers, combineLayers } from '@diy/design/combining';

/** What shapes are combined from: the arguments of `combineLayers`. */
export type CombineRequest = Parameters<typeof combineLayers>;
/** `loaded` comes first: before it the page cannot know a slow network from shapes that take long. */
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
