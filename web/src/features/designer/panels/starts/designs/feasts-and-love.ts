import { banner, framed, hang, inHeart, onBadge, stack, trio } from '../layouts.ts';
import type { StartDesign } from '../start-design.ts';
import { BLUE, GOLD, GREEN, inBothLanguages, makeDesign, PINK, RED, titleAndLine } from './make-design.ts';

const FESTIVE = [
  makeDesign(
    'festive',
    'birthday',
    103,
    stack(
      'food/birthday-cake',
      titleAndLine(
        inBothLanguages('生日快乐', 'Happy Birthday'),
        inBothLanguages('愿你 岁岁欢喜', 'MAKE A WISH'),
        'fun',
        PINK,
      ),
    ),
  ),
  makeDesign(
    'festive',
    'christmas',
    108,
    banner(
      'holidays/christmas-tree',
      'badges/badge-ribbon',
      titleAndLine(
        inBothLanguages('圣诞快乐', 'Merry Christmas'),
        inBothLanguages('二〇二六', 'EST. 2026'),
        'fun',
      ),
    ),
  ),
  makeDesign(
    'festive',
    'spring',
    103,
    stack(
      'holidays/red-paper-lantern',
      titleAndLine(
        inBothLanguages('新春大吉', 'Good Fortune'),
        inBothLanguages('万事顺意 阖家安康', 'HAPPY LUNAR NEW YEAR'),
        'brush',
        RED,
      ),
    ),
  ),
  makeDesign(
    'festive',
    'mid-autumn',
    85,
    trio(
      ['food/moon-cake', 'nature/full-moon-face', 'animals/rabbit-face'],
      titleAndLine(
        inBothLanguages('中秋团圆', 'Full Moon'),
        inBothLanguages('月满人团圆', 'MID-AUTUMN FESTIVAL'),
        'brush',
        GOLD,
      ),
    ),
  ),
  makeDesign(
    'festive',
    'halloween',
    85,
    trio(
      ['animals/bat', 'holidays/jack-o-lantern', 'holidays/ghost'],
      titleAndLine(
        inBothLanguages('不给糖就捣蛋', 'Trick or Treat'),
        inBothLanguages('十月三十一日', 'OCTOBER 31'),
        'fun',
        '#D97706',
      ),
    ),
  ),
  makeDesign(
    'festive',
    'graduation',
    103,
    stack(
      'holidays/graduation-cap',
      titleAndLine(
        inBothLanguages('毕业快乐', 'We Did It'),
        inBothLanguages('二〇二六届', 'CLASS OF 2026'),
        'serif',
        BLUE,
      ),
    ),
  ),
];

const LOVE = [
  makeDesign(
    'love',
    'mum',
    103,
    hang(
      'nature/bouquet',
      titleAndLine(
        inBothLanguages('妈妈我爱你', 'Love You, Mum'),
        inBothLanguages('谢谢您一直在', 'THANK YOU FOR EVERYTHING'),
        'fun',
        PINK,
      ),
    ),
  ),
  makeDesign(
    'love',
    'dad',
    100,
    onBadge(
      'badges/badge-shield',
      'sport/trophy',
      titleAndLine(
        inBothLanguages('最棒老爸', 'BEST DAD'),
        inBothLanguages('始终第一', 'No. 1 always'),
        'bold',
      ),
    ),
  ),
  makeDesign(
    'love',
    'couple',
    100,
    inHeart(
      'love/two-hearts',
      titleAndLine(
        inBothLanguages('一生一世', 'Forever'),
        inBothLanguages('小李和小王', 'Ann & Ben'),
        'fun',
        RED,
      ),
    ),
  ),
  makeDesign(
    'love',
    'wedding',
    100,
    framed(
      'frames/frame-laurel',
      'love/ring',
      titleAndLine(
        inBothLanguages('百年好合', 'Ann & Ben'),
        inBothLanguages('2026.10.18', '18 Oct 2026'),
        'serif',
        GREEN,
      ),
    ),
  ),
  makeDesign(
    'love',
    'home',
    103,
    stack(
      'love/house-with-garden',
      titleAndLine(
        inBothLanguages('这里是家', 'Home Sweet Home'),
        inBothLanguages('有你的地方', 'SINCE 2026'),
        'serif',
        GREEN,
      ),
    ),
  ),
  makeDesign(
    'love',
    'baby',
    85,
    trio(
      ['love/baby-bottle', 'love/teddy-bear', 'love/baby'],
      titleAndLine(
        inBothLanguages('小宝贝来了', 'Hello, Baby'),
        inBothLanguages('生于二〇二六', 'BORN IN 2026'),
        'fun',
        BLUE,
      ),
    ),
  ),
];

/** Designs for feasts and for those one loves. */
export const FEAST_DESIGNS: readonly StartDesign[] = [...FESTIVE, ...LOVE];
