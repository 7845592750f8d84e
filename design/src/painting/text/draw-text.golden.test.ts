import type { TextLayer } from '../../layers/text/text-layer.ts';
import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildTextLayer } from '../../testing/index.ts';

function scene(name: string, changes: Partial<TextLayer>, background?: string): Scene {
  const layers = [buildTextLayer({ widthMm: 90, heightMm: 90, ...changes })];
  return { name: `text-${name}`, widthMm: 100, heightMm: 100, options: { pxPerMm: 3 }, layers, background };
}
const mixed = '全世界的设计师都在使用 Adobe 软件，“在线定制”让每个人都能做出自己的作品。It really works!';
const latin =
  'The quick brown fox jumps over the lazy dog, then well-known affluent waffles sell at the office.';
const ramp = (angleDeg: number, ...colours: string[]) => ({
  angleDeg,
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
});
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
  scene('vertical', {
    text: '静夜思「唐·李白」\n床前明月光，疑是地上霜。举头望明月……低头思故乡！（作于2026年——金陵）',
    fontSizeMm: 8,
    writing: 'vertical',
    align: 'right',
  }),
  scene('vertical-mixed', {
    text: '他说“我爱Summer vibes”：第12届设计周，10月1日开幕；票价100元起？It’s free!',
    fontId: 'noto-sans-sc-700',
    fontSizeMm: 7,
    writing: 'vertical',
    uprightDigits: true,
    align: 'center',
    verticalAlign: 'middle',
    letterSpacingEm: 0.1,
  }),
  scene('vertical-brush', {
    text: '「福如东海」，\n寿比南山。（吉祥）！？\n岁岁平安……“好”——A1：；',
    fontId: 'ma-shan-zheng-400',
    fontSizeMm: 9,
    writing: 'vertical',
    align: 'right',
  }),
  scene('vertical-xiaowei', {
    text: '「福如东海」，\n寿比南山。（吉祥）！？\n岁岁平安……“好”——A1：；、《书》～',
    fontId: 'zcool-xiaowei-400',
    fontSizeMm: 9,
    writing: 'vertical',
    align: 'right',
  }),
  scene('vertical-kuaile', {
    text: '「快乐每天」，\n寿比南山。（吉祥）！？\n岁岁平安……“好”——A1：；、《书》～',
    fontId: 'zcool-kuaile-400',
    fontSizeMm: 9,
    writing: 'vertical',
    align: 'right',
  }),
  scene(
    'vertical-stroke-shadow',
    {
      text: '春风得意\n马蹄疾',
      fontId: 'ma-shan-zheng-400',
      fontSizeMm: 20,
      writing: 'vertical',
      align: 'center',
      verticalAlign: 'bottom',
      rotationDeg: -8,
      opacity: 0.9,
      colour: '#C8102E',
      stroke: { colour: '#FFD700', widthMm: 0.8 },
      shadow,
    },
    '#FFFFFF',
  ),
  scene('vertical-shrink', {
    text: `${mixed}「竖排」`,
    fontSizeMm: 40,
    fit: 'shrink',
    writing: 'vertical',
    align: 'justify',
    heightMm: 60,
  }),
  scene('gradient', {
    text: '日落 Sunset',
    fontId: 'noto-sans-sc-700',
    fontSizeMm: 16,
    align: 'center',
    verticalAlign: 'middle',
    gradient: ramp(0, '#F9C74F', '#F3722C', '#C2298A'),
  }),
  scene('gradient-angle', {
    text: '海洋\nOcean',
    fontId: 'zcool-kuaile-400',
    fontSizeMm: 22,
    rotationDeg: 15,
    gradient: ramp(60, '#7FDBDA', '#1B3A6B'),
  }),
  scene('gradient-stroke', {
    text: '金玉满堂',
    fontId: 'ma-shan-zheng-400',
    fontSizeMm: 22,
    writing: 'vertical',
    align: 'center',
    verticalAlign: 'middle',
    gradient: ramp(90, '#B8862B', '#FBEFA7', '#C7962E', '#7A4E12'),
    stroke: { colour: '#5A0F0F', widthMm: 1 },
    shadow,
  }),
  scene('shrink', { text: mixed, fontSizeMm: 40, fit: 'shrink', heightMm: 60, verticalAlign: 'middle' }),
]);
