import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildTextLayer } from '../../testing/index.ts';
import type { TextLayer } from './text-layer.ts';

function scene(name: string, changes: Partial<TextLayer>, background?: string): Scene {
  const layers = [buildTextLayer({ widthMm: 90, heightMm: 90, ...changes })];
  return { name: `text-${name}`, widthMm: 100, heightMm: 100, options: { pxPerMm: 3 }, layers, background };
}
const mixed = '全世界的设计师都在使用 Adobe 软件，“在线定制”让每个人都能做出自己的作品。It really works!';
const latin =
  'The quick brown fox jumps over the lazy dog, then well-known affluent waffles sell at the office.';
const shadow = { colour: '#000000', opacity: 0.5, dxMm: 1.5, dyMm: 2, blurMm: 2 };

goldenSuite('text layer', [
  scene('chinese-latin', { text: mixed, fontSizeMm: 8 }),
  scene('justify', { text: `${mixed}\n${latin}`, fontSizeMm: 6, align: 'justify' }),
  scene('latin-right', {
    text: latin,
    fontId: 'playfair-display-700',
    fontSizeMm: 9,
    align: 'right',
    lineHeight: 1.1,
  }),
  scene('script-centre', {
    text: 'Hello\nSummer',
    fontId: 'pacifico-400',
    fontSizeMm: 22,
    align: 'center',
    verticalAlign: 'middle',
  }),
  scene('letter-spacing', {
    text: 'TEAM OFFICE\n定制',
    fontId: 'noto-sans-sc-700',
    fontSizeMm: 10,
    letterSpacingEm: 0.4,
    align: 'center',
    verticalAlign: 'bottom',
  }),
  scene('stroke', {
    text: 'Hi 快乐',
    fontId: 'zcool-kuaile-400',
    fontSizeMm: 24,
    colour: '#DD3311',
    stroke: { colour: '#112244', widthMm: 1.2 },
  }),
  scene(
    'shadow',
    {
      text: '影子 Sh',
      fontId: 'zcool-xiaowei-400',
      fontSizeMm: 24,
      rotationDeg: 20,
      colour: '#DD3311',
      shadow,
    },
    '#FFFFFF',
  ),
  scene(
    'stroke-shadow',
    {
      text: '福',
      fontId: 'ma-shan-zheng-400',
      fontSizeMm: 70,
      align: 'center',
      colour: '#C8102E',
      stroke: { colour: '#FFD700', widthMm: 1.5 },
      shadow,
    },
    '#FFFFFF',
  ),
  scene('hard-shadow', {
    text: '2026',
    fontId: 'anton-400',
    fontSizeMm: 34,
    colour: '#0B3D91',
    shadow: { ...shadow, colour: '#FFB000', opacity: 1, blurMm: 0 },
  }),
  scene(
    'translucent',
    {
      text: '组 Group',
      fontSizeMm: 22,
      opacity: 0.5,
      rotationDeg: -10,
      colour: '#DD3311',
      stroke: { colour: '#112244', widthMm: 1.2 },
      shadow,
    },
    '#FFEECC',
  ),
  scene('arc', {
    text: 'Summer 海边的夏天 2026',
    fontId: 'noto-sans-sc-700',
    fontSizeMm: 10,
    align: 'center',
    verticalAlign: 'middle',
    arcDeg: 160,
    stroke: { colour: '#E9A23B', widthMm: 0.6 },
  }),
  scene('arc-down-lines', {
    text: 'Well-known office\n定制礼物',
    fontId: 'zcool-kuaile-400',
    fontSizeMm: 9,
    align: 'center',
    verticalAlign: 'bottom',
    rotationDeg: 10,
    arcDeg: -90,
    shadow,
  }),
  scene('shrink', { text: mixed, fontSizeMm: 40, fit: 'shrink', heightMm: 60, verticalAlign: 'middle' }),
]);
