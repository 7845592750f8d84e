import { banner, framed, hang, pattern, stack, trio } from '../layouts.ts';
import type { StartDesign } from '../start-design.ts';
import { BLUE, GOLD, inBothLanguages, makeDesign, RED, titleAndLine } from './make-design.ts';

const PETS = [
  makeDesign(
    'pets',
    'cat',
    103,
    stack(
      'animals/cat-face',
      titleAndLine(
        inBothLanguages('一日猫奴', 'Cat Person'),
        inBothLanguages('终身铲屎', 'ALWAYS AND FOREVER'),
        'fun',
        GOLD,
      ),
    ),
  ),
  makeDesign(
    'pets',
    'dog',
    103,
    hang(
      'animals/dog-face',
      titleAndLine(
        inBothLanguages('汪汪队长', 'Good Boy'),
        inBothLanguages('今天也要散步', 'WALK ME, PLEASE'),
        'fun',
        RED,
      ),
    ),
  ),
  makeDesign(
    'pets',
    'pet-name',
    100,
    framed(
      'frames/frame-round',
      'ornaments/ornament-paw',
      titleAndLine(
        inBothLanguages('豆豆', 'Coco'),
        inBothLanguages('138 0000 0000', 'Call my human'),
        'fun',
        RED,
      ),
    ),
  ),
  makeDesign(
    'pets',
    'panda',
    103,
    stack(
      'animals/panda',
      titleAndLine(
        inBothLanguages('躺平一会儿', 'Nap Time'),
        inBothLanguages('请勿打扰', 'DO NOT DISTURB'),
        'fun',
      ),
    ),
  ),
  makeDesign(
    'pets',
    'zoo',
    100,
    pattern(['animals/bear', 'animals/fox', 'animals/koala', 'animals/penguin', 'animals/frog']),
  ),
];

const OUTDOORS = [
  makeDesign(
    'outdoors',
    'mountain',
    100,
    framed(
      'frames/frame-hexagon',
      'nature/snow-capped-mountain',
      titleAndLine(
        inBothLanguages('去山里', 'Go Higher'),
        inBothLanguages('海拔四千米', '4,000 m above'),
        'bold',
        BLUE,
      ),
    ),
  ),
  makeDesign(
    'outdoors',
    'camping',
    108,
    banner(
      'hobbies/camping',
      'badges/badge-ribbon-blue',
      titleAndLine(
        inBothLanguages('周末露营', 'Camp Crew'),
        inBothLanguages('风与星空', 'UNDER THE STARS'),
        'bold',
      ),
    ),
  ),
  makeDesign(
    'outdoors',
    'sea',
    85,
    trio(
      ['nature/spiral-shell', 'hobbies/beach-with-umbrella', 'animals/crab'],
      titleAndLine(
        inBothLanguages('去看海', 'Sea You Soon'),
        inBothLanguages('阳光 沙滩 海浪', 'SUN, SAND AND WAVES'),
        'fun',
        BLUE,
      ),
    ),
  ),
  makeDesign(
    'outdoors',
    'sunflower',
    103,
    stack(
      'nature/sunflower',
      titleAndLine(
        inBothLanguages('向阳而生', 'Hello, Sunshine'),
        inBothLanguages('每天都有光', 'GROW WHERE YOU ARE'),
        'serif',
        GOLD,
      ),
    ),
  ),
  makeDesign(
    'outdoors',
    'flowers',
    100,
    pattern(['nature/tulip', 'nature/hibiscus', 'nature/blossom', 'nature/rose', 'nature/cherry-blossom']),
  ),
  makeDesign(
    'outdoors',
    'space',
    103,
    hang(
      'hobbies/rocket',
      titleAndLine(
        inBothLanguages('飞向宇宙', 'To the Moon'),
        inBothLanguages('浪漫至死不渝', 'AND BACK AGAIN'),
        'bold',
        '#6C4AB6',
      ),
    ),
  ),
];

const FOOD = [
  makeDesign(
    'food',
    'coffee',
    103,
    stack(
      'food/hot-beverage',
      titleAndLine(
        inBothLanguages('先喝咖啡', 'Coffee First'),
        inBothLanguages('再谈工作', 'THEN THE WORLD'),
        'serif',
        '#8B5E3C',
      ),
    ),
  ),
  makeDesign(
    'food',
    'tea',
    103,
    hang(
      'food/bubble-tea',
      titleAndLine(
        inBothLanguages('奶茶续命', 'Boba Time'),
        inBothLanguages('少冰 三分甜', 'LESS ICE, 30 % SUGAR'),
        'fun',
        '#8B5E3C',
      ),
    ),
  ),
  makeDesign(
    'food',
    'pizza',
    108,
    banner(
      'food/pizza',
      'badges/badge-ribbon',
      titleAndLine(
        inBothLanguages('披萨永远对', 'Pizza Is Love'),
        inBothLanguages('趁热吃', 'HOT AND FRESH'),
        'bold',
      ),
    ),
  ),
  makeDesign(
    'food',
    'fruit',
    100,
    pattern(['food/watermelon', 'food/strawberry', 'food/lemon', 'food/cherries', 'food/pineapple']),
  ),
  makeDesign(
    'food',
    'chef',
    100,
    framed(
      'frames/frame-scallop',
      'food/cooking',
      titleAndLine(
        inBothLanguages('今日主厨', 'Head Chef'),
        inBothLanguages('吃好喝好', 'Made with love'),
        'serif',
        RED,
      ),
    ),
  ),
];

/** Designs of animals, of what is outside, and of food. */
export const OUTDOOR_DESIGNS: readonly StartDesign[] = [...PETS, ...OUTDOORS, ...FOOD];
