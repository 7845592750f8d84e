// Writes what HarfBuzz's own program makes of some hundred names: design/src/text/fonts/shaping/hb-shape.txt.
// Use: node design/scripts/make-shape-table.mjs [path of hb-shape]
// Needs hb-shape (Debian: libharfbuzz-bin). Names of countries, languages, months and days come from ICU by Intl.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [program = 'hb-shape'] = process.argv.slice(2);
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Language of the names, face, and script, direction and language that the shaper is given. */
const LANGUAGES = [
  ['ar', 'noto-naskh-arabic-400', 'Arab', 'rtl', 'ar'],
  ['fa', 'noto-naskh-arabic-700', 'Arab', 'rtl', 'ar'],
  ['ckb', 'noto-naskh-arabic-400', 'Arab', 'rtl', 'ar'],
  ['ur', 'noto-naskh-arabic-400', 'Arab', 'rtl', 'ar'],
  ['he', 'noto-sans-hebrew-700', 'Hebr', 'rtl', 'he'],
  ['th', 'noto-sans-thai-400', 'Thai', 'ltr', 'th'],
  ['hi', 'noto-sans-devanagari-400', 'Deva', 'ltr', 'hi'],
  ['mr', 'noto-sans-devanagari-700', 'Deva', 'ltr', 'hi'],
  ['ne', 'noto-sans-400', 'Deva', 'ltr', 'hi'],
  ['ko', 'noto-sans-kr-400', 'Hang', 'ltr', 'ko'],
  ['zh', 'noto-sans-sc-700', 'Hani', 'ltr', 'zh-Hans'],
  ['ja', 'noto-sans-sc-400', 'Kana', 'ltr', 'en'],
  ['vi', 'noto-sans-700', 'Latn', 'ltr', 'en'],
  ['pl', 'playfair-display-700', 'Latn', 'ltr', 'en'],
  ['tr', 'montserrat-400', 'Latn', 'ltr', 'en'],
  ['uk', 'noto-sans-400', 'Cyrl', 'ltr', 'en'],
  ['el', 'noto-sans-700', 'Grek', 'ltr', 'en'],
];
const NAMES_OF_EACH = 45;
const SCRIPTS = {
  Arab: 'Arabic',
  Hebr: 'Hebrew',
  Thai: 'Thai',
  Deva: 'Devanagari',
  Hang: 'Hangul',
  Hani: 'Han',
  Kana: 'Katakana',
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Grek: 'Greek',
};

function namesIn(language, script) {
  const named = (type, codes) => {
    const names = new Intl.DisplayNames([language], { type });
    return codes.map((code) => names.of(code));
  };
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((one) => letters.map((two) => one + two));
  const all = [
    ...named('language', [
      'ar',
      'de',
      'el',
      'en',
      'fa',
      'fr',
      'he',
      'hi',
      'ja',
      'ko',
      'pl',
      'th',
      'uk',
      'zh',
    ]),
    ...Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2026, month, 15)),
    ),
    ...named('region', regions),
  ];
  // One script and no digits: what is compared is shaping, not where a text is cut.
  const pure = new RegExp(`^[\\p{Script=${SCRIPTS[script]}}\\p{M}\\u200c '’-]+$`, 'u');
  return [...new Set(all)].filter((name) => name && pure.test(name)).slice(0, NAMES_OF_EACH);
}

function shape(font, script, direction, language, text) {
  const reply = execFileSync(program, [
    path(`../fonts/${font}.ttf`),
    '--output-format=json',
    '--no-glyph-names',
    '--no-clusters',
    `--script=${script}`,
    `--direction=${direction}`,
    `--language=${language}`,
    text,
  ]);
  return JSON.parse(reply)
    .map(({ g, dx = 0, dy = 0, ax }) => `${g}${dx !== 0 || dy !== 0 ? `@${dx},${dy}` : ''}+${ax}`)
    .join(' ');
}

const version = execFileSync(program, ['--version']).toString().split('\n')[0];
const lines = LANGUAGES.flatMap(([language, font, script, direction, shapedAs]) =>
  namesIn(language, script).map((name) =>
    [font, script, name, shape(font, script, direction, shapedAs, name)].join('\t'),
  ),
);
mkdirSync(path('../src/text/fonts/shaping'), { recursive: true });
writeFileSync(
  path('../src/text/fonts/shaping/hb-shape.txt'),
  `# ${version}: face, script, text, glyphs (id, @offset, +advance)\n${lines.join('\n')}\n`,
);
console.log(`${lines.length} names, ${version}`);
