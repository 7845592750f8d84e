import type { MockupArtwork } from '@diy/design/mockup';
import { cacheDensities } from '../mockups/cache-densities.ts';
import type { MockupComposer } from '../mockups/mockup-composer.ts';
import { createRpcClient, type RpcPort } from './calls/rpc.ts';
import type { ComposeCall, ComposeReply } from './compose-messages.ts';

type Pixels = MockupArtwork['rgba'];

/** A composer that works in another thread, called over a message port. */
export function composerOverRpc(port: RpcPort): MockupComposer {
  const { request } = createRpcClient<ComposeCall, ComposeReply>(port);
  // By their pixels before: a mockup in several colours sends the same artwork for each.
  const sent = new WeakMap<Pixels, Pixels>();
  return {
    async prepare(mockup) {
      await request({ kind: 'prepare', mockup });
    },
    density: cacheDensities(
      async (mockup, surfaceId, area) =>
        (await request({ kind: 'density', mockup, surfaceId, area })) as number,
    ),
    async compose(wanted) {
      const artworks = Object.entries(wanted.appearance.artworks).map(([id, artwork]) => [
        id,
        shared(artwork, sent),
      ]);
      const appearance = { ...wanted.appearance, artworks: Object.fromEntries(artworks) };
      await request({ kind: 'compose', request: { ...wanted, appearance } });
    },
  };
}

/** Its pixels are in shared memory; sent as they are, they would be copied twice. */
function shared(artwork: MockupArtwork, sent: WeakMap<Pixels, Pixels>): MockupArtwork {
  const known = sent.get(artwork.rgba);
  if (known) return { ...artwork, rgba: known };
  const rgba = new Uint8ClampedArray(new SharedArrayBuffer(artwork.rgba.byteLength));
  rgba.set(artwork.rgba);
  sent.set(artwork.rgba, rgba);
  return { ...artwork, rgba };
}
