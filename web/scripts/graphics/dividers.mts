import { ACCENT, circle, fill, GOLD, INK, line, type Ornament, petal, polar } from './draw-ornament.mts';

const wave = (y: number, h: number, n: number) =>
  `M4 ${y}${Array.from({ length: n }, (_, i) => `q${96 / n} ${i % 2 ? h : -h} ${192 / n} 0`).join('')}`;
export const DIVIDERS: readonly Ornament[] = [
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
