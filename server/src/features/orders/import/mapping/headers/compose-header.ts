import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-field-names';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { foldLetters } from './normalise-header.ts';
import { FURTHER_PARTS, FURTHER_RECIPIENTS, type Part } from './recipient-words.ts';

/**
 * Who a column is about, before or behind what it says: `Ship To - City`, `Ort des Empfängers`, `CAP di spedizione`. Only the
 * recipient: what is billed or bought by somebody is no address to send a parcel to.
 */
const RECIPIENT = `to, ship, shipto, ordershipping, orderdelivery, shipping, shippingto, shippingaddress, shiptoaddress, deliver, deliverto, delivery, deliveryaddress, dispatchto,
  recipient, recipients, receiver, receivers, consignee, postto, postageaddress, destination, dropoff,
  empfang, versand, versandnach, versandadresse, versandanschrift, liefer, lieferung, lieferadresse, lieferanschrift, lieferan, empfänger, desempfängers, empfaenger,
  livraison, delivraison, pourlivraison, adressedelivraison, delivraisonadresse, destinataire, dudestinataire, expédition, dexpédition, d'expédition,
  envío, deenvío, envio, deenvio, paraelenvío, paraenvío, paraaentrega, paralaentrega, paraentrega, entrega, deentrega, daentrega, direccióndeenvío, direccióndeentrega, destinatario, deldestinatario, dedestino,
  spedizione, dispedizione, perlaspedizione, consegna, diconsegna, indirizzodispedizione, indirizzodiconsegna,
  verzend, verzending, verzendadres, bezorg, bezorging, bezorgadres, aflever, afleveradres, levering, leverings, ontvanger, vanontvanger,
  dostawy, adresdostawy, dodostawy, odbiorcy, wysyłki, destinatário, dodestinatário, endereçodeentrega, leverans, leveransadress,
  dostawa, penerima, pengiriman, ngườinhận, giaohàng, ผู้รับ, 送り先, 宛先,
  doručení, dodací, teslimat, alıcı, доставки, получателя, お届け先, お届け先の, 配送先, 届け先, 送付先, 発送先, 수령인, 수령자, 수취인, 수취자, 수하인, 받는사람, 받는분, 받는인, 받는이, 받으실분, 받으시는분, 배송지, 收件人, 收货人, 收件, 收货, 收貨人, 收貨, 收件者, 收貨者, 受貨人`;

/** Words after which a name or a company may be the carrier's as well as the recipient's. */
const CARRIER = new Set(
  'shipping, delivery, deliver, versand, livraison, expédition, envío, envio, deenvío, deenvio, spedizione, dispedizione, entrega, dostawy, wysyłki, verzend, verzending, levering, leverans, доставки, teslimat'
    .split(', ')
    .map(foldLetters),
);

/** The part of a person's or a place's data that a column holds, by language: en, de, fr, es, it, nl, pl, pt, sv, tr, ru, ja. */
const PARTS: Partial<Record<Part, string>> = {
  recipientName: `name, ad, adı, jméno, meno, όνομα, ім’я, імя, نام, attention, attn, fullname, fullnames, personname, contactperson, contactname, contact, vollständigername, nomcomplet, nom, nomprénom, nometprénom, nombre, nombrecompleto, nombreyapellidos,
    nome, nomecompleto, nomeecognome, nominativo, naam, volledigenaam, imięinazwisko, namn, adsoyad, adsoyadı, adısoyadı, nama, namalengkap, tên, họtên, họvàtên, ชื่อ, ชื่อนามสกุล, фио, имя, 氏名, 名前, お名前, 이름, 성명, 姓名`,
  firstName:
    'firstname, givenname, forename, first, vorname, prénom, prenom, nombredepila, voornaam, imię, förnamn, имяотчество, имяиотчество, givennames, ad, adı, 名, jméno, meno, křestníjméno, keresztnév, prenume, fornavn, etunimi, όνομα, ім’я, імя, שםפרטי, الاسمالأول, نام',
  lastName:
    'lastname, surname, familyname, last, 名字, apellidopaterno, primerapellido, apellido1, nachname, nomdefamille, apellido, apellidos, cognome, sobrenome, apelido, achternaam, nazwisko, efternamn, soyad, soyadı, фамилия, 姓, 氏, příjmení, priezvisko, vezetéknév, efternavn, etternavn, sukunimi, επώνυμο, прізвище, שםמשפחה, اسمالعائلة, نامخانوادگی',
  middleName:
    'middlename, middleinitial, middle, secondname, segundonombre, tussenvoegsel, tussenvoegsels, отчество, побатькові',
  secondLastName: 'apellidomaterno, segundoapellido, apellido2, secondlastname',
  nameSuffix: 'suffix, namesuffix',
  company:
    'company, companyname, organisation, organization, businessname, firma, firmenname, société, entreprise, raisonsociale, nomdelasociété, empresa, azienda, società, ragionesociale, bedrijf, bedrijfsnaam, nazwafirmy, företag, şirket, компания, 会社名',
  address1: `address, address1, addressline1, line1, addr1, street, street1, streetaddress, streetaddress1, addressstreet, addressone, streetname, streetandnumber,
    straße, strasse, str, adresse, adresse1, adresszeile1, anschrift, anschrift1, straßeundhausnummer, straßehausnummer, strasseundhausnummer, straßehausnr, straßenname, adresseligne1, ligne1, rue, voie, ruenuméro,
    dirección, direccion, dirección1, direccion1, calle, callenúmero, callenumero, domicilio, indirizzo, indirizzo1, via, endereço, endereço1, logradouro, rua, adres, adres1, straat, straatnaam, adresregel1, ulica, ulicainumer, ulicanumer, adress, adress1, gata, gatuadress,
    adresi, sokak, alamat, alamatlengkap, địachỉ, ที่อยู่, адрес, улица, 住所, 住所1, 番地, 주소, 地址, 详细地址`,
  address2: `address2, addressline2, line2, addr2, street2, streetaddress2, addresstwo, apt, apartment, suite, unit, aptsuite, addressnumberaddition, addresshousenumberaddition, addresshousenumbersuffix, housenumberaddition, housenumbersuffix, addressaddition, adresszusatz, zusatz, adresszusatz1, adresse2, adresszeile2, anschrift2, complément, complémentrue, complémentderue, complémentadresse, complémentdadresse, adresseligne2, ligne2,
    dirección2, direccion2, complemento, indirizzo2, endereço2, adres2, adresregel2, toevoeging, adress2, 住所2, 建物名`,
  address3:
    'address3, addressline3, line3, addr3, street3, adresse3, adresszeile3, anschrift3, adresszusatz2, dirección3, indirizzo3, 住所3',
  houseNo:
    'addressnumber, addresshousenumber, addresshouseno, addressstreetnumber, housenumber, houseno, streetnumber, buildingnumber, hausnummer, hausnr, numérodevoie, númerodecasa, numerocivico, civico, huisnummer, numerdomu, nrdomu, husnummer',
  district:
    'district, suburbdistrict, neighbourhood, neighborhood, bairro, colonia, barrio, ilçe, район, 鄉鎮市區, 鄉鎮區, 行政區, quartiere, quartier, kecamatan, quậnhuyện, quận, huyện, เขต, อำเภอ, เขตอำเภอ',
  city: 'city, cityname, town, towncity, townorcity, citytown, suburb, cityortown, cityorsuburb, citysuburb, locality, ort, stadt, wohnort, ville, localité, commune, ciudad, población, poblacion, localidad, città, comune, località, cidade, localidade, município, stad, plaats, woonplaats, miasto, miejscowość, postort, şehir, kota, thànhphố, город, 市区町村',
  province: `state, province, region, county, stateprovince, provincestate, stateorprovince, stateorcounty, countyorstate, stateregion, regionstate, stateorregion, statecounty, countystate, statecode, provincecode, regioncode, statename, provincename, regionname, stateprovincecode, stateprovincename,
    stateprovinceregion, provinceregion, bundesland, bundeslandkanton, kanton, département, région, provincia, región, estado, estadoprovincia, provinciaestado, provinciaoestado, estadooprovincia,  regione, provincie, województwo, регион, область, 都道府県, il, provinsi, tỉnhthànhphố, tỉnhthành, tỉnh, จังหวัด`,
  postcode: `zip, zipcode, postalcode, postcode, postalzip, postcodezip, zippostcode, zippostal, zippostalcode, ziporpostalcode, zipcodepostalcode, postalcodezip, postalorzipcode, pincode, postal, plz, postleitzahl, codepostal, cp, códigopostal, codigopostal,
    cap, codicepostale, codicediavviamentopostale, cep, kodpocztowy, postnummer, postnr, postakodu, posta, индекс, почтовыйиндекс, kodepos, mãbưuđiện, mãbưuchính, รหัสไปรษณีย์, 郵便番号, 우편번호, 邮编, 郵遞區號`,
  country: `country, countrycode, countryname, countryid, countryregion, countryorregion, countrycodeiso, isocountry, countryiso, nation, lkz, landeskennzeichen, land, ländercode, länderkürzel, landcode, landiso, pays, codepays, paysregion, país, pais, códigopaís, códigodepaís, paísregión, paese, nazione, codicepaese, codenazione, kraj, kodkraju,
    ülke, negara, quốcgia, ประเทศ, страна, 国, 国名, 国コード`,
  phone:
    'phone, phonenumber, phoneno, phonenum, telephone, telephonenumber, tel, contactnumber, contactphone, contactphonenumber, telefon, telefonnummer, téléphone, numérodetéléphone, teléfono, telefono, númerodeteléfono, numeroditelefono, telefone, telefoon, telefoonnummer, numertelefonu, nrtelefonu, telefonu, telepon, notelepon, nomortelepon, nohp, sốđiệnthoại, điệnthoại, sđt, sdt, เบอร์โทร, เบอร์โทรศัพท์, หมายเลขโทรศัพท์, телефон, 電話番号, 電話, 전화번호, 연락처, 연락처1, 휴대폰, 휴대폰번호, 휴대전화, 핸드폰, 핸드폰번호, 电话, 市話',
  mobile:
    'mobile, mobilephone, mobilenumber, 手機, 行動電話, cellphone, cell, handy, mobil, mobilnummer, portable, móvil, movil, cellulare, celular',
  email:
    'email, emailaddress, mail, mailaddress, emailadresse, emailid, courriel, correo, correoelectrónico, adreseemail',
};

/** These words say alone where a parcel goes; all others need a word for the recipient with them. */
const ALONE = new Set(
  `firstname, givenname, givennames, forename, имяотчество, имяиотчество, middlename, suffix, namesuffix, tussenvoegsel, отчество, apellidopaterno, primerapellido, apellido1, apellidomaterno, segundoapellido, apellido2, lastname, surname, vorname, nachname, prénom, prenom, nomdefamille, apellidos, apellido, cognome, sobrenome, voornaam, achternaam, imię, nazwisko, фамилия, fullname, nomcomplet, nombrecompleto, nomecompleto, volledigenaam, adsoyad, nombreyapellidos, nomeecognome, imięinazwisko, фио, vollständigername,
  firma, firmenname, société, entreprise, empresa, azienda, bedrijf, nazwafirmy,
  addressline1, streetaddress, streetaddress1, straße, strasse, adresse, adresse1, anschrift, straßeundhausnummer, strasseundhausnummer, straßehausnummer, adresszeile1, rue, dirección, direccion, calle, domicilio, indirizzo, endereço, adres, straat, ulica, adress, адрес, улица, 住所,
  addressline2, streetaddress2, adresszusatz, adresse2, adresszeile2, complémentdadresse, dirección2, indirizzo2, complemento, adres2, address3, addressline3,
  housenumber, hausnummer, hausnr, huisnummer, numerocivico, numerdomu, il, ilçe, colonia, barrio, neighborhood, neighbourhood, suburb, town, towncity, citytown, ort, stadt, wohnort, ville, ciudad, población, localidad, città, cidade, plaats, woonplaats, miasto, miejscowość, город,
  county, region, stateprovince, stateregion, statecounty, stateprovinceregion, bundesland, provincia, región, région, województwo, область, 都道府県,
  plz, postleitzahl, codepostal, códigopostal, codigopostal, cap, kodpocztowy, индекс, postalzip, postcodezip, zippostalcode, zippostal, countryregion, countrycode, kodkraju, codepays, codicepaese, códigopaís, landeskennzeichen, land, pays, país, paese, nazione, kraj, страна, ülke,
  telephone, telefon, telefonnummer, téléphone, teléfono, telefono, telefone, telefoon, телефон, 연락처, 핸드폰, 휴대폰, 휴대폰번호, 전화번호, mobilephone, handy, cellulare, móvil, emailaddress, emailadresse`
    .split(',')
    .map((word) => foldLetters(word.trim())),
);

/**
 * Headers of a whole name that mean only the missing half where a file has the other half as well: `Nom` with `Prénom`,
 * `Name` with `Vorname`.
 */
const BARE_NAMES = new Set(list('name, nom, nombre, nome, naam, namn, имя, имя'));

/** Whole addresses in one cell: the party itself is the address. */
const WHOLE_ADDRESS =
  'shippingaddress, shiptoaddress, deliveryaddress, lieferadresse, versandadresse, lieferanschrift, adressedelivraison, direccióndeenvío, direccióndeentrega, indirizzodispedizione, indirizzodiconsegna, endereçodeentrega, verzendadres, bezorgadres, afleveradres, adresdostawy, お届け先住所';

/** A word of `PARTS` and its place there: of two words the one that comes first wins. */
interface PartWord {
  place: number;
  part: Part;
}

interface PartTables {
  parties: ReadonlySet<string>;
  words: ReadonlyMap<string, readonly PartWord[]>;
  addresses: ReadonlySet<string>;
  alone: ReadonlyMap<string, Part>;
  longest: number;
  /** First letters of parties and words: most cells of a table begin with others. */
  starts: ReadonlySet<string | undefined>;
}

/**
 * The tables are made at the first header. Parties times words are too many to write out, so keys are cut where a party
 * may begin or end.
 */
const tables = lazy((): PartTables => {
  const parties = new Set([...list(RECIPIENT), ...list(FURTHER_RECIPIENTS)]);
  const words = new Map<string, PartWord[]>();
  const alone = new Map<string, Part>();
  let place = 0;
  for (const [part, names] of Object.entries(PARTS) as [Part, string][]) {
    for (const word of list(names)) {
      if (ALONE.has(word)) alone.set(word, part);
      words.set(word, [...(words.get(word) ?? []), { place: place++, part }]);
    }
  }
  for (const [part, names] of Object.entries(FURTHER_PARTS) as [Part, string][])
    for (const word of list(names)) words.set(word, [...(words.get(word) ?? []), { place: place++, part }]);
  const longest = longestOf(parties) + longestOf(words.keys());
  const starts = new Set([...parties, ...words.keys()].map((word) => word[0]));
  return { parties, words, addresses: new Set(list(WHOLE_ADDRESS)), alone, longest, starts };
});

function longestOf(words: Iterable<string>): number {
  return Math.max(...Array.from(words, (word) => word.length));
}

/**
 * The part of the recipient that a key names: a party and a word in either order. In `Adresse de livraison 2` the number follows
 * the party.
 */
function partOfRecipient(key: string): Part | undefined {
  const { parties, words, addresses, longest, starts } = tables();
  if (addresses.has(key)) return 'address1';
  if (key.length > longest || !starts.has(key[0])) return undefined;
  let first: PartWord | undefined;
  const see = (party: string, word: string) => {
    if (!parties.has(party)) return;
    for (const one of words.get(word) ?? [])
      if (!(one.part === 'company' && CARRIER.has(party)) && (!first || one.place < first.place)) first = one;
  };
  const number = /[123]$/.test(key) ? key.slice(-1) : '';
  const end = key.length - number.length;
  for (let at = 1; at < key.length; at++) {
    const [head, tail] = [key.slice(0, at), key.slice(at)];
    see(head, tail);
    see(tail, head);
    if (number && at <= end) see(key.slice(at, end), head + number);
  }
  return first?.part;
}

/** `Имя,Отчество` */
const withoutCommas = (key: string) => key.replaceAll(',', '');

function list(words: string): string[] {
  return foldLetters(words)
    .split(',')
    .map((word) => word.trim());
}

/** Whether a key, as `normaliseHeader` makes them, is put together of known parts. */
export function isComposedKey(key: string): boolean {
  return tables().alone.has(withoutCommas(key)) || partOfRecipient(key) !== undefined;
}

/** Whether a key names a whole address: `Delivery Address` is no street where `Delivery Address/Street` stands as well. */
export function isWholeAddress(key: string): boolean {
  return tables().addresses.has(key);
}

/** Whether a key says something of a person or a place, no matter who it is about: `name`, `city`. */
export function isPartOfAddress(key: string): boolean {
  return tables().words.has(key);
}

const OF_PLACE: ReadonlySet<Part> = new Set(PLACE_FIELDS.filter((field) => field !== 'recipientName'));

/** Whether a key says a part of a place, no matter whose. */
export function isPartOfPlace(key: string): boolean {
  return (
    tables()
      .words.get(key)
      ?.some(({ part }) => OF_PLACE.has(part)) === true
  );
}

/** Whether a key says a street, no matter whose: `Street`, `Lieferstraße`. */
export function isStreet(key: string): boolean {
  return (
    partOfRecipient(key) === 'address1' ||
    tables()
      .words.get(key)
      ?.some(({ part }) => part === 'address1') === true
  );
}

/** Columns of a person and a place, by what their names are put together of. */
export interface ComposedColumns {
  columns: Partial<Record<OrderField, number[]>>;
  /** The name stands in two columns. */
  isNameJoined: boolean;
}

/** Whether a normalised header names the recipient by itself. */
export function namesRecipient(key: string): boolean {
  return partOfRecipient(key) !== undefined;
}

/** Reads normalised headers: those that name the recipient, and those that name nobody (`PLZ`, `Vorname`). */
export function composeColumns(keys: readonly string[]): {
  recipient: ComposedColumns;
  anybody: ComposedColumns;
} {
  const { alone } = tables();
  return {
    recipient: columnsOf(keys, partOfRecipient, false),
    anybody: columnsOf(keys, (key) => alone.get(withoutCommas(key)), true),
  };
}

function columnsOf(
  keys: readonly string[],
  partOf: (key: string) => Part | undefined,
  isByItself: boolean,
): ComposedColumns {
  const found = new Map<Part, number[]>();
  keys.forEach((key, column) => {
    const part = partOf(key);
    if (part) found.set(part, [...(found.get(part) ?? []), column]);
  });
  const { firstName, middleName, lastName, secondLastName, nameSuffix, recipientName, ...columns } =
    Object.fromEntries(found) as Partial<Record<Part, number[]>>;
  const [first, last] = [firstName?.[0], lastName?.find((column) => isLastName(keys, column))];
  const isOneHalf = (first === undefined) !== (last === undefined);
  const bare = isByItself && isOneHalf ? keys.findIndex((key) => BARE_NAMES.has(key)) : -1;
  const full = recipientName?.[0] ?? (bare < 0 ? undefined : bare);
  const isEastern = last !== undefined && EASTERN.test(keys[last]!);
  const halves = joinedHalves(first, last, full, isEastern);
  // Half of a name is nobody's whole one; 名字 alone is, in China.
  const half = [last, first].find((column) => column !== undefined && EASTERN.test(keys[column]!));
  const whole = full ?? half;
  const [before, after] = [
    middleName?.slice(0, 1) ?? bareMiddle(keys, first, last),
    [secondLastName, nameSuffix].flatMap((all) => all?.slice(0, 1) ?? []),
  ];
  const parts = halves && [halves[0], ...before, halves[1], ...after];
  const name = parts ?? (whole === undefined ? null : [whole]);
  return { columns: { ...columns, ...(name ? { recipientName: name } : {}) }, isNameJoined: parts !== null };
}

const EASTERN = /[\u3400-\u9fff]/;

const isLastName = (keys: readonly string[], column: number): boolean =>
  !keys[column]!.endsWith(JAPANESE_LAST) || keys.some((key) => key.endsWith(JAPANESE_FIRST));
/** In Japan `名字` is the family's name beside `名前`; in China it is the whole one. */
const [JAPANESE_LAST, JAPANESE_FIRST] = ['名字', '名前'];

const MIDDLE: ReadonlySet<string> = new Set(['middle', 'mi', 'initial', 'initials']);

/** `Middle` alone is a name where it stands between the halves of one. */
function bareMiddle(keys: readonly string[], first: number | undefined, last: number | undefined): number[] {
  if (first === undefined || last === undefined) return [];
  const at = [first + 1, last + 1].find((column) => MIDDLE.has(keys[column] ?? ''));
  return at === undefined ? [] : [at];
}

/**
 * The columns of the two halves of a name, first name first. A header that alone means a whole name (`Nom`, `Nombre`)
 * is the missing half where a file has one half (`Prénom`, `Apellidos`). Null = there are no two halves.
 */
function joinedHalves(
  first?: number,
  last?: number,
  full?: number,
  isEastern = false,
): [number, number] | null {
  if (first !== undefined && last !== undefined) {
    if (full !== undefined) return null;
    // In Japan the family's name comes first.
    return isEastern ? [last, first] : [first, last];
  }
  if (full === undefined) return null;
  if (first !== undefined) return [first, full];
  if (last === undefined) return null;
  return isEastern ? [last, full] : [full, last];
}
