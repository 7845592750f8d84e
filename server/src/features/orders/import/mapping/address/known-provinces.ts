import { lazy } from '../../../../../platform/cache/lazy.ts';
import { countryCode } from './country-code.ts';
import { isProvinceCode } from './province-codes.ts';
import { placeKey, subdivisionsOf } from './subdivisions-of.ts';

/**
 * Names of the largest parts of countries whose addresses have them, in their own languages and in English, besides those of ISO 3166-2
 * (`iso-subdivisions.ts`), which count where the row names their country. Under a header such as `State` a word of these is a place; of any
 * other a person says whether the column is the province or the status.
 */
const NAMES = `
alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, district of columbia, washington dc, washington d.c., florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky,
louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio,
oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, puerto rico, guam, american samoa,
u.s. virgin islands, virgin islands, northern mariana islands, armed forces americas, armed forces europe, armed forces pacific,
alberta, british columbia, manitoba, new brunswick, newfoundland and labrador, newfoundland, northwest territories, nova scotia, nunavut, ontario, prince edward island, quebec, saskatchewan, yukon,
australian capital territory, new south wales, northern territory, queensland, south australia, tasmania, victoria, western australia,
aguascalientes, baja california, baja california sur, campeche, chiapas, chihuahua, ciudad de mexico, coahuila, coahuila de zaragoza, colima, distrito federal, durango, estado de mexico, guanajuato, guerrero, hidalgo, jalisco,
mexico, michoacan, michoacan de ocampo, morelos, nayarit, nuevo leon, oaxaca, puebla, queretaro, quintana roo, san luis potosi, sinaloa, sonora, tabasco, tamaulipas, tlaxcala, veracruz, veracruz de ignacio de la llave, yucatan, zacatecas,
acre, alagoas, amapa, amazonas, bahia, ceara, espirito santo, goias, maranhao, mato grosso, mato grosso do sul, minas gerais, para, paraiba, parana, pernambuco, piaui, rio de janeiro, rio grande do norte, rio grande do sul,
rondonia, roraima, santa catarina, sao paulo, sergipe, tocantins,
andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab,
rajasthan, sikkim, tamil nadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal, andaman and nicobar islands, chandigarh, delhi, new delhi, jammu and kashmir, ladakh, lakshadweep, puducherry, pondicherry,
johor, kedah, kelantan, melaka, malacca, negeri sembilan, pahang, penang, pulau pinang, perak, perlis, sabah, sarawak, selangor, terengganu, kuala lumpur, wilayah persekutuan kuala lumpur, labuan, putrajaya,
a coruna, la coruna, alava, araba, albacete, alicante, alacant, almeria, asturias, avila, badajoz, baleares, illes balears, islas baleares, barcelona, bizkaia, vizcaya, burgos, caceres, cadiz, cantabria, castellon, castello, ceuta, ciudad real,
cordoba, cuenca, gipuzkoa, guipuzcoa, girona, gerona, granada, guadalajara, huelva, huesca, jaen, la rioja, las palmas, leon, lleida, lerida, lugo, madrid, malaga, melilla, murcia, navarra, nafarroa, ourense, orense, palencia, pontevedra,
salamanca, santa cruz de tenerife, segovia, sevilla, soria, tarragona, teruel, toledo, valencia, valladolid, zamora, zaragoza, andalucia, aragon, canarias, castilla y leon, castilla-la mancha, cataluna, catalunya, comunidad de madrid,
comunidad valenciana, extremadura, galicia, pais vasco, euskadi, region de murcia,
buenos aires, ciudad autonoma de buenos aires, capital federal, caba, gran buenos aires, catamarca, chaco, chubut, corrientes, entre rios, formosa, jujuy, la pampa, mendoza, misiones, neuquen, rio negro, salta, san juan, san luis, santa cruz,
santa fe, santiago del estero, tierra del fuego, tucuman,
antioquia, arauca, atlantico, bogota, bogota d.c., bolivar, boyaca, caldas, caqueta, casanare, cauca, cesar, choco, cundinamarca, guainia, guaviare, huila, la guajira, magdalena, meta, narino, norte de santander, putumayo, quindio, risaralda,
san andres y providencia, santander, sucre, tolima, valle del cauca, vaupes, vichada,
arica y parinacota, tarapaca, antofagasta, atacama, coquimbo, valparaiso, metropolitana, region metropolitana, metropolitana de santiago, region metropolitana de santiago, o'higgins, libertador general bernardo o'higgins, maule, nuble, biobio, bio bio, araucania, la araucania, los rios, los lagos, aysen, magallanes,
ancash, apurimac, arequipa, ayacucho, cajamarca, callao, cusco, huancavelica, huanuco, ica, junin, la libertad, lambayeque, lima, loreto, madre de dios, moquegua, pasco, piura, puno, san martin, tacna, tumbes, ucayali,
distrito capital, amazonas, anzoategui, apure, aragua, barinas, carabobo, cojedes, delta amacuro, falcon, guarico, lara, merida, miranda, monagas, nueva esparta, portuguesa, sucre, tachira, trujillo, vargas, la guaira, yaracuy, zulia,
baden-wurttemberg, bayern, bavaria, berlin, brandenburg, bremen, hamburg, hessen, hesse, mecklenburg-vorpommern, niedersachsen, lower saxony, nordrhein-westfalen, north rhine-westphalia, rheinland-pfalz, saarland, sachsen, saxony, sachsen-anhalt, schleswig-holstein, thuringen, thuringia,
abia, adamawa, akwa ibom, anambra, bauchi, bayelsa, benue, borno, cross river, delta, ebonyi, edo, ekiti, enugu, gombe, imo, jigawa, kaduna, kano, katsina, kebbi, kogi, kwara, lagos, nasarawa, niger, ogun, ondo, osun, oyo, plateau, rivers, sokoto, taraba, yobe, zamfara, abuja, fct,
england, scotland, wales, northern ireland, greater london, london, west midlands, greater manchester, west yorkshire, south yorkshire, north yorkshire, east yorkshire, merseyside, tyne and wear, bedfordshire, berkshire, bristol, buckinghamshire, cambridgeshire, cheshire, cornwall, county durham, durham, cumbria, derbyshire,
devon, dorset, east sussex, essex, gloucestershire, hampshire, herefordshire, hertfordshire, isle of wight, kent, lancashire, leicestershire, lincolnshire, middlesex, norfolk, northamptonshire, northumberland, nottinghamshire, oxfordshire, rutland, shropshire, somerset, staffordshire, suffolk, surrey, warwickshire, west sussex, wiltshire, worcestershire,
antrim, armagh, carlow, cavan, clare, cork, derry, londonderry, donegal, co. down, county down, dublin, fermanagh, galway, kerry, kildare, kilkenny, laois, leitrim, limerick, longford, louth, mayo, meath, monaghan, offaly, roscommon, sligo, tipperary, tyrone, waterford, westmeath, wexford, wicklow, leinster, munster, connacht, ulster,
abruzzo, basilicata, calabria, campania, emilia-romagna, friuli-venezia giulia, lazio, liguria, lombardia, lombardy, marche, molise, piemonte, piedmont, puglia, sardegna, sardinia, sicilia, sicily, toscana, tuscany, trentino-alto adige, umbria, valle d'aosta, veneto, roma, milano, napoli, torino, palermo, genova, bologna, firenze, bari, catania, venezia, verona, padova, brescia, bergamo,
burgenland, karnten, carinthia, niederosterreich, lower austria, oberosterreich, upper austria, salzburg, steiermark, styria, tirol, tyrol, vorarlberg, wien, vienna,
aargau, appenzell ausserrhoden, appenzell innerrhoden, basel-landschaft, basel-stadt, bern, berne, fribourg, freiburg, geneve, geneva, genf, glarus, graubunden, jura, luzern, lucerne, neuchatel, nidwalden, obwalden, sankt gallen, st gallen, schaffhausen, schwyz, solothurn, thurgau, ticino, uri, valais, wallis, vaud, waadt, zug, zurich,
auckland, bay of plenty, canterbury, gisborne, hawke's bay, hawkes bay, manawatu-wanganui, manawatu-whanganui, marlborough, northland, otago, southland, taranaki, tasman, waikato, wellington, west coast,
eastern cape, free state, gauteng, kwazulu-natal, limpopo, mpumalanga, northern cape, north west, western cape,
abu dhabi, ajman, dubai, fujairah, ras al khaimah, ras al-khaimah, sharjah, umm al quwain, umm al-quwain,
sindh, sind, khyber pakhtunkhwa, balochistan, gilgit-baltistan, azad kashmir, islamabad, islamabad capital territory,
metro manila, ncr, national capital region, calabarzon, mimaropa, cebu, cavite, laguna, rizal, batangas, bulacan, pampanga, quezon, benguet, iloilo, negros occidental, negros oriental, davao del sur, davao del norte, misamis oriental, zambales, tarlac, nueva ecija, pangasinan, bohol, leyte, palawan, albay,
bangkok, krung thep maha nakhon, nonthaburi, samut prakan, pathum thani, chon buri, chonburi, chiang mai, chiang rai, phuket, nakhon ratchasima, khon kaen, songkhla, surat thani, udon thani, rayong, ayutthaya, nakhon pathom,
hokkaido, aomori, iwate, miyagi, akita, yamagata, fukushima, ibaraki, tochigi, gunma, saitama, chiba, tokyo, kanagawa, niigata, toyama, ishikawa, fukui, yamanashi, nagano, gifu, shizuoka, aichi, mie, shiga, kyoto, osaka, hyogo, nara, wakayama, tottori, shimane, okayama, hiroshima, yamaguchi, tokushima, kagawa, ehime, kochi, fukuoka, saga, nagasaki, kumamoto, oita, miyazaki, kagoshima, okinawa,
北海道, 青森県, 岩手県, 宮城県, 秋田県, 山形県, 福島県, 茨城県, 栃木県, 群馬県, 埼玉県, 千葉県, 東京都, 神奈川県, 新潟県, 富山県, 石川県, 福井県, 山梨県, 長野県, 岐阜県, 静岡県, 愛知県, 三重県, 滋賀県, 京都府, 大阪府, 兵庫県, 奈良県, 和歌山県, 鳥取県, 島根県, 岡山県, 広島県, 山口県, 徳島県, 香川県, 愛媛県, 高知県, 福岡県, 佐賀県, 長崎県, 熊本県, 大分県, 宮崎県, 鹿児島県, 沖縄県,
서울, 서울특별시, 부산광역시, 대구광역시, 인천광역시, 광주광역시, 대전광역시, 울산광역시, 세종특별자치시, 경기도, 강원도, 강원특별자치도, 충청북도, 충청남도, 전라북도, 전북특별자치도, 전라남도, 경상북도, 경상남도, 제주특별자치도,
aceh, bali, banten, bengkulu, daerah istimewa yogyakarta, di yogyakarta, yogyakarta, dki jakarta, jakarta, gorontalo, jambi, jawa barat, jawa tengah, jawa timur, west java, central java, east java, kalimantan barat, kalimantan selatan, kalimantan tengah, kalimantan timur, kalimantan utara, kepulauan bangka belitung, kepulauan riau, lampung, maluku, maluku utara, nusa tenggara barat, nusa tenggara timur, papua, papua barat, riau, sulawesi barat, sulawesi selatan, sulawesi tengah, sulawesi tenggara, sulawesi utara, sumatera barat, sumatera selatan, sumatera utara, north sumatra, west sumatra, south sulawesi,
drenthe, flevoland, friesland, fryslan, gelderland, groningen, limburg, noord-brabant, north brabant, noord-holland, north holland, overijssel, utrecht, zeeland, zuid-holland, south holland, antwerpen, antwerp, oost-vlaanderen, west-vlaanderen, vlaams-brabant, henegouwen, hainaut, liege, luik, namur, brussels, brussel, bruxelles,
ile-de-france, auvergne-rhone-alpes, bourgogne-franche-comte, bretagne, centre-val de loire, corse, grand est, hauts-de-france, normandie, nouvelle-aquitaine, occitanie, pays de la loire, provence-alpes-cote d'azur,
`;

const known = lazy(() => new Set(NAMES.split(',').map(placeKey).filter(Boolean)));
const BETWEEN = /,|\/|[()（）]|\s[-–]\s/;

/**
 * Whether a text is the name of a province beyond doubt, also next to its code or its country: `TX - Texas`, `Texas, USA`.
 * @param country of the parcel; `''` = not known
 */
export function isKnownProvince(text: string, country = ''): boolean {
  if (isName(text, country)) return true;
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  const isProvince = (part: string) => isName(part, country) || isProvinceCode(part, country) === true;
  return (
    parts.length > 1 &&
    parts.some(isProvince) &&
    parts.every((part) => isProvince(part) || countryCode(part.trim()) !== null)
  );
}

function isName(text: string, country: string): boolean {
  const bare = placeKey(text.trim().replace(/^(?:co\.|co|county)\s+/i, ''));
  const keys = [bare, placeKey(text), bare.replace(/^(?:stateof|estadode|provinciade|provincia)/, '')];
  const ofCountry = subdivisionsOf(country)?.names;
  return keys.some((key) => known().has(key) || ofCountry?.has(key) === true);
}
