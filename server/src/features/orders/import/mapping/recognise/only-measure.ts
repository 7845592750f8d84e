import { normaliseHeader } from '../headers/normalise-header.ts';

/** Measures of the goods, or of their parcel, by what they measure. */
const MEASURES: readonly RegExp[] = [
  /^(?:(?:chain|necklace|cord|strap|product|item|bracelet|band|total)?length|lange|kettenlange|longueur|longitud|largo|lunghezza|comprimento|lengte|dlugosc|delka|hossz|uzunluk|длина|довжина|langd|lengde|长度|長度|链长|長さ|チェーン長|길이|ความยาว|chieudai|panjang|الطول|طول|אורך)$/,
  /^(?:(?:product|item)?width|breite|largeur|ancho|anchura|larghezza|largura|breedte|szerokosc|sirka|szelesseg|genislik|ширина|bredd|bredde|宽度|寬度|幅|너비|폭|ความกว้าง|chieurong|lebar|العرض|عرض|רוחב)$/,
  /^(?:(?:product|item)?height|hohe|hauteur|alto|altura|altezza|hoogte|wysokosc|vyska|magassag|yukseklik|высота|висота|hojd|hoyde|高度|高さ|높이|ความสูง|chieucao|tinggi|الارتفاع|ارتفاع|גובה)$/,
  /^(?:diameter|durchmesser|diametre|diametro|srednica|диаметр|直径|直徑|직경|지름|قطر|קוטר)$/,
  /^(?:weight|gewicht|poids|peso|waga|hmotnost|suly|agirlik|вес|вага|vikt|vekt|重量|무게|중량|น้ำหนัก|cannang|berat|الوزن|وزن|משקל)$/,
];

/**
 * Whether a column holds the only measure of a file: a length beside width and height is the parcel's, and one alone may be what the buyer
 * chose, as of a chain. A weight alone is the parcel's.
 */
export function isOnlyMeasure(headers: readonly string[], column: number): boolean {
  const kindOf = (header: string) => {
    const key = normaliseHeader(header);
    return MEASURES.findIndex((words) => words.test(key));
  };
  const own = kindOf(headers[column] ?? '');
  if (own < 0 || own === MEASURES.length - 1) return false;
  return headers.every((header, at) => at === column || kindOf(header) < 0);
}
