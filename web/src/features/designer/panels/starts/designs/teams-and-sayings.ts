import { framed, hang, onBadge, poster, stack, trio } from '../layouts.ts';
import type { StartDesign } from '../start-design.ts';
import { BLUE, both, GREEN, makeDesign, RED, say } from './make-design.ts';

const SPORT = [
  makeDesign(
    'sport',
    'football',
    both('足球', 'Football'),
    100,
    onBadge(
      'badges/badge-circle',
      'sport/soccer-ball',
      say(both('冠军之队', 'CHAMPIONS'), both('二〇二六赛季', 'Season 2026'), 'bold'),
    ),
  ),
  makeDesign(
    'sport',
    'basketball',
    both('篮球', 'Basketball'),
    100,
    poster(
      [both('永不', 'NEVER'), both('言弃', 'GIVE UP')],
      'dividers/divider-stars',
      'sport/basketball',
      RED,
    ),
  ),
  makeDesign(
    'sport',
    'runner',
    both('跑步', 'Running'),
    100,
    poster(
      [both('再跑', 'ONE MORE'), both('一公里', 'KILOMETRE')],
      'dividers/divider-zigzag',
      'sport/running-shoe',
      BLUE,
    ),
  ),
  makeDesign(
    'sport',
    'badminton',
    both('羽毛球', 'Badminton'),
    85,
    trio(
      ['sport/badminton', 'sport/trophy', 'sport/ping-pong'],
      say(both('周三球局', 'Match Day'), both('老地方见', 'SAME PLACE, SAME TIME'), 'bold', GREEN),
    ),
  ),
  makeDesign(
    'sport',
    'cycling',
    both('骑行', 'Cycling'),
    103,
    stack(
      'sport/bicycle',
      say(both('骑行去', 'Ride On'), both('风在耳边', 'TWO WHEELS ARE ENOUGH'), 'bold', GREEN),
    ),
  ),
];

const SAYINGS = [
  makeDesign(
    'sayings',
    'today',
    both('好好生活', 'Good days'),
    100,
    poster(
      [both('好好', 'GOOD'), both('生活', 'DAYS')],
      'dividers/divider-wave',
      'nature/sun-with-face',
      '#D97706',
    ),
  ),
  makeDesign(
    'sayings',
    'lucky',
    both('好运', 'Lucky'),
    103,
    stack(
      'nature/four-leaf-clover',
      say(both('好运连连', 'Lucky Me'), both('一切都刚刚好', 'EVERYTHING IN ITS TIME'), 'serif', GREEN),
    ),
  ),
  makeDesign(
    'sayings',
    'wealth',
    both('发财', 'Wealth'),
    100,
    framed(
      'frames/frame-deco',
      'holidays/red-envelope',
      say(both('暴富', 'Get Rich'), both('就在今年', 'this year'), 'brush', RED),
    ),
  ),
  makeDesign(
    'sayings',
    'music',
    both('音乐', 'Music'),
    85,
    trio(
      ['hobbies/musical-notes', 'hobbies/guitar', 'hobbies/headphone'],
      say(
        both('声音大一点', 'Turn It Up'),
        both('世界就安静了', 'AND THE WORLD IS QUIET'),
        'bold',
        '#6C4AB6',
      ),
    ),
  ),
  makeDesign(
    'sayings',
    'game',
    both('游戏', 'Games'),
    103,
    hang(
      'hobbies/video-game',
      say(both('再来一局', 'One More Game'), both('最后一局', 'THE LAST ONE, REALLY'), 'bold', BLUE),
    ),
  ),
];

const SHOP = [
  makeDesign(
    'shop',
    'team',
    both('团队', 'Team'),
    100,
    framed(
      'frames/frame-brackets',
      'hobbies/light-bulb',
      say(both('第一小队', 'Team One'), both('二〇二六团建', 'Offsite 2026'), 'bold', BLUE),
    ),
  ),
  makeDesign(
    'shop',
    'brand',
    both('小店招牌', 'Shop sign'),
    100,
    framed(
      'frames/frame-laurel',
      'food/croissant',
      say(both('半日面包', 'Daily Bread'), both('始于二〇一八', 'since 2018'), 'serif', GREEN),
    ),
  ),
  makeDesign(
    'shop',
    'handmade',
    both('手作', 'Handmade'),
    100,
    onBadge(
      'badges/badge-scallop',
      'hobbies/yarn',
      say(both('手作之物', 'HANDMADE'), both('只此一件', 'One of a kind'), 'serif'),
    ),
  ),
  makeDesign(
    'shop',
    'thanks',
    both('感谢', 'Thank you'),
    103,
    stack(
      'love/love-letter',
      say(both('谢谢你', 'Thank You'), both('有你真好', 'FOR YOUR ORDER'), 'brush', RED),
    ),
  ),
];

/** Designs for teams and shops, and things to say. */
export const GROUP_DESIGNS: readonly StartDesign[] = [...SPORT, ...SAYINGS, ...SHOP];
