import { areaList } from '@vant/area-data';
import { lazy } from '../../../../../platform/cache/lazy.ts';

/** A Chinese address cut at its administrative parts; `district` is `''` where a city has none or the text leaves it out. */
export interface ChinaAddress {
  province: string;
  city: string;
  district: string;
  /** What stands behind them, to the letter. */
  rest: string;
}

interface Area {
  name: string;
  /** Whole and short names, longest first. */
  names: readonly string[];
}
interface City extends Area {
  districts: readonly Area[];
}
interface Province extends Area {
  cities: readonly City[];
}

/** Names in the table that mean “directly under the province” and are no cities. */
const NO_CITY = new Set(['省直辖县', '县', '自治区直辖县']);
const PEOPLES =
  '(?:[壮回藏苗彝侗傣白瑶]族|土家族|维吾尔|哈萨克|蒙古族?|朝鲜族|布依族|哈尼族|景颇族|傈僳族|羌族|柯尔克孜|黎族)*';
const OF_PROVINCE = new RegExp(`(?:省|市|${PEOPLES}自治区|特别行政区)$`);
const OF_CITY = new RegExp(`(?:市|地区|盟|${PEOPLES}自治州)$`);
/** Hong Kong, Macao and Taiwan write their addresses in other ways. */
const KEPT_WHOLE = /^(?:71|81|82)/;
const BETWEEN = /^[\s,，、/|·-]+/;

/** The table as a tree, made at the first Chinese address. */
const provinces = lazy((): readonly Province[] => {
  const cities = byPrefix(areaList.city_list, 2);
  const districts = byPrefix(areaList.county_list, 4);
  return Object.entries(areaList.province_list)
    .filter(([code]) => !KEPT_WHOLE.test(code))
    .map(([code, name]) => ({
      ...areaOf(name, OF_PROVINCE),
      cities: (cities.get(code.slice(0, 2)) ?? []).map(([city, cityName]) => ({
        ...areaOf(cityName, OF_CITY),
        districts: (districts.get(city.slice(0, 4)) ?? []).map(([, district]) => ({
          name: district,
          names: [district],
        })),
      })),
    }));
});

function byPrefix(areas: Readonly<Record<string, string>>, digits: number): Map<string, [string, string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const area of Object.entries(areas)) {
    const prefix = area[0].slice(0, digits);
    const group = groups.get(prefix);
    if (group) group.push(area);
    else groups.set(prefix, [area]);
  }
  return groups;
}

function areaOf(name: string, suffix: RegExp): Area {
  const short = name.replace(suffix, '');
  return { name, names: short.length >= 2 && short !== name ? [name, short] : [name] };
}

/**
 * Cuts an address in one cell that begins with a province or a city (`浙江省杭州市西湖区文三路 1 号`, `浙江 杭州 西湖区 …`,
 * `江苏省昆山市…`). Null when it does not begin with parts that the table has whole and together.
 */
export function splitChinaAddress(text: string): ChinaAddress | null {
  const start = text.trimStart().replace(/^中国[\s,，]*/, '');
  const province = cutArea(start, provinces());
  if (province) return cutProvince(province.found, province.rest);
  // A city without its province: only by its whole name.
  const byCity = provinces().flatMap((one) =>
    one.cities
      .filter(({ name }) => !NO_CITY.has(name) && start.startsWith(name))
      .map((city) => ({ one, city })),
  );
  const [only] = byCity;
  return only && byCity.length === 1
    ? cutDistrict(only.one, only.city, skip(start.slice(only.city.name.length)))
    : null;
}

const provinceNames = lazy(() => new Set(provinces().flatMap(({ names }) => names)));

/** Whether a text is the whole or short name of a province of mainland China. */
export function isChinaProvince(text: string): boolean {
  return provinceNames().has(text.trim());
}

function cutProvince(province: Province, rest: string): ChinaAddress | null {
  const cities = province.cities.filter(({ name }) => !NO_CITY.has(name));
  const city = cutArea(rest, cities);
  if (city) return cutDistrict(province, city.found, city.rest);
  // A municipality is its own city; a district may stand right behind the province.
  const found = province.cities.flatMap((one) => {
    const district = cutArea(rest, one.districts);
    return district ? [{ one, district }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1) return null;
  const cityName = NO_CITY.has(only.one.name) ? cityOf(province, only.district.found) : only.one.name;
  return {
    province: province.name,
    city: cityName,
    district: only.district.found.name,
    rest: only.district.rest,
  };
}

/** The city of a place that is right under its province: the municipality, or else the place itself. */
function cityOf(province: Province, { name }: Area): string {
  return province.name.endsWith('市') ? province.name : name;
}

function cutDistrict(province: Province, city: City, rest: string): ChinaAddress {
  const siblings = province.name.endsWith('市')
    ? province.cities.flatMap((one) => one.districts)
    : city.districts;
  const district = cutArea(rest, siblings);
  return {
    province: province.name,
    city: city.name,
    district: district?.found.name ?? '',
    rest: district?.rest ?? rest,
  };
}

/** The area that a text begins with, by its longest name, and what stands behind it. */
function cutArea<A extends Area>(text: string, areas: readonly A[]): { found: A; rest: string } | null {
  let best: { found: A; length: number } | null = null;
  for (const found of areas)
    for (const name of found.names)
      if (text.startsWith(name) && name.length > (best?.length ?? 0)) best = { found, length: name.length };
  return best && { found: best.found, rest: skip(text.slice(best.length)) };
}

function skip(text: string): string {
  return text.replace(BETWEEN, '');
}
