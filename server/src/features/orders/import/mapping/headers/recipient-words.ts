import type { OrderField } from '@diy/contract/orders/order-field-names';

/** What a header of a person or a place is put together of: a field, or a part of the name. */
export type Part = OrderField | 'firstName' | 'middleName' | 'lastName' | 'secondLastName' | 'nameSuffix';

/**
 * Further words for the one who receives a parcel, as headers write them without blanks: cs, sk, hu, ro, da, no, sv, fi, el, hr, sl, bg, uk,
 * he, ar, fa, vi, th, ja, ko, and the captions of business programs. Words of the billing or buying party are never among them.
 */
export const FURTHER_RECIPIENTS = `doručovací, doručenia, dodacia, dodacej, dodacíadresa, dodacíadresy, dodaciaadresa, příjemce, príjemca, príjemcu,
  szállítási, szállítás, kiszállítási, címzett, átvevő, livrare, delivrare, deliverare, destinatar, alelivrarii, leveringsadresse, modtager, modtagers, mottaker, mottakers,
  leverans, leveranstill, leveransadress, mottagare, mottagarens, toimitus, toimitusosoite, toimitusosoitteen, vastaanottaja, vastaanottajan, αποστολής, παράδοσης, παραλήπτη, παραλήπτης,
  dostave, dostava, isporuke, primatelja, primatelj, prejemnika, prejemnik, доставка, задоставка, получател, наполучателя, одержувача, отримувача, одержувач, отримувач,
  למשלוח, משלוח, הנמען, נמען, המקבל, מקבל, الشحن, التوصيل, المستلم, المرسلإليه, گیرنده, تحویل, تحویلگیرنده, nhận, nhậnhàng, giao, giaonhận, จัดส่ง, การจัดส่ง, ปลายทาง,
  発送, お送り先, 納品先, 出荷先, 직배송, 배송, 배송받는분, lieferungan, versandan, envíoa, enviara, entregara, lieferempfänger, warenempfänger, 收货客户, 收货单位, 送货, 配送, 派送, 收方`;

/** Further words for the parts, in the same languages. */
export const FURTHER_PARTS: Partial<Record<Part, string>> = {
  recipientName: `név, teljesnév, jménoapříjmení, celéjméno, menoapriezvisko, nume, numecomplet, numeșiprenume, navn, fuldenavn, fulltnavn, nimi, ονοματεπώνυμο,
    imeiprezime, imeinpriimek, имефамилия, імя, піб, прізвищеімя, שם, שםמלא, الاسم, اسم, الاسمالكامل, نام, نامکامل, họtênkhách, ชื่อสกุล, 担当者名, お名前氏名, 명, 수령인명`,
  company:
    'společnost, spoločnosť, cég, cégnév, firmă, virksomhed, firmanavn, yritys, επωνυμία, εταιρεία, tvrtka, podjetje, фирма, компанія, שםחברה, شركة, اسمالشركة, شرکت, côngty, บริษัท, 法人名, 会社, 회사명, 업체명',
  address1: `cím, utca, utcaházszám, ulice, uliceačíslo, uliceačp, ulicaačíslo, adresa, adresă, strada, stradă, gade, gadeogvej, vej, veinavn, gateadresse, gatenavn, gatuadress, katuosoite, osoite, lähiosoite, διεύθυνση, οδός,
    naslov, улицаиномер, адреса, вулиця, улица, כתובת, רחוב, العنوان, عنوان, الشارع, نشانی, آدرس, địachỉchitiết, địachỉcụthể, sốnhà, ที่อยู่จัดส่ง, 住所区・町名, 住所町名, 기본주소, 도로명주소, 전체주소, 详情地址, 详细地址街道, adresulicainrdomu, adresulicainumerdomu, ulicainrdomu, streetandhouseno, streetandhousenumber,
    straßemithausnummer, adresskomplett, addressfull, fulladdress, completeaddress, adressecomplete, direccióncompleta`,
  address2: `マンション・ビル名, マンションビル名, アパート・マンション名, ビル名, 建物, 建物名・部屋番号, 建物名・部屋番号等, 建物名等, 住所番地, 住所丁目・番地・号, 住所丁目番地号, 상세주소, 주소상세, 나머지주소, adresa2, osoite2, cím2, lưuývềđịachỉ,
    addresssuite, suiteunit, aptnumber, aptno, apartmentsuite`,
  houseNo:
    'endereçonro, endereçonúmero, direcciónnúmero, adressenr, házszám, číslopopisné, čp, číslodomu, husnr, talonumero, kućnibroj, дом, номердома, номербудинку, מספרבית, رقمالمنزل',
  district:
    'městskáčást, městskáčast, sector, район, huyện, quậnhuyện, quận/huyện, เขตอำเภอ, 행정구역, 区县, 区',
  city: `località, comune, municipio, município, město, mesto, obec, város, település, oraș, oras, localitate, localitatea, poststed, postort, kaupunki, postitoimipaikka, paikkakunta, πόλη, grad, mjesto, kraj, град, місто, עיר, ישוב, יישוב, المدينة, مدينة, شهر, thànhphố, tỉnhthành,
    市区町村, 市町村, 市区郡, 시군구, 시도군, 城市, 市`,
  province:
    'gouvernorat, governorate, wilaya, emirate, الولاية, okres, megye, județ, judet, fylke, lääni, νομός, περιφέρεια, županija, област, штат, המחוז, מחוז, المحافظة, المنطقة, استان, tỉnhthànhphố, 都道府県, 시도, 省份, 省',
  postcode: `psč, irányítószám, irsz, codpostal, codpoștal, postnrkod, postnummer, postinumero, postal, τκ, ταχκώδικας, ταχυδρομικόςκώδικας, poštanskibroj, poštnaštevilka, пощенскикод, пощкод, індекс, поштовийіндекс, индекс, מיקוד, الرمزالبريدي, رمزبريدي, کدپستی,
    mãbưuđiện, 우편, 邮政编码, 郵便, kodpocztowymiasto`,
  country: `země, stát, krajina, štát, ország, țară, tara, landekode, landkod, landskode, maa, maakoodi, χώρα, zemlja, država, държава, країна, מדינה, ארץ, الدولة, البلد, دولة, کشور, landkürzel, landname, codigopais, codepaysregion, códpaís,
    państwo, 국가, 国家, 国家地区`,
  phone: `fone, telefonszám, telefonnr, tlf, tlfnr, telefonníčíslo, telefónnečíslo, numărtelefon, telefonkontaktowy, puhelin, puhelinnumero, τηλέφωνο, telefonskibroj, телефон, номертелефону, טלפון, מספרטלפון, هاتف, رقمالهاتف, رقمهاتف, تلفن, شمارهتماس, điệnthoại,
    cellphonenumber, cellphone, whatsapp, whatsappnumber, contactno, contactnum, phone1, tel1, 電話番号1, 전화, 전화1, 연락처2, 手机号, 手机号码, 联系方式, 联系电话`,
  mobile:
    'mobilszám, mobil, mobilní, κινητό, mobitel, мобилен, нייד, נייד, جوال, رقمالجوال, الجوال, موبایل, 携帯電話, 携帯電話番号, 携帯番号',
};
