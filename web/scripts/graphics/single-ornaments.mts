import { ACCENT, at, circle, fill, GOLD, INK, line, type Ornament, petal, ringOf } from './draw-ornament.mts';

const flake = (arms: number, branch: number) =>
  line(
    ringOf(arms, (a) => {
      const [x, y] = at(80, 80, 70, a);
      const pieces = [0.45, 0.72].map((part) => {
        const [bx, by] = at(80, 80, 70 * part, a);
        return `M${at(bx, by, branch * (1.3 - part), a - 50).join(' ')}L${bx} ${by}L${at(bx, by, branch * (1.3 - part), a + 50).join(' ')}`;
      });
      return `M80 80L${x} ${y}${pieces.join('')}`;
    }),
    5,
    '#2F8FC4',
  );
export const SINGLE_ORNAMENTS: readonly Ornament[] = [
  [
    'ornament-mandala',
    '曼陀罗',
    'Mandala',
    'mandala flower 曼陀罗 花纹',
    fill(
      ringOf(16, (a) => petal(...at(80, 80, 44, a), 32, 8, a)),
      '#6C4AB6',
    ) +
      fill(
        ringOf(16, (a) => petal(...at(80, 80, 20, a), 30, 6, a), 11.25),
        '#C2298A',
      ) +
      fill(
        ringOf(8, (a) => petal(80, 80, 20, 6, a)),
        '#E9A23B',
      ) +
      fill(
        ringOf(16, (a) => circle(...at(80, 80, 70, a), 3), 11.25),
        '#C2298A',
      ),
    [160, 160],
  ],
  [
    'ornament-sunburst',
    '放射光芒',
    'Sunburst',
    'sun rays 光芒 放射',
    line(
      ringOf(24, (a) => `M${at(80, 80, 40, a).join(' ')}L${at(80, 80, (a / 15) % 2 ? 60 : 74, a).join(' ')}`),
      4,
      '#E9A23B',
    ),
    [160, 160],
  ],
  [
    'ornament-rising-sun',
    '半圆旭日',
    'Rising sun',
    'sunrise retro 日出 复古',
    fill(
      Array.from({ length: 9 }, (_, i) => {
        const a = -88 + i * 22;
        return `M${at(90, 84, 46, a - 4).join(' ')}L${at(90, 84, 80, a - 6).join(' ')}L${at(90, 84, 80, a + 6).join(' ')}L${at(90, 84, 46, a + 4).join(' ')}Z`;
      }).join(''),
      '#E9A23B',
    ) + fill('M54 84A36 36 0 0 1 126 84Z', ACCENT),
    [180, 92],
  ],
  ['ornament-flake', '雪花纹', 'Snow crystal', 'snow winter 雪花 冬', flake(6, 26), [160, 160]],
  [
    'ornament-flower',
    '八瓣花',
    'Eight petals',
    'flower 花',
    fill(
      ringOf(8, (a) => petal(80, 80, 72, 18, a)),
      '#C2298A',
    ) + fill(circle(80, 80, 15), '#F2D64B'),
    [160, 160],
  ],
  [
    'ornament-daisy',
    '雏菊',
    'Daisy',
    'flower daisy 雏菊 花',
    fill(
      ringOf(12, (a) => petal(80, 80, 70, 11, a)),
      '#FFFFFF',
      ` stroke="${INK}" stroke-width="2"`,
    ) + fill(circle(80, 80, 18), '#E9A23B'),
    [160, 160],
  ],
  [
    'ornament-star-four',
    '四芒星',
    'Four-point star',
    'sparkle star 闪光 星',
    fill('M80 4Q86 74 156 80Q86 86 80 156Q74 86 4 80Q74 74 80 4Z', GOLD),
    [160, 160],
  ],
  [
    'ornament-stars',
    '星群',
    'Sparkles',
    'sparkle stars 闪光 星',
    fill(
      'M64 20Q68 60 108 64Q68 68 64 108Q60 68 20 64Q60 60 64 20ZM122 84Q124.500 109.500 150 112Q124.500 114.500 122 140Q119.500 114.500 94 112Q119.500 109.500 122 84ZM126 8Q127.500 24.500 144 26Q127.500 27.500 126 44Q124.500 27.500 108 26Q124.500 24.500 126 8Z',
      '#E9A23B',
    ),
    [160, 150],
  ],
  [
    'ornament-corner',
    '花角',
    'Corner flourish',
    'corner flourish 角花 花纹',
    line(
      'M8 152V60C8 30 30 8 60 8H152M8 100C40 100 60 84 60 60C60 46 44 44 42 56C41 64 50 66 52 60M100 8C100 40 84 60 60 60',
      4,
      INK,
    ) + fill(petal(60, 60, 34, 8, 135) + petal(8, 152, 22, 5, 20) + petal(152, 8, 22, 5, 70), INK),
    [160, 160],
  ],
  [
    'ornament-rainbow',
    '拱形彩虹',
    'Arch rainbow',
    'rainbow boho 彩虹',
    [
      ['#D9442B', 74],
      ['#E9A23B', 60],
      ['#2E7D5B', 46],
      ['#2F5D8A', 32],
    ]
      .map(([c, r]) =>
        line(`M${80 - Number(r)} 84A${r} ${r} 0 0 1 ${80 + Number(r)} 84`, 11, String(c), '').replace(
          'stroke-linecap="round"',
          'stroke-linecap="butt"',
        ),
      )
      .join(''),
    [160, 84],
  ],
  [
    'ornament-wave-great',
    '海浪',
    'Sea wave',
    'wave sea 海浪 海',
    line(
      'M4 70C24 70 30 30 60 24C92 18 110 44 96 62C86 74 68 66 72 52C75 42 88 44 86 54M60 24C88 8 130 14 156 70M4 84H156',
      6,
      '#2F5D8A',
    ),
    [160, 94],
  ],
  [
    'ornament-mountains',
    '群山',
    'Mountain line',
    'mountain outdoors 山 户外',
    fill('M4 110L58 22L84 64L106 34L156 110Z', INK) +
      fill('M58 22L42 48L52 44L58 54L66 44L74 48ZM106 34L96 48L104 46L109 54L118 52Z', '#FFFFFF'),
    [160, 114],
  ],
  [
    'ornament-paw',
    '爪印',
    'Paw',
    'paw pet 爪印 宠物',
    fill(
      'M80 76C104 76 126 104 122 124C118 142 98 140 80 134C62 140 42 142 38 124C34 104 56 76 80 76Z' +
        'M30 58C40 54 52 66 52 80C52 92 42 96 34 90C24 82 20 62 30 58ZM60 22C72 20 80 34 78 50C76 62 66 66 58 60C48 52 48 26 60 22ZM100 22C88 20 80 34 82 50C84 62 94 66 102 60C112 52 112 26 100 22ZM130 58C120 54 108 66 108 80C108 92 118 96 126 90C136 82 140 62 130 58Z',
      INK,
    ),
    [160, 150],
  ],
  [
    'ornament-infinity',
    '无限',
    'Infinity',
    'infinity love 无限 永恒',
    line(
      'M100 40C84 16 68 8 48 8A32 32 0 0 0 48 72C68 72 84 64 100 40C116 16 132 8 152 8A32 32 0 0 1 152 72C132 72 116 64 100 40Z',
      8,
      ACCENT,
    ),
    [200, 80],
  ],
  [
    'ornament-check',
    '棋盘格',
    'Checkerboard',
    'checker racing 棋盘格 格子',
    fill(
      Array.from({ length: 32 }, (_, i) => {
        const row = Math.floor(i / 4);
        const column = (i % 4) * 2 + (row % 2);
        return `M${column * 20} ${row * 20}h20v20h-20Z`;
      }).join(''),
      INK,
    ),
    [160, 160],
  ],
  [
    'ornament-crown',
    '皇冠',
    'Crown',
    'crown king queen 皇冠 王',
    fill('M10 110L4 36L46 66L80 10L114 66L156 36L150 110Z', GOLD) +
      fill('M10 116H150V130H10Z', GOLD) +
      fill(circle(4 + 4, 30, 8) + circle(80, 10, 9) + circle(152, 30, 8), '#E9A23B'),
    [162, 134],
  ],
].map(
  ([id, zh, en, words, body, size]) => ({ id, zh, en, words, body, size, category: 'ornaments' }) as Ornament,
);
