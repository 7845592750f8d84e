import { IMAGE_SORTS, type ImageSort } from '@diy/contract/images/images';
import { ALL, DEFAULT_LIMIT, MAX_LIMIT } from '@diy/contract/paging';

export const SHAPES = ['landscape', 'portrait', 'square'] as const;
export const YES_NO = ['yes', 'no'] as const;
/** Formats a person filters by; the address takes any. */
export const FORMATS = ['png', 'jpeg', 'webp', 'tiff', 'svg', 'pdf', 'avif', 'psd', 'gif', 'bmp'] as const;
/** Steps of "shorter side at least", in px. */
export const MIN_SIDES = [1000, 2000, 3000, 4500] as const;

/** Which images of the library are wanted. */
export interface LibraryFilter {
  content: string;
  /** Category id; '' = 未分类, `all` = any. */
  categoryId: string;
  /** Shorter side at least, in px; 0 = any. */
  minSide: number;
  shape: (typeof SHAPES)[number] | typeof ALL;
  alpha: (typeof YES_NO)[number] | typeof ALL;
  used: (typeof YES_NO)[number] | typeof ALL;
  format: string;
}

/** Everything of the library page that the address keeps. */
export interface LibraryState extends LibraryFilter {
  /** Page the list is scrolled to, and its size. */
  p: number;
  limit: number;
  sort: ImageSort;
  /** Image whose details are open; '' = none. */
  open: string;
}

const NO_FILTER: LibraryFilter = {
  content: '',
  categoryId: ALL,
  minSide: 0,
  shape: ALL,
  alpha: ALL,
  used: ALL,
  format: ALL,
};
export const DEFAULT_STATE: LibraryState = {
  ...NO_FILTER,
  p: 1,
  limit: DEFAULT_LIMIT,
  sort: 'newest',
  open: '',
};

/** Reads the page's state from a query string; odd values fall back. */
export function readLibraryState(query: URLSearchParams): LibraryState {
  const whole = (name: string, fallback: number, max: number) => {
    const value = Number(query.get(name));
    return query.has(name) && Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value =>
    values.find((value) => value === query.get(name)) ?? fallback;
  return {
    p: whole('p', 1, 1_000_000),
    limit: whole('limit', DEFAULT_LIMIT, MAX_LIMIT),
    content: query.get('content') ?? '',
    categoryId: query.get('tid') ?? ALL,
    minSide: whole('min_side', 0, 30_000),
    shape: oneOf('shape', [...SHAPES, ALL], ALL),
    alpha: oneOf('alpha', [...YES_NO, ALL], ALL),
    used: oneOf('used', [...YES_NO, ALL], ALL),
    format: (query.get('format') ?? ALL).slice(0, 16) || ALL,
    sort: oneOf('sort', IMAGE_SORTS, 'newest'),
    open: query.get('open') ?? '',
  };
}

const NAMES: Record<keyof LibraryState, string> = {
  p: 'p',
  limit: 'limit',
  content: 'content',
  categoryId: 'tid',
  minSide: 'min_side',
  shape: 'shape',
  alpha: 'alpha',
  used: 'used',
  format: 'format',
  sort: 'sort',
  open: 'open',
};

/**
 * Writes changes into a query string; defaults are left out, foreign parameters stay. Another filter, order or page
 * size begins at page 1; opening an image does not.
 */
export function writeLibraryState(query: URLSearchParams, change: Partial<LibraryState>): URLSearchParams {
  const next = new URLSearchParams(query);
  const state = { ...readLibraryState(query), ...change };
  const keepsPlace = Object.keys(change).every((name) => name === 'p' || name === 'open');
  if (!keepsPlace) state.p = 1;
  for (const [name, wireName] of Object.entries(NAMES) as [keyof LibraryState, string][]) {
    if (state[name] === DEFAULT_STATE[name]) next.delete(wireName);
    else next.set(wireName, String(state[name]));
  }
  return next;
}

/** Only the filter, for calls and as a key. */
export function libraryFilterOf(state: LibraryState): LibraryFilter {
  const { content, categoryId, minSide, shape, alpha, used, format } = state;
  return { content, categoryId, minSide, shape, alpha, used, format };
}

/** The filter as calls take it. */
export function filterInput({ minSide, categoryId, ...filter }: LibraryFilter) {
  const input = { ...filter, tid: categoryId };
  return minSide > 0 ? { ...input, min_width: minSide, min_height: minSide } : input;
}

/** Filters behind the button, each with the change that clears it. Category and search have their own places. */
export function activeFilters(filter: LibraryFilter): (keyof LibraryFilter)[] {
  const behindButton = ['minSide', 'shape', 'alpha', 'used', 'format'] as const;
  return behindButton.filter((name) => filter[name] !== NO_FILTER[name]);
}

/** The change that clears the filters behind the button. */
export const NO_BUTTON_FILTERS = {
  minSide: 0,
  shape: ALL,
  alpha: ALL,
  used: ALL,
  format: ALL,
} satisfies Partial<LibraryFilter>;
