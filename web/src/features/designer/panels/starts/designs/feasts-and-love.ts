import { banner, framed, hang, inHeart, onBadge, stack, trio } from '../layouts.ts';
import type { StartDesign } from '../start-design.ts';
import { BLUE, both, GOLD, GREEN, makeDesign, PINK, RED, say } from './make-design.ts';

const FESTIVE = [
  makeDesign(
    'festive',
    'birthday',
    both('生日快乐', 'Happy birthday'),
    103,
    stack(
      'food/birthday-cake',
      say(both('生日快乐', 'Happy Birthday'), both('愿你 岁岁欢喜', 'MAKE A WISH'), 'fun', PINK),
    ),
  ),
  makeDesign(
    'festive',
    'christmas',
    both('圣诞快乐', 'Merry Christmas'),
    108,
    banner(
      'holidays/christmas-tree',
      'badges/badge-ribbon',
      say(both('圣诞快乐', 'Merry Christmas'), both('二〇二六', 'EST. 2026'), 'fun'),
    ),
  ),
  makeDesign(
    'festive',
    'spring',
    both('新春大吉', 'Spring Festival'),
    103,
    stack(
      'holidays/red-paper-lantern',
      say(both('新春大吉', 'Good Fortune'), both('万事顺意 阖家安康', 'HAPPY LUNAR NEW YEAR'), 'brush', RED),
    ),
  ),
  makeDesign(
    'festive',
    'mid-autumn',
    both('中秋团圆', 'Mid-Autumn'),
    85,
    trio(
      ['food/moon-cake', 'nature/full-moon-face', 'animals/rabbit-face'],
      say(both('中秋团圆', 'Full Moon'), both('月满人团圆', 'MID-AUTUMN FESTIVAL'), 'brush', GOLD),
    ),
  ),
  makeDesign(
    'festive',
    'halloween',
    both('万圣夜', 'Halloween'),
    85,
    trio(
      ['animals/bat', 'holidays/jack-o-lantern', 'holidays/ghost'],
      say(both('不给糖就捣蛋', 'Trick or Treat'), both('十月三十一日', 'OCTOBER 31'), 'fun', '#D97706'),
    ),
  ),
  makeDesign(
    'festive',
    'graduation',
    both('毕业快乐', 'Graduation'),
    103,
    stack(
      'holidays/graduation-cap',
      say(both('毕业快乐', 'We Did It'), both('二〇二六届', 'CLASS OF 2026'), 'serif', BLUE),
    ),
  ),
];

const LOVE = [
  makeDesign(
    'love',
    'mum',
    both('妈妈我爱你', 'Love you, Mum'),
    103,
    hang(
      'nature/bouquet',
      say(both('妈妈我爱你', 'Love You, Mum'), both('谢谢您一直在', 'THANK YOU FOR EVERYTHING'), 'fun', PINK),
    ),
  ),
  makeDesign(
    'love',
    'dad',
    both('最棒老爸', 'Best dad'),
    100,
    onBadge(
      'badges/badge-shield',
      'sport/trophy',
      say(both('最棒老爸', 'BEST DAD'), both('始终第一', 'No. 1 always'), 'bold'),
    ),
  ),
  makeDesign(
    'love',
    'couple',
    both('一生一世', 'Forever'),
    100,
    inHeart('love/two-hearts', say(both('一生一世', 'Forever'), both('小李和小王', 'Ann & Ben'), 'fun', RED)),
  ),
  makeDesign(
    'love',
    'wedding',
    both('新婚快乐', 'Wedding'),
    100,
    framed(
      'frames/frame-laurel',
      'love/ring',
      say(both('百年好合', 'Ann & Ben'), both('2026.10.18', '18 Oct 2026'), 'serif', GREEN),
    ),
  ),
  makeDesign(
    'love',
    'home',
    both('家', 'Home'),
    103,
    stack(
      'love/house-with-garden',
      say(both('这里是家', 'Home Sweet Home'), both('有你的地方', 'SINCE 2026'), 'serif', GREEN),
    ),
  ),
  makeDesign(
    'love',
    'baby',
    both('宝贝满月', 'Newborn'),
    85,
    trio(
      ['love/baby-bottle', 'love/teddy-bear', 'love/baby'],
      say(both('小宝贝来了', 'Hello, Baby'), both('生于二〇二六', 'BORN IN 2026'), 'fun', BLUE),
    ),
  ),
];

/** Designs for feasts and for those one loves. */
export const FEAST_DESIGNS: readonly StartDesign[] = [...FESTIVE, ...LOVE];
