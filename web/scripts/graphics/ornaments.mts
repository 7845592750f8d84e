const INK = '#211E1A';
const ACCENT = '#D9442B';
const GOLD = '#C8963E';

export interface Ornament {
  id: string;
  category: 'frames' | 'badges' | 'dividers' | 'ornaments';
  zh: string;
  en: string;
  words: string;
  body: string;
  size: [number, number];
}

const round = (value: number) => Math.round(value * 100) / 100;
const at = (cx: number, cy: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
};
const fill = (d: string, colour = INK, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;
const line = (d: string, width: number, colour = INK, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}A${r} ${r} 0 1 0 ${round(x + r)} ${y}A${r} ${r} 0 1 0 ${round(x - r)} ${y}Z`;
const polar = (cx: number, cy: number, points: number, radii: number[]) =>
  `M${Array.from({ length: points * radii.length }, (_, i) => at(cx, cy, radii[i % radii.length]!, (i * 360) / (points * radii.length)).join(' ')).join('L')}Z`;
/** A leaf or petal from a point in a direction. */
const petal = (x: number, y: number, length: number, width: number, degrees: number) => {
  const tip = at(x, y, length, degrees);
  const one = at(
    x,
    y,
    Math.hypot(length / 2, width),
    degrees - (Math.atan2(width, length / 2) * 180) / Math.PI,
  );
  const two = at(
    x,
    y,
    Math.hypot(length / 2, width),
    degrees + (Math.atan2(width, length / 2) * 180) / Math.PI,
  );
  return `M${round(x)} ${round(y)}Q${one.join(' ')} ${tip.join(' ')}Q${two.join(' ')} ${round(x)} ${round(y)}Z`;
};
const ringOf = (count: number, draw: (degrees: number) => string, from = 0) =>
  Array.from({ length: count }, (_, i) => draw(from + (i * 360) / count)).join('');
/** Semicircles around a circle. */
const scallop = (cx: number, cy: number, r: number, count: number, inward = false) => {
  const points = Array.from({ length: count }, (_, i) => at(cx, cy, r, (i * 360) / count));
  const bump = round((Math.PI * r) / count);
  return `M${points[0]!.join(' ')}${[...points.slice(1), points[0]!].map((p) => `A${bump} ${bump} 0 0 ${inward ? 0 : 1} ${p.join(' ')}`).join('')}Z`;
};
const laurel = (cx: number, cy: number, r: number, colour: string) =>
  [1, -1]
    .map((side) =>
      Array.from({ length: 9 }, (_, i) => {
        const angle = 180 + side * (16 + i * 17);
        const [x, y] = at(cx, cy, r, angle);
        return (
          petal(x, y, 17 - i * 0.5, 4, angle + side * 62) + petal(x, y, 15 - i * 0.5, 3.6, angle + side * 118)
        );
      }).join(''),
    )
    .map((d) => fill(d, colour))
    .join('') +
  line(
    `M${at(cx, cy, r, 180 + 160).join(' ')}A${r} ${r} 0 0 0 ${at(cx, cy, r, 184).join(' ')}`,
    1.4,
    colour,
  ) +
  line(`M${at(cx, cy, r, 20).join(' ')}A${r} ${r} 0 0 1 ${at(cx, cy, r, 176).join(' ')}`, 1.4, colour);

const frames: Ornament[] = [
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

const ribbon = (colour: string, dark: string) =>
  fill('M4 30H44V76H4L18 53ZM196 30H156V76H196L182 53Z', dark) +
  fill('M28 66L44 76V62ZM172 66L156 76V62Z', '#7A1F12') +
  fill('M28 16H172V62H28Z', colour);
const badges: Ornament[] = [
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

const wave = (y: number, h: number, n: number) =>
  `M4 ${y}${Array.from({ length: n }, (_, i) => `q${96 / n} ${i % 2 ? h : -h} ${192 / n} 0`).join('')}`;
const dividers: Ornament[] = [
  [
    'divider-diamond',
    '菱形分隔线',
    'Diamond divider',
    'line 线 分隔',
    fill('M4 18.5H80V21.5H4ZM120 18.5H196V21.5H120ZM100 8L112 20L100 32L88 20Z', INK),
    [200, 40],
  ],
  [
    'divider-hearts',
    '爱心分隔线',
    'Heart divider',
    'heart line 爱心 分隔',
    fill(
      'M4 18.5H76V21.5H4ZM124 18.5H196V21.5H124ZM100 34C88 25 83 20 83 13.5A8.6 8.6 0 0 1 100 10A8.6 8.6 0 0 1 117 13.5C117 20 112 25 100 34Z',
      ACCENT,
    ),
    [200, 40],
  ],
  ['divider-wave', '波浪线', 'Wave', 'wave line 波浪', line(wave(20, 14, 10), 4, '#2F5D8A'), [200, 40]],
  [
    'divider-dots',
    '圆点线',
    'Dots',
    'dots line 圆点',
    fill(
      Array.from({ length: 13 }, (_, i) =>
        circle(10 + i * 15, 20, i === 6 ? 6 : 6 - Math.abs(i - 6) * 0.7),
      ).join(''),
      INK,
    ),
    [200, 40],
  ],
  [
    'divider-leaves',
    '枝叶分隔线',
    'Branch divider',
    'leaf branch 叶 枝',
    fill(
      Array.from(
        { length: 9 },
        (_, i) => petal(20 + i * 20, 20, 17, 4, 55) + petal(20 + i * 20, 20, 17, 4, 125),
      ).join(''),
      '#2E7D5B',
    ) + line('M6 20H194', 1.8, '#2E7D5B'),
    [206, 40],
  ],
  [
    'divider-stars',
    '星星分隔线',
    'Star divider',
    'star line 星 分隔',
    fill('M4 18.5H62V21.5H4ZM138 18.5H196V21.5H138Z', GOLD) +
      fill(polar(100, 20, 5, [15, 6.4]) + polar(76, 20, 5, [9, 4]) + polar(124, 20, 5, [9, 4]), GOLD),
    [200, 40],
  ],
  [
    'divider-swirl',
    '卷草分隔线',
    'Swirl divider',
    'flourish 卷草 花纹',
    line(
      'M100 20C80 4 64 4 56 16C50 26 62 34 68 26C72 20 64 14 60 20M56 16C46 28 28 26 8 20M100 20C120 4 136 4 144 16C150 26 138 34 132 26C128 20 136 14 140 20M144 16C154 28 172 26 192 20',
      3,
      INK,
    ) + fill(circle(100, 20, 5), INK),
    [200, 40],
  ],
  [
    'divider-arrow',
    '羽箭',
    'Feathered arrow',
    'arrow boho 箭 羽毛',
    line('M10 20H182', 3, INK) +
      fill('M196 20L176 10L181 20L176 30ZM10 20L22 8H34L24 20L34 32H22ZM28 20L40 8H52L42 20L52 32H40Z', INK),
    [200, 40],
  ],
  [
    'divider-zigzag',
    '锯齿线',
    'Zigzag',
    'zigzag line 锯齿',
    line(`M6 26${Array.from({ length: 19 }, (_, i) => `l10 ${i % 2 ? 14 : -14}`).join('')}`, 4, ACCENT),
    [202, 40],
  ],
  [
    'divider-chain',
    '菱格线',
    'Lattice',
    'pattern line 菱格',
    line(Array.from({ length: 10 }, (_, i) => `M${10 + i * 18} 20l9 -10l9 10l-9 10Z`).join(''), 2.4, GOLD),
    [200, 40],
  ],
].map(
  ([id, zh, en, words, body, size]) => ({ id, zh, en, words, body, size, category: 'dividers' }) as Ornament,
);

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
const ornaments: Ornament[] = [
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

/** Drawn by us. */
export const ORNAMENTS: readonly Ornament[] = [...frames, ...badges, ...dividers, ...ornaments];
