import type { CodeLayer } from '../../layers/code/code-layer.ts';
import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildCodeLayer } from '../../testing/index.ts';

function scene(name: string, changes: Partial<CodeLayer>, options: Partial<Scene['options']> = {}): Scene {
  const layer = buildCodeLayer({ widthMm: 60, heightMm: 40, ...changes });
  return {
    name: `code-${name}`,
    widthMm: 100,
    heightMm: 100,
    background: '#E9D8B4',
    options: { pxPerMm: 4, ...options },
    layers: [layer],
  };
}

const caption = { fontId: 'noto-sans-400' };

goldenSuite('code layer', [
  scene('qr', {}),
  scene('qr-turned', { rotationDeg: 15, value: '生日快乐，小明！', ground: null }),
  scene('qr-in-print', {}, { snapsPictures: true }),
  scene('ean-13', { code: 'ean-13', value: '6901234567892', caption }),
  scene('ean-13-in-print', { code: 'ean-13', value: '6901234567892', caption }, { snapsPictures: true }),
  scene(
    'ean-8-on-side',
    { code: 'ean-8', value: '96385074', caption, rotationDeg: 90 },
    { snapsPictures: true },
  ),
  scene('upc-a', { code: 'upc-a', value: '036000291452', caption, colour: '#123A6B' }),
  scene('code-128-clear', { code: 'code-128', value: 'DIY-2026 #7', caption, ground: null, opacity: 0.5 }),
  scene('no-symbol', { code: 'ean-13', value: '1' }, { mode: 'editor' }),
]);
