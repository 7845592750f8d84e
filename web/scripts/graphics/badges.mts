import {
  ACCENT,
  at,
  circle,
  fill,
  GOLD,
  INK,
  line,
  type Ornament,
  polar,
  ringOf,
  scallop,
} from './draw-ornament.mts';

const ribbon = (colour: string, dark: string) =>
  fill('M4 30H44V76H4L18 53ZM196 30H156V76H196L182 53Z', dark) +
  fill('M28 66L44 76V62ZM172 66L156 76V62Z', '#7A1F12') +
  fill('M28 16H172V62H28Z', colour);
export const BADGES: readonly Ornament[] = [
  [
    'badge-seal',
    '锯齿徽章',
    'Starburst seal',
    'seal award 徽章 印章',
    fill(polar(80, 80, 32, [76, 68]), ACCENT) + line(circle(80, 80, 56), 2.4, '#FFFFFF'),
    [160, 160],
  ],
  [
    'badge-scallop',
    '花边徽章',
    'Scalloped badge',
    'badge lace 徽章 花边',
    fill(scallop(80, 80, 70, 18), '#2F5D8A') + line(circle(80, 80, 60), 2.4, '#FFFFFF'),
    [160, 160],
  ],
  [
    'badge-shield',
    '盾牌徽章',
    'Shield badge',
    'shield crest 盾 徽章',
    fill('M80 6L146 26V78C146 116 118 140 80 156C42 140 14 116 14 78V26Z', INK) +
      line('M80 18L135 34V78C135 110 112 131 80 144C48 131 25 110 25 78V34Z', 2.6, GOLD),
    [160, 162],
  ],
  [
    'badge-circle',
    '实心圆徽章',
    'Round badge',
    'circle button 圆 徽章',
    fill(circle(80, 80, 76), '#2E7D5B') +
      line(circle(80, 80, 67), 2.4, '#FFFFFF') +
      line(circle(80, 80, 62), 1, '#FFFFFF'),
    [160, 160],
  ],
  [
    'badge-hexagon',
    '六边形徽章',
    'Hexagon badge',
    'hexagon 六边形 徽章',
    fill(polar(80, 80, 6, [76]), '#6C4AB6') + line(polar(80, 80, 6, [65]), 2.4, '#FFFFFF'),
    [160, 160],
  ],
  ['badge-ribbon', '飘带', 'Ribbon banner', 'ribbon banner 飘带 横幅', ribbon(ACCENT, '#B53520'), [200, 92]],
  [
    'badge-ribbon-blue',
    '蓝色飘带',
    'Blue ribbon',
    'ribbon banner 飘带 横幅',
    ribbon('#2F5D8A', '#24486B').replace('#7A1F12', '#16304A'),
    [200, 92],
  ],
  [
    'badge-ribbon-arc',
    '弧形飘带',
    'Curved ribbon',
    'ribbon banner arc 飘带 弧形',
    fill('M6 60L40 44L52 84L8 98L20 78Z M194 60L160 44L148 84L192 98L180 78Z', '#A87A2C') +
      fill('M28 40Q100 0 172 40L160 84Q100 50 40 84Z', GOLD),
    [200, 102],
  ],
  [
    'badge-flag',
    '旗帜吊牌',
    'Pennant',
    'flag pennant 旗 吊牌',
    fill('M14 6H126V126L70 100L14 126Z', ACCENT) + line('M24 16H116V110L70 88L24 110Z', 2, '#FFFFFF'),
    [140, 132],
  ],
  [
    'badge-tag',
    '吊牌',
    'Tag',
    'label tag 吊牌 标签',
    fill(`M48 8H192V92H48L8 50Z${circle(40, 50, 8)}`, '#E9A23B', ' fill-rule="evenodd"') +
      line('M54 18H182V82H54L26 54', 2, '#FFFFFF'),
    [200, 100],
  ],
  [
    'badge-rosette',
    '奖章',
    'Rosette',
    'award medal 奖章 奖牌',
    fill('M52 96L36 176L62 160L80 180L98 160L124 176L108 96Z', '#B53520') +
      fill(scallop(80, 70, 58, 16), ACCENT) +
      fill(circle(80, 70, 44), '#FFFFFF') +
      line(circle(80, 70, 38), 2, ACCENT),
    [160, 184],
  ],
  [
    'badge-bubble',
    '爆炸对话框',
    'Burst bubble',
    'comic pop 漫画 爆炸',
    fill(polar(100, 70, 14, [66, 46]).replace(/Z$/, 'Z'), '#F2D64B') +
      line(polar(100, 70, 14, [66, 46]), 4, INK),
    [200, 140],
  ],
  [
    'badge-plaque',
    '铭牌',
    'Plaque',
    'nameplate 铭牌 名牌',
    fill('M24 6H176A18 18 0 0 0 194 24V76A18 18 0 0 0 176 94H24A18 18 0 0 0 6 76V24A18 18 0 0 0 24 6Z', INK) +
      line(
        'M30 14H170A18 18 0 0 0 186 30V70A18 18 0 0 0 170 86H30A18 18 0 0 0 14 70V30A18 18 0 0 0 30 14Z',
        1.8,
        GOLD,
      ),
    [200, 100],
  ],
  [
    'badge-sunray',
    '放射徽章',
    'Sunray badge',
    'sun rays retro 放射 复古',
    fill(
      ringOf(
        24,
        (a) => `M80 80L${at(80, 80, 78, a - 3.75).join(' ')}L${at(80, 80, 78, a + 3.75).join(' ')}Z`,
      ),
      '#E9A23B',
    ) +
      fill(circle(80, 80, 44), '#FFFFFF') +
      line(circle(80, 80, 38), 2.4, '#E9A23B'),
    [160, 160],
  ],
].map(
  ([id, zh, en, words, body, size]) => ({ id, zh, en, words, body, size, category: 'badges' }) as Ornament,
);
