import type { OrderField } from '@diy/contract/orders/order-field-names';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import type { Mapping } from '../../../model/mapping.ts';
import { withoutErrorColumns } from '../error-columns.ts';
import { ALIASES, isKnownHeader } from '../headers/aliases.ts';
import { isComposedKey, isPartOfAddress, namesRecipient } from '../headers/compose-header.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';
import { unreadBuyers } from '../headers/receivers.ts';
import type { Profile } from '../model/profile.ts';
import { isBareNumber } from '../parties/address-parts.ts';
import { otherPersonsColumns, partOfPlace } from '../parties/other-persons-columns.ts';
import { withSendersMarked } from '../parties/senders-address.ts';
import { findProfile } from '../profiles/all-profiles.ts';
import { deviatingColumns } from './deviating-address.ts';
import { isPlaceName, LOWER_LEVELS, namedPlaces, OF_PLACE } from './place-names.ts';
import { usedColumns } from './used-columns.ts';

/** Columns of one address have no more others between them. */
const WIDEST_GAP = 5;
/** Further from the address nothing belongs to it by its place alone. */
const NEAR = 2;

/** Words of addresses: a column next to the address that has one is asked about. */
const ADDRESS_WORD =
  /addr|street|suburb|district|village|ward$|block|building|floor|apart|apt|unit$|landmark|estate|quarter|neighbo|adress|anschrift|ortsteil|zusatz|strasse|quartier|lieu|batiment|etage|escalier|localit|barrio|colonia|piso|manzana|urbaniza|bairro|complem|referencia|quadra|frazione|scala|straat|adres|wijk|toevoeg|ulica|dom$|lokal|mahalle|semt|daire|alamat|kelurahan|kecamatan|desa|barangay|phuong|diachi|地址|住址|街|区$|區$|村|镇$|鎮$|乡$|鄉$|楼|樓|室$|门牌|門牌|小区|小區|住所|番地|建物|주소|ที่อยู่|ตำบล|แขวง|адрес|улиц|дом$|кварт|корпус|подъезд|этаж|عنوان|الحي|مبنى|שכונה|כתובת|דירה|آدرس|محله/;
/** Levels of an address by the words of single countries, and what helps to find a door. */
const LEVEL_WORD =
  /wilaya|gouvernorat|governorate|muhafaza|emirate|departement|departament|departamento|comuna|commune|canton|kanton|parish|parroquia|paroquia|freguesia|voivod|wojewod|oblast|область|prefecture|prefektur|kabupaten|upazila|thana$|tehsil|taluka?$|mandal$|subdistrict|township|^county|sector|sektor|setor|zona$|^zone|zone$|^area|area$|society|repere|interphone|digicode|codeporte|sonnette|klingel|entrycode|gatecode|buzzer|الولاية|ولاية|دالة|علامةمميزة|أقربمعلم|معلم|المنطقة|منطقة|동호수|단지|^호수$|상세주소|подъезд|домофон/;
/** Where a parcel is fetched: it goes there and not to the street, wherever the column stands. */
const FETCHED =
  /locker|pickup(?:point|location|station|place|shop|store)|puntoretiro|pointretrait|pointderetrait|pointdecollecte|retraitenmagasin|odbioros|punktodbioru|abholstation|abholpunkt|abholort|noutopiste|utlamningsstalle|hentested|udleveringssted|teslimnoktasi|vydejnimisto|vydajnemiesto|atvetel[ei]|ridicare|(?:collection|drop|parcel|service)point|paczkomat|packstation|csomagpont|csomagautomata|foxpost(?!azonosito|ref|statusz)|easybox|boxnow|packeta|zasilkovna|point(?:de)?relais|relaiscolis|puntode(?:recogida|entrega|retiro)|puntodiritiro|pontode(?:coleta|retirada|recolha)|pudo|afhaalpunt|servicepunkt|paketshop|postomat|постамат|пунктвыдачи|自提点|自提门店|取货点|代收点|驿站|受取店舗|取貨門市|收件門市|픽업지점/;
/** Whether a header asks where the parcel is fetched, where a program may say `No`. */
export function isFetched(key: string): boolean {
  return FETCHED.test(key);
}

/** Where somebody changed the address afterwards: the parcel goes there, wherever the column stands. */
const CHANGED =
  /修改后的?(?:收货|收件)?(?:人)?(?:地址|信息)|(?:变更|更改|更正|改)后?的?(?:收货|收件)?地址|^新(?:收货|收件|的)?地址|(?:new|changed|corrected|updated|amended|revised|modified)(?:shipping|delivery|ship|recipient|customer)?addr|addresschange|(?:neue|geanderte|korrigierte)(?:liefer|versand)?(?:adresse|anschrift)|nouvelleadresse|adressemodifiee|(?:nueva|nuevo)(?:direccion|domicilio)|nuovoindirizzo|novoendereco|nieuwadres|nowyadres|yeniadres|новыйадрес|변경(?:된)?(?:배송지|주소)|変更後(?:の)?住所/;
/** The company of the parcel, in words that may be the carrier's. */
const COMPANY_WORD =
  /^(?:societe|entreprise|raisonsociale)(?:de|pour)?(?:livraison|lalivraison|expedition)$|^(?:livraison|expedition)(?:societe|entreprise)$|^(?:empresa|compania|razonsocial)(?:de|del|para)?(?:envio|entrega)$|^(?:societa|azienda|ragionesociale)(?:di)?(?:spedizione|consegna)$|^(?:versand|liefer|lieferung|lieferadresse)_?(?:firma|unternehmen)$|^(?:deliver|delivery|shipping)(?:company|organi[sz]ation|business)(?:name)?$/;
/** Parts of a company, and the further lines of a name: with neither the parcel may not find who it is for. */
const NAME_WORD =
  /^(?:department|departement|dept|division|abteilung|abt|afdeling|avdelning|afdeling|avdeling|osasto|dzial|reparto|ufficio|service|oddeleni|отдел|отделение|部门|部門|科室|部署|部署名|部課|부서|부서명|מחלקה|القسم|قسم|واحدسازمانی)$|^(?:ship|shipto|shipping|delivery|recipient|consignee|liefer|lieferung|empfanger|destinataire|destinatario)?(?:name|nom|nombre|nome|naam)[1-4]$|^(?:ship|shipto|shipping|delivery|recipient|consignee|liefer|lieferung|empfanger)(?:attention|attentionto|attn|careof|zuhanden|zhd)$/;
/** These words belong to the recipient when a column of the address is at most this many columns away. */
const NEAR_NAME = 4;

/** Columns about an address that are no part of it, and addresses of other parties. */
const NO_PART =
  /bill|invoice|faktur|fatura|payer|musteri|buyer|customer|kaufer|rechnung|kunde|acheteur|factur|comprador|cliente|fattura|factuur|sender|return|origin|отправ|warehouse|store|shop|seller|fees?$|costs?$|prices?$|amount|total|weight|currency|discount|coupon|insurance|giftwrap|金额|费$|费用|价格|重量|税|优惠|折扣|币种|买家|買家|购买人|购方|付款人|下单人|寄件|寄方|发件|发货|退货|仓|网名|昵称|注文者|依頼主|구매자|보내는|e?mail|ipaddress|(?<!z|sh)ip$|phone|fax|tel$|date|time|type$|valid|verif|status|latitude|longitude|^lat$|^lng$|^lon$|是否|修改|次数|类型|类别|时间|日期|経度|緯度|经度|纬度/;
/** Who carries the parcel and how fast: whole headers, since a courier's note or locker may well say where the parcel goes. */
const CARRIAGE =
  /^(?:(?:courier|carrier|delivery|shipping)?(?:service|servicelevel|serviceclass|servicetype|priority)|(?:courier|carrier)(?:name|company|code|id|type|method|used)?|(?:shipping|rate|tax|sales|price)(?:zone|area)|(?:paketdienst|kurier(?:dienst)?|spediteur|spedition|koerier(?:sdienst)?|vervoerder|transportadora|transporteur|transportista|corriere|mensajeria|przewoznik|kargo(?:firmas[ıi])?|kurir|jasakirim|vanchuyen|donvivanchuyen)|prioritat|priorite|prioridade?|priorita|prioriteit|priorytet|oncelik|перевозчик|курьер(?:скаяслужба)?|службадоставки|приоритет|택배(?:사|회사|업체)?|운송(?:사|회사|업체)?|우선순위|宅配(?:業者|会社|便)|配送業者|運送(?:業者|会社)|優先度|(?:快递|快遞|物流|承运|承運)(?:公司|商|方式|渠道|名称|名稱|服务|服务商|代码|编码|类型|单|單|状态|产品|企业|平台|信息)?|(?:运费|運費)模板|优先级|加急|紧急程度|(?:ผู้ให้บริการ|บริษัท)ขนส่ง|شركة(?:الشحن|التوصيل)|الناقل|الأولوية|أولوية|חברת(?:ה?משלוחים|ה?שליחויות)|שליח|עדיפות|شرکت(?:حمل|حملونقل|پست|پستی)|پست|اولویت|کۆمپانیایگەیاندن|گەیاندن)$/;
/** A code of what another column says in words: `City ID`, `省编码`. */
const CODE = /^(.+?)(?:code|id|iso\d?|no|编码|代码|编号|代號|代碼|コード)$/;
/** `code wilaya` */
const CODE_BEFORE = /^(?:code|cod|kode|codigo|codice)(.+)$/;

const BARE_STATE = new Set(['state', 'states', 'estado', 'estat', 'stato']);

const companyKeys = lazy(() => new Set(listedKeys(ALIASES.company)));
const otherKeys = lazy(
  () =>
    new Set(
      Object.entries(ALIASES)
        .filter(([field]) => !OF_PLACE.includes(field as OrderField))
        .flatMap(([, names]) => names)
        .map(normaliseHeader),
    ),
);

/**
 * The mapping with the columns that stand in or next to the recipient's address and that nobody reads, a bare `No` that was taken for the
 * number of the house, and a bare `State` that may be the status. A person says whether each belongs to the address; a mapping that says so
 * already stays as it is.
 */
export function withUnreadAddressColumns(table: readonly string[], mapping: Mapping): Mapping {
  if (mapping.beside_address !== undefined) return mapping;
  const headers = withSendersMarked(withoutErrorColumns(table));
  const profile = findProfile(mapping.profile);
  const bare = profile.columns?.houseNo ? [] : bareHouseNo(headers, mapping);
  const states = profile.columns?.province ? [] : bareState(headers, mapping);
  const found = [
    ...bare,
    ...states,
    ...secondColumns(mapping, profile),
    ...repeatedColumns(headers, mapping, profile),
    ...(profile.columns?.recipientName ? [] : unreadBuyers(headers.map(normaliseHeader), mapping.columns)),
    ...unreadColumns(headers, mapping, profile),
    ...(profile.columns?.address1 ? [] : mayBeOthers(headers, mapping)),
    ...(profile.columns?.address1 ? [] : deviatingColumns(headers)),
  ];
  const columns = [...new Set(found)].sort((a, b) => a - b);
  return columns.length > 0 ? { ...mapping, beside_address: columns } : mapping;
}

/**
 * Parts of an address of which nobody can say whose it is, where the recipient has no such column: `Country Code` far behind `Ship To
 * Address`, in a file that names the buyer as well.
 */
function mayBeOthers(headers: readonly string[], { columns }: Mapping): number[] {
  const others = otherPersonsColumns(headers, columns);
  const isMarked = columns.address1?.some((column) => namesRecipient(normaliseHeader(headers[column] ?? '')));
  return headers.flatMap((header, column) => {
    const key = normaliseHeader(header);
    const isOpen =
      others.get(column) === 'unclear' || (isMarked && !others.has(column) && partOfPlace(key) !== undefined);
    return isOpen && !takenFields(key, columns) ? [column] : [];
  });
}

/** The open columns next to the address that no field and no personalisation of the mapping reads. */
export function findUnreadAddressColumns(mapping: Mapping): number[] {
  const used = usedColumns(mapping);
  return (mapping.beside_address ?? []).filter((column) => !used.has(column));
}

/** Fields whose every column is part of the address, not only the first one. */
export const PLACE_LINES = [
  'district',
  'address1',
  'address2',
  'address3',
] as const satisfies readonly OrderField[];

/** Columns of a field of the address that has a better one already: of `Bairro` and `District` the first one with text is read. */
function secondColumns({ columns, joined = [] }: Mapping, profile: Profile): number[] {
  return PLACE_LINES.flatMap((field) => {
    const isJoined = joined.includes(field) || profile.joined?.includes(field);
    return isJoined || profile.columns?.[field] ? [] : (columns[field] ?? []).slice(1);
  });
}

/** Fields that an address has one of. */
export const ONE_OF_EACH = [
  'country',
  'province',
  'city',
  'postcode',
] as const satisfies readonly OrderField[];

/** Columns with the same header as the one that is read: one is the payer's, and which of them, nobody can say. */
function repeatedColumns(headers: readonly string[], { columns }: Mapping, profile: Profile): number[] {
  return ONE_OF_EACH.flatMap((field) => {
    const [first, ...others] = columns[field] ?? [];
    const keyOf = (column: number) => normaliseHeader(headers[column] ?? '');
    if (first === undefined || profile.columns?.[field]) return [];
    return others.filter((column) => keyOf(column) === keyOf(first));
  });
}

function bareHouseNo(headers: readonly string[], { columns }: Mapping): number[] {
  return (columns.houseNo ?? []).filter((column) => isBareNumber(headers[column] ?? ''));
}

/** Shop systems call the status of an order `State` or `Estado`, as addresses call the province: without a status column it may be either. */
function bareState(headers: readonly string[], { columns }: Mapping): number[] {
  // A column that is a status without doubt leaves it open whose status `State` is.
  if (columns.orderStatus?.some((column) => isKnownHeader(normaliseHeader(headers[column] ?? '')))) return [];
  return (columns.province ?? []).filter((column) => BARE_STATE.has(normaliseHeader(headers[column] ?? '')));
}

function unreadColumns(headers: readonly string[], mapping: Mapping, { notAddress = [] }: Profile): number[] {
  const known = new Set(notAddress.map(normaliseHeader));
  const { columns } = mapping;
  const used = usedColumns(mapping);
  const places = [...new Set(OF_PLACE.flatMap((field) => columns[field] ?? []))].sort((a, b) => a - b);
  const around = [...places, ...(columns.recipientName ?? [])];
  const isNearName = (column: number) => around.some((place) => Math.abs(place - column) <= NEAR_NAME);
  return headers.flatMap((header, column) => {
    const key = normaliseHeader(header);
    if (used.has(column) || known.has(key)) return [];
    if (isNoPart(key) && !CHANGED.test(key) && !companyKeys().has(key)) return [];
    const before = places.findLast((place) => place < column) ?? Number.NEGATIVE_INFINITY;
    const behind = places.find((place) => place > column) ?? Number.POSITIVE_INFINITY;
    const taken = takenFields(key, columns);
    const isSecondName =
      taken?.every((field) => SAME_PLACE.has(field)) && !isOtherLevel(key, headers, mapping);
    const isInside = behind - before <= WIDEST_GAP && !isSecondName;
    const isNear = column - before <= NEAR || behind - column <= NEAR;
    const isAsked =
      isInside ||
      (!taken && places.length > 0 && (FETCHED.test(key) || CHANGED.test(key))) ||
      (!columns.company && (companyKeys().has(key) || (isNearName(column) && COMPANY_WORD.test(key)))) ||
      (!taken && saysSeveralPlaces(header)) ||
      (isNear && !taken && (isPlaceName(key) || ADDRESS_WORD.test(key) || LEVEL_WORD.test(key))) ||
      (behind - column <= NEAR_NAME && !taken && NAME_WORD.test(key));
    return isAsked ? [column] : [];
  });
}

const POSTCODE_WORDS = new Set('zip zipcode postcode postal code codigo kod pocztowy cep'.split(' '));
const PLACE_WORDS = new Set(
  'city town state province region county zip zipcode postcode postal code plz ort stadt cp ville cap citta provincia comune ciudad cidade estado cep codigo postal postcode plaats miasto kod pocztowy ilce sehir 省 市 区 縣 县'.split(
    ' ',
  ),
);

/** `City, State Zip`, `PLZ/Ort`: several parts of an address in one cell, which none of our fields takes. */
function saysSeveralPlaces(header: string): boolean {
  const words = header
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .split(/[\s,/&+|_-]+/)
    .map(normaliseHeader)
    .filter((word) => word !== '' && word !== 'and' && word !== 'und' && word !== 'et');
  const isOne = words.every((word) => POSTCODE_WORDS.has(word));
  return (
    words.length > 1 &&
    !isOne &&
    !NO_PART.test(normaliseHeader(header.replace(/[()[\]]/g, ' '))) &&
    words.every((word) => PLACE_WORDS.has(word))
  );
}

/** Fields whose second column says the same in other words, or belongs to another party. */
const SAME_PLACE: ReadonlySet<OrderField> = new Set(['country', 'province', 'city', 'postcode']);

/** Whether a column is of a level that none of the columns taken for its field has, such as a county beside a state. */
function isOtherLevel(key: string, headers: readonly string[], { columns }: Mapping): boolean {
  return LOWER_LEVELS.some(
    ([field, level]) =>
      level.test(key) &&
      columns[field]?.every((column) => !level.test(normaliseHeader(headers[column] ?? ''))) === true,
  );
}

/** The fields of a place that a header is a name of, where each has a column already; null = it is no such name, or one is free. */
function takenFields(key: string, columns: Mapping['columns']): OrderField[] | null {
  const fields = namedPlaces(key);
  return fields.length > 0 && fields.every((field) => columns[field]?.length) ? fields : null;
}

/** Whether a header says by itself that the column is no part of the recipient's address. */
function isNoPart(key: string): boolean {
  if (isPlaceName(key)) return false;
  if (NO_PART.test(key) || CARRIAGE.test(key) || otherKeys().has(key)) return true;
  const named = CODE.exec(key)?.[1] ?? CODE_BEFORE.exec(key)?.[1];
  return named !== undefined && (isPlaceName(named) || isPartOfAddress(named) || isComposedKey(named));
}
