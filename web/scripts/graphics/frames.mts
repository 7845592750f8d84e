import {
  ACCENT,
  at,
  circle,
  fill,
  GOLD,
  INK,
  laurel,
  line,
  type Ornament,
  petal,
  polar,
  ringOf,
  scallop,
} from './draw-ornament.mts';

export const FRAMES: readonly Ornament[] = [
  [
    'frame-double',
    '双线方框',
    'Double frame',
    'square border 边框 相框',
    line('M4 4H196V136H4Z', 5) + line('M13 13H187V127H13Z', 1.6),
    [200, 140],
  ],
  [
    'frame-round',
    '双线圆框',
    'Double ring',
    'circle border 圆形 边框',
    line(circle(80, 80, 75), 6) + line(circle(80, 80, 65), 1.8),
    [160, 160],
  ],
  [
    'frame-ticket',
    '票券边框',
    'Ticket frame',
    'coupon border 票 边框',
    line(
      'M16 4H184A12 12 0 0 0 196 16V104A12 12 0 0 0 184 116H16A12 12 0 0 0 4 104V16A12 12 0 0 0 16 4Z',
      3,
    ) +
      line(
        'M22 12H178A12 12 0 0 0 188 22V98A12 12 0 0 0 178 108H22A12 12 0 0 0 12 98V22A12 12 0 0 0 22 12Z',
        1.2,
      ),
    [200, 120],
  ],
  [
    'frame-scallop',
    '花边圆框',
    'Scalloped ring',
    'lace circle 花边 圆框',
    line(scallop(80, 80, 70, 20), 3.4) + line(circle(80, 80, 62), 1.6),
    [160, 160],
  ],
  [
    'frame-laurel',
    '桂冠',
    'Laurel wreath',
    'wreath award 花环 桂冠 叶',
    laurel(80, 76, 58, '#2E7D5B'),
    [160, 156],
  ],
  [
    'frame-dots',
    '圆点圆框',
    'Ring of dots',
    'dots circle 圆点',
    fill(
      ringOf(36, (a) => circle(...at(80, 80, 72, a), 3.4)),
      ACCENT,
    ),
    [160, 160],
  ],
  [
    'frame-petals',
    '花瓣圆框',
    'Ring of petals',
    'flower circle 花瓣 花',
    fill(
      ringOf(24, (a) => petal(...at(80, 80, 56, a), 22, 5.5, a)),
      '#C2298A',
    ) + line(circle(80, 80, 52), 1.8, '#C2298A'),
    [160, 160],
  ],
  [
    'frame-deco',
    '装饰艺术边框',
    'Art deco frame',
    'corner border 复古 边框',
    line('M4 28H28V4H172V28H196V112H172V136H28V112H4Z', 3.4, GOLD) +
      line('M12 36H36V12H164V36H188V104H164V128H36V104H12Z', 1.4, GOLD) +
      fill('M16 16h6v6h-6ZM178 16h6v6h-6ZM16 118h6v6h-6ZM178 118h6v6h-6Z', GOLD),
    [200, 140],
  ],
  [
    'frame-corners',
    '四角边框',
    'Corner marks',
    'corners border 角 边框',
    line('M4 40V4H40M160 4H196V40M196 100V136H160M40 136H4V100', 6, INK),
    [200, 140],
  ],
  [
    'frame-brackets',
    '卷角边框',
    'Curled frame',
    'vintage border 复古 卷',
    line('M28 6H172Q174 28 194 28V112Q174 112 172 134H28Q26 112 6 112V28Q26 28 28 6Z', 3.4, INK) +
      fill(circle(28, 28, 3) + circle(172, 28, 3) + circle(28, 112, 3) + circle(172, 112, 3), ACCENT),
    [200, 140],
  ],
  [
    'frame-hexagon',
    '六边形框',
    'Hexagon frame',
    'hexagon border 六边形 蜂巢',
    line(polar(80, 80, 6, [74]), 6, GOLD) + line(polar(80, 80, 6, [63]), 1.8, GOLD),
    [160, 160],
  ],
  [
    'frame-heart',
    '爱心边框',
    'Heart frame',
    'heart love border 爱心 心形',
    line('M80 142C30 104 8 78 8 48A38 38 0 0 1 80 34A38 38 0 0 1 152 48C152 78 130 104 80 142Z', 6, ACCENT) +
      line(
        'M80 128C38 96 20 74 20 49A27 27 0 0 1 80 44A27 27 0 0 1 140 49C140 74 122 96 80 128Z',
        1.8,
        ACCENT,
      ),
    [160, 150],
  ],
  [
    'frame-polaroid',
    '拍立得相框',
    'Instant photo frame',
    'photo polaroid 照片 相框',
    fill('M6 6H154V184H6ZM18 18V140H142V18Z', '#FFFFFF', ' fill-rule="evenodd"') +
      line('M6 6H154V184H6ZM18 18H142V140H18Z', 1.4, '#A69C90'),
    [160, 190],
  ],
  [
    'frame-stamp',
    '邮票边框',
    'Stamp frame',
    'postage stamp 邮票',
    fill(
      `M8 8${'h6a5 5 0 0 0 10 0h4'.repeat(7)}V148${'h-4a5 5 0 0 0 -10 0h-6'.repeat(7)}ZM20 20V136H136V20Z`,
      '#F1E7D6',
      ' fill-rule="evenodd"',
    ) + line('M22 22H134V134H22Z', 1.6, ACCENT),
    [156, 156],
  ],
].map(
  ([id, zh, en, words, body, size]) => ({ id, zh, en, words, body, size, category: 'frames' }) as Ornament,
);
