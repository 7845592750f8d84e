import type { Random } from '../random.ts';
import { colourNames } from './colour-names.ts';
import type { NamedPalette } from './named-palettes.ts';
import { namedPalettes } from './named-palettes.ts';
import { colourDistance, hexToOklch, oklchToHex, shadeColour } from './oklch.ts';

/** The colours of a picture. Every ink is clearly visible on the ground. */
export interface Palette {
  /** Id of the named palette it comes from, otherwise empty. */
  id: string;
  ground: string;
  /** Three to six, the most important first. */
  inks: readonly string[];
  /** A colour for lines and writing: as far from the ground as the palette goes. */
  line: string;
  /** The ground is darker than the middle. */
  isDark: boolean;
  /** The seller asked for these colours; otherwise a lemon may be yellow. */
  isRequested: boolean;
  /** Built around single colours; parts without a colour of their own may take any. */
  isHarmony: boolean;
  zh: string;
  en: string;
}

/** The colours that the words and sources ask for. */
export interface PaletteRequest {
  palette: NamedPalette | null;
  /** Single colours, the most important first. */
  colours: readonly string[];
  /** Colours of source pictures; they win over everything. */
  sourceColours: readonly string[];
  /** Asked for by words such as 深色 or 浅色. */
  ground: 'light' | 'dark' | null;
  /** Ids of palettes to pick from where nothing is asked for; empty = any. */
  fallback?: readonly string[];
}

const MAX_INKS = 6;
/** Below this an ink is lost on its ground when printed on cloth. */
const MIN_DISTANCE = 0.14;

/** Ground, inks and line colour that suit the preferences; the seed varies hue, choice of ground and order a little. */
export function makePalette(preferences: PaletteRequest, random: Random): Palette {
  const { id, zh, en, grounds, inks } = startingColours(preferences, random);
  const turn = random.wobble(7);
  const lighter = random.wobble(0.02);
  const vividness = 1 + random.wobble(0.08);
  // A colour named outright is a promise; only named palettes are played with.
  const promised = new Set([...preferences.sourceColours, ...preferences.colours]);
  const vary = (hex: string) => (promised.has(hex) ? hex : shadeColour(hex, lighter, vividness, turn));
  const ground = shadeColour(chooseGround(grounds, preferences.ground, random), 0, 1, turn / 2);
  const varied = inks.map(vary);
  const first = Math.max(1, Math.min(2, promised.size));
  // The last stays last: it is the accent.
  const ordered = [
    ...varied.slice(0, first),
    ...random.shuffle(varied.slice(first, -1)),
    ...varied.slice(-1),
  ];
  const distinct: string[] = [];
  for (const ink of ordered) {
    const seen = separate(ink, ground);
    if (distinct.every((other) => colourDistance(other, seen) > 0.035)) distinct.push(seen);
  }
  while (distinct.length < 3)
    distinct.push(separate(shadeColour(distinct.at(-1) ?? ground, 0.14, 0.9, 14), ground));
  // The leading ink carries the picture: it must stand out, not merely be seen.
  const leads = distinct.findIndex((ink) => promised.has(ink) || colourDistance(ink, ground) > 0.26);
  if (leads > 0) distinct.unshift(...distinct.splice(leads, 1));
  return {
    id,
    ground,
    inks: distinct.slice(0, MAX_INKS),
    line: lineColour(ground, distinct),
    isDark: hexToOklch(ground).l < 0.6,
    isHarmony:
      preferences.palette === null &&
      preferences.sourceColours.length === 0 &&
      preferences.colours.length > 0,
    isRequested:
      preferences.palette !== null || preferences.colours.length > 0 || preferences.sourceColours.length > 0,
    zh,
    en,
  };
}

interface StartingColours {
  id: string;
  zh: string;
  en: string;
  grounds: readonly string[];
  inks: readonly string[];
}

function startingColours(preferences: PaletteRequest, random: Random): StartingColours {
  if (preferences.sourceColours.length > 0) {
    return {
      id: '',
      zh: '原图配色',
      en: 'Colours of the picture',
      ...groundAndInks(preferences.sourceColours),
    };
  }
  const named = preferences.palette;
  if (named && preferences.colours.length > 0) {
    return { ...named, inks: [...preferences.colours, ...named.inks].slice(0, MAX_INKS + 1) };
  }
  if (named) return named;
  const [first] = preferences.colours;
  if (first === undefined) {
    const fitting = namedPalettes.filter((entry) => preferences.fallback?.includes(entry.id));
    return random.pick(fitting.length > 0 ? fitting : namedPalettes);
  }
  const label = labelOf(first);
  if (preferences.colours.length >= 4) return { ...label, ...groundAndInks(preferences.colours) };
  return { ...label, ...harmony(preferences.colours, random) };
}

/** The name of a single colour in both languages, or its hex code. */
function labelOf(hex: string): Pick<StartingColours, 'id' | 'zh' | 'en'> {
  const names = [...colourNames].filter(([, value]) => value === hex).map(([name]) => name);
  const en = names.find((name) => /^[a-z]/.test(name)) ?? hex;
  return {
    id: '',
    zh: names.find((name) => /[\u3400-\u9fff]{2}/.test(name)) ?? hex,
    en: en.charAt(0).toUpperCase() + en.slice(1),
  };
}

/** Takes the lightest (or, if all are dark, a cream) as ground and the rest as inks. */
function groundAndInks(colours: readonly string[]): Pick<StartingColours, 'grounds' | 'inks'> {
  const byLight = [...colours].sort((p, q) => hexToOklch(q).l - hexToOklch(p).l);
  const lightest = byLight[0] ?? '#ffffff';
  const darkest = byLight.at(-1) ?? '#1b1b1d';
  const { l, c, h } = hexToOklch(lightest);
  const light = l > 0.86 ? lightest : oklchToHex({ l: 0.96, c: Math.min(0.02, c), h });
  const dark = hexToOklch(darkest).l < 0.4 ? darkest : shadeColour(darkest, -0.3, 0.7);
  const inks = colours.filter((hex) => hex !== light);
  return { grounds: [light, dark], inks: inks.length > 0 ? inks : [darkest] };
}

/** Shades of the named colours, with neighbours on the colour wheel and one quiet accent. */
function harmony(colours: readonly string[], random: Random): Pick<StartingColours, 'grounds' | 'inks'> {
  const main = hexToOklch(colours[0]!);
  const isGrey = main.c < 0.03;
  const hue = main.h;
  const chroma = isGrey ? main.c : Math.max(main.c, 0.06);
  const away = random.pick([24, -24, 32, -32]);
  const accent = random.pick([160, 180, 200]);
  const at = (l: number, c: number, turn = 0) => oklchToHex({ l, c, h: hue + turn });
  const shades = isGrey
    ? [at(0.25, 0.005), at(0.5, 0.005), at(0.72, 0.005), at(0.86, 0.005)]
    : [
        at(0.8, chroma * 0.6),
        at(0.5, chroma * 0.8),
        at(0.66, chroma * 0.9, away),
        at(0.88, chroma * 0.35, away),
        at(0.72, 0.1, accent),
      ];
  const light = at(0.97, Math.min(0.016, chroma * 0.15));
  const dark = at(0.24, Math.min(0.06, chroma * 0.5));
  const wantsDarkGround = main.l < 0.22 && isGrey;
  return { grounds: wantsDarkGround ? [light, dark] : [light, dark, light], inks: [...colours, ...shades] };
}

function chooseGround(
  grounds: readonly string[],
  preference: 'light' | 'dark' | null,
  random: Random,
): string {
  const byLight = [...grounds].sort((p, q) => hexToOklch(q).l - hexToOklch(p).l);
  const usual = grounds[0] ?? '#ffffff';
  if (preference === 'light') return lighterThan(byLight[0] ?? usual, 0.86);
  if (preference === 'dark') return darkerThan(byLight.at(-1) ?? usual, 0.4);
  return grounds.length > 1 && random.chance(0.35) ? random.pick(grounds.slice(1)) : usual;
}

const lighterThan = (hex: string, l: number) =>
  hexToOklch(hex).l >= l ? hex : oklchToHex({ ...hexToOklch(hex), l: 0.95, c: 0.02 });
const darkerThan = (hex: string, l: number) =>
  hexToOklch(hex).l <= l ? hex : oklchToHex({ l: 0.27, c: 0.045, h: hexToOklch(hex).h });

/** Moves an ink's lightness away from the ground until it is seen. */
export function separate(ink: string, ground: string, distance = MIN_DISTANCE): string {
  let colour = ink;
  const direction = hexToOklch(ground).l > 0.6 ? -1 : 1;
  for (let i = 0; i < 12 && colourDistance(colour, ground) < distance; i++) {
    colour = shadeColour(colour, direction * 0.035, 1.04);
  }
  return colour;
}

function lineColour(ground: string, inks: readonly string[]): string {
  const groundL = hexToOklch(ground).l;
  const farthest = [...inks].sort(
    (p, q) => Math.abs(hexToOklch(q).l - groundL) - Math.abs(hexToOklch(p).l - groundL),
  )[0];
  const colour = farthest ?? (groundL > 0.6 ? '#1b1b1d' : '#fdfcf9');
  const { l, c, h } = hexToOklch(colour);
  if (groundL > 0.6) return l < 0.48 ? colour : oklchToHex({ l: 0.36, c: Math.min(c, 0.09), h });
  return l > 0.8 ? colour : oklchToHex({ l: 0.93, c: Math.min(c, 0.05), h });
}
