import { lazy } from '../../../../../platform/cache/lazy.ts';
import { foldLetters } from '../headers/normalise-header.ts';

/**
 * Names of the largest parts of countries whose addresses have them, in their own languages and in English (ISO 3166-2). Under a header such
 * as `State` a word of this list is a place; of any other a person says whether the column is the province or the status.
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
`;

const known = lazy(() => new Set(NAMES.split(',').map(keyOf).filter(Boolean)));
/** `TX`, `NSW`, `US-TX`: no status is as short. */
const CODE = /^(?:[A-Z]{2}-)?[A-Z0-9]{1,3}$/i;

/** Whether a text is a province beyond doubt. */
export function isKnownProvince(text: string): boolean {
  const plain = text.trim();
  if (CODE.test(plain)) return true;
  const key = keyOf(plain);
  return (
    known().has(key) ||
    known().has(key.replace(/\((?:[a-z]{2,3})\)$/, '')) ||
    known().has(key.replace(/^(?:stateof|estadode|provinciade|provincia)/, ''))
  );
}

function keyOf(text: string): string {
  return foldLetters(text.toLowerCase()).replace(/[\s._-]+/g, '');
}
