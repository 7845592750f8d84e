// Writes what HarfBuzz's own program makes of words with OpenType features: design/src/text/fonts/shaping/hb-shape-features.txt.
// Use: node design/scripts/make-feature-table.mjs [path of hb-shape]
// Needs hb-shape (Debian: libharfbuzz-bin).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [program = 'hb-shape'] = process.argv.slice(2);
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

const FACES = [
  'anton-400',
  'montserrat-400',
  'montserrat-700',
  'noto-sans-400',
  'pacifico-400',
  'playfair-display-700',
];
const FEATURES = [
  ...['smcp=1', 'c2sc=1', 'c2sc=1,smcp=1', 'onum=1', 'lnum=1', 'pnum=1', 'tnum=1', 'onum=1,pnum=1', 'frac=1'],
  ...['sups=1', 'subs=1', 'ordn=1', 'zero=1', 'case=1', 'dlig=1', 'liga=0', 'calt=0', 'salt=1', 'salt=2'],
  ...[
    'ss01=1',
    'ss02=1',
    'ss03=1',
    'ss04=1',
    'ss01=1,smcp=1',
    'smcp[0:4]=1',
    'c2sc[3:9]=1,smcp[3:9]=1',
    'liga[0:3]=0',
  ],
];
const WORDS = ['Office fluffy affairs', 'Gift No. 1/2 of 2026 (A-B)', 'Summer At Sea 1a 10'];

const rows = FACES.flatMap((face) =>
  FEATURES.flatMap((features) =>
    WORDS.map((text) => {
      const glyphs = execFileSync(
        program,
        [
          ...[`--font-file=${path(`../fonts/${face}.ttf`)}`, `--features=${features}`],
          ...['--script=Latn', '--direction=ltr', '--language=en', '--no-glyph-names', '--no-clusters', text],
        ],
        { encoding: 'utf8' },
      );
      return [face, features, text, glyphs.trim().slice(1, -1).replaceAll('|', ' ')].join('\t');
    }),
  ),
);
const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0];
writeFileSync(
  path('../src/text/fonts/shaping/hb-shape-features.txt'),
  `# ${version}: face, features, text, glyphs (id, @offset, +advance)\n${rows.join('\n')}\n`,
);
