import { expect, it } from 'vitest';
import { DESIGN_FORMAT } from '../document/design-document.ts';
import { buildDesign, buildImageLayer, buildTextLayer } from '../testing/build-layers.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';
import { copyLayers, pasteLayers } from './commands/structure/paste-layers.ts';

const layers = [buildImageLayer(), buildTextLayer({ text: '引号 "{}"' })];

it('takes layers through the clipboard into another design', () => {
  const from = buildDesign(layers);
  const copied = readClipboard(writeClipboard({ layers: copyLayers(from, ['image-1', 'text-1']) }));
  expect(copied?.layers).toEqual(layers);
  const pasted = pasteLayers(buildDesign(), {
    surfaceId: 'front',
    layers: copied?.layers ?? [],
    newIds: ['1', '2'],
  });
  expect(pasted.surfaces[0]?.layers.map((layer) => layer.id)).toEqual(['1', '2']);
});

it.each([
  ['somebody’s words', '今天天气很好'],
  ['words about it', 'diy-layers'],
  ['JSON of others', '{"type":"excalidraw/clipboard"}'],
  ['a broken copy', writeClipboard({ layers }).slice(0, -5)],
  ['a null', 'null // diy-layers'],
  ['our mark without layers', '{"kind":"diy-layers","format":1}'],
  [
    'layers of a newer version',
    writeClipboard({ layers }).replace(`"format":${DESIGN_FORMAT}`, '"format":99'),
  ],
  ['layers that are none', '{"kind":"diy-layers","format":1,"layers":[{"kind":"script"}]}'],
])('does not take %s', (_, text) => {
  expect(readClipboard(text)).toBeNull();
});
