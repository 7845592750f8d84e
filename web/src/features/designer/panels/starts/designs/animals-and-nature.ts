import { banner, framed, hang, pattern, stack, trio } from '../layouts.ts';
import type { StartDesign } from '../start-design.ts';
import { BLUE, both, GOLD, makeDesign, RED, say } from './make-design.ts';

const PETS = [
  makeDesign(
    'pets',
    'cat',
    both('猫奴', 'Cat person'),
    103,
    stack(
      'animals/cat-face',
      say(both('一日猫奴', 'Cat Person'), both('终身铲屎', 'ALWAYS AND FOREVER'), 'fun', GOLD),
    ),
  ),
  makeDesign(
    'pets',
    'dog',
    both('狗狗', 'Dog'),
    103,
    hang(
      'animals/dog-face',
      say(both('汪汪队长', 'Good Boy'), both('今天也要散步', 'WALK ME, PLEASE'), 'fun', RED),
    ),
  ),
  makeDesign(
    'pets',
    'pet-name',
    both('宠物名牌', 'Pet name'),
    100,
    framed(
      'frames/frame-round',
      'ornaments/ornament-paw',
      say(both('豆豆', 'Coco'), both('138 0000 0000', 'Call my human'), 'fun', RED),
    ),
  ),
  makeDesign(
    'pets',
    'panda',
    both('熊猫', 'Panda'),
    103,
    stack('animals/panda', say(both('躺平一会儿', 'Nap Time'), both('请勿打扰', 'DO NOT DISTURB'), 'fun')),
  ),
  makeDesign(
    'pets',
    'zoo',
    both('小动物', 'Little zoo'),
    100,
    pattern(['animals/bear', 'animals/fox', 'animals/koala', 'animals/penguin', 'animals/frog']),
  ),
];

const OUTDOORS = [
  makeDesign(
    'outdoors',
    'mountain',
    both('去山里', 'Mountains'),
    100,
    framed(
      'frames/frame-hexagon',
      'nature/snow-capped-mountain',
      say(both('去山里', 'Go Higher'), both('海拔四千米', '4,000 m above'), 'bold', BLUE),
    ),
  ),
  makeDesign(
    'outdoors',
    'camping',
    both('露营', 'Camping'),
    108,
    banner(
      'hobbies/camping',
      'badges/badge-ribbon-blue',
      say(both('周末露营', 'Camp Crew'), both('风与星空', 'UNDER THE STARS'), 'bold'),
    ),
  ),
  makeDesign(
    'outdoors',
    'sea',
    both('去海边', 'Seaside'),
    85,
    trio(
      ['nature/spiral-shell', 'hobbies/beach-with-umbrella', 'animals/crab'],
      say(both('去看海', 'Sea You Soon'), both('阳光 沙滩 海浪', 'SUN, SAND AND WAVES'), 'fun', BLUE),
    ),
  ),
  makeDesign(
    'outdoors',
    'sunflower',
    both('向阳', 'Sunflower'),
    103,
    stack(
      'nature/sunflower',
      say(both('向阳而生', 'Hello, Sunshine'), both('每天都有光', 'GROW WHERE YOU ARE'), 'serif', GOLD),
    ),
  ),
  makeDesign(
    'outdoors',
    'flowers',
    both('花', 'Flowers'),
    100,
    pattern(['nature/tulip', 'nature/hibiscus', 'nature/blossom', 'nature/rose', 'nature/cherry-blossom']),
  ),
  makeDesign(
    'outdoors',
    'space',
    both('宇宙', 'Space'),
    103,
    hang(
      'hobbies/rocket',
      say(both('飞向宇宙', 'To the Moon'), both('浪漫至死不渝', 'AND BACK AGAIN'), 'bold', '#6C4AB6'),
    ),
  ),
];

const FOOD = [
  makeDesign(
    'food',
    'coffee',
    both('咖啡', 'Coffee'),
    103,
    stack(
      'food/hot-beverage',
      say(both('先喝咖啡', 'Coffee First'), both('再谈工作', 'THEN THE WORLD'), 'serif', '#8B5E3C'),
    ),
  ),
  makeDesign(
    'food',
    'tea',
    both('奶茶', 'Bubble tea'),
    103,
    hang(
      'food/bubble-tea',
      say(both('奶茶续命', 'Boba Time'), both('少冰 三分甜', 'LESS ICE, 30 % SUGAR'), 'fun', '#8B5E3C'),
    ),
  ),
  makeDesign(
    'food',
    'pizza',
    both('披萨', 'Pizza'),
    108,
    banner(
      'food/pizza',
      'badges/badge-ribbon',
      say(both('披萨永远对', 'Pizza Is Love'), both('趁热吃', 'HOT AND FRESH'), 'bold'),
    ),
  ),
  makeDesign(
    'food',
    'fruit',
    both('水果', 'Fruit'),
    100,
    pattern(['food/watermelon', 'food/strawberry', 'food/lemon', 'food/cherries', 'food/pineapple']),
  ),
  makeDesign(
    'food',
    'chef',
    both('主厨', 'Chef'),
    100,
    framed(
      'frames/frame-scallop',
      'food/cooking',
      say(both('今日主厨', 'Head Chef'), both('吃好喝好', 'Made with love'), 'serif', RED),
    ),
  ),
];

/** Designs of animals, of what is outside, and of food. */
export const OUTDOOR_DESIGNS: readonly StartDesign[] = [...PETS, ...OUTDOORS, ...FOOD];
