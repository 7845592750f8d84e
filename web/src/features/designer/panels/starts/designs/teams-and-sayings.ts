import { framed, hang, onBadge, poster, stack, trio } from '../layouts.ts';
import type { StartDesign } from '../start-design.ts';
import { BLUE, GREEN, inBothLanguages, makeDesign, RED, titleAndLine } from './make-design.ts';

const SPORT = [
  makeDesign(
    'sport',
    'football',
    100,
    onBadge(
      'badges/badge-circle',
      'sport/soccer-ball',
      titleAndLine(
        inBothLanguages('冠军之队', 'CHAMPIONS'),
        inBothLanguages('二〇二六赛季', 'Season 2026'),
        'bold',
      ),
    ),
  ),
  makeDesign(
    'sport',
    'basketball',
    100,
    poster(
      [inBothLanguages('永不', 'NEVER'), inBothLanguages('言弃', 'GIVE UP')],
      'dividers/divider-stars',
      'sport/basketball',
      RED,
    ),
  ),
  makeDesign(
    'sport',
    'runner',
    100,
    poster(
      [inBothLanguages('再跑', 'ONE MORE'), inBothLanguages('一公里', 'KILOMETRE')],
      'dividers/divider-zigzag',
      'sport/running-shoe',
      BLUE,
    ),
  ),
  makeDesign(
    'sport',
    'badminton',
    85,
    trio(
      ['sport/badminton', 'sport/trophy', 'sport/ping-pong'],
      titleAndLine(
        inBothLanguages('周三球局', 'Match Day'),
        inBothLanguages('老地方见', 'SAME PLACE, SAME TIME'),
        'bold',
        GREEN,
      ),
    ),
  ),
  makeDesign(
    'sport',
    'cycling',
    103,
    stack(
      'sport/bicycle',
      titleAndLine(
        inBothLanguages('骑行去', 'Ride On'),
        inBothLanguages('风在耳边', 'TWO WHEELS ARE ENOUGH'),
        'bold',
        GREEN,
      ),
    ),
  ),
];

const SAYINGS = [
  makeDesign(
    'sayings',
    'today',
    100,
    poster(
      [inBothLanguages('好好', 'GOOD'), inBothLanguages('生活', 'DAYS')],
      'dividers/divider-wave',
      'nature/sun-with-face',
      '#D97706',
    ),
  ),
  makeDesign(
    'sayings',
    'lucky',
    103,
    stack(
      'nature/four-leaf-clover',
      titleAndLine(
        inBothLanguages('好运连连', 'Lucky Me'),
        inBothLanguages('一切都刚刚好', 'EVERYTHING IN ITS TIME'),
        'serif',
        GREEN,
      ),
    ),
  ),
  makeDesign(
    'sayings',
    'wealth',
    100,
    framed(
      'frames/frame-deco',
      'holidays/red-envelope',
      titleAndLine(
        inBothLanguages('暴富', 'Get Rich'),
        inBothLanguages('就在今年', 'this year'),
        'brush',
        RED,
      ),
    ),
  ),
  makeDesign(
    'sayings',
    'music',
    85,
    trio(
      ['hobbies/musical-notes', 'hobbies/guitar', 'hobbies/headphone'],
      titleAndLine(
        inBothLanguages('声音大一点', 'Turn It Up'),
        inBothLanguages('世界就安静了', 'AND THE WORLD IS QUIET'),
        'bold',
        '#6C4AB6',
      ),
    ),
  ),
  makeDesign(
    'sayings',
    'game',
    103,
    hang(
      'hobbies/video-game',
      titleAndLine(
        inBothLanguages('再来一局', 'One More Game'),
        inBothLanguages('最后一局', 'THE LAST ONE, REALLY'),
        'bold',
        BLUE,
      ),
    ),
  ),
];

const SHOP = [
  makeDesign(
    'shop',
    'team',
    100,
    framed(
      'frames/frame-brackets',
      'hobbies/light-bulb',
      titleAndLine(
        inBothLanguages('第一小队', 'Team One'),
        inBothLanguages('二〇二六团建', 'Offsite 2026'),
        'bold',
        BLUE,
      ),
    ),
  ),
  makeDesign(
    'shop',
    'brand',
    100,
    framed(
      'frames/frame-laurel',
      'food/croissant',
      titleAndLine(
        inBothLanguages('半日面包', 'Daily Bread'),
        inBothLanguages('始于二〇一八', 'since 2018'),
        'serif',
        GREEN,
      ),
    ),
  ),
  makeDesign(
    'shop',
    'handmade',
    100,
    onBadge(
      'badges/badge-scallop',
      'hobbies/yarn',
      titleAndLine(
        inBothLanguages('手作之物', 'HANDMADE'),
        inBothLanguages('只此一件', 'One of a kind'),
        'serif',
      ),
    ),
  ),
  makeDesign(
    'shop',
    'thanks',
    103,
    stack(
      'love/love-letter',
      titleAndLine(
        inBothLanguages('谢谢你', 'Thank You'),
        inBothLanguages('有你真好', 'FOR YOUR ORDER'),
        'brush',
        RED,
      ),
    ),
  ),
];

/** Designs for teams and shops, and things to say. */
export const GROUP_DESIGNS: readonly StartDesign[] = [...SPORT, ...SAYINGS, ...SHOP];
