/**
 * Names that mean the same colour or size, as data: one line for each, in all the languages that order files come in. A colour
 * or size of a product is found by every name of its line, unless two of the product's own stand in that line. Compared by
 * `keyOfWords`. Only true synonyms belong here: light blue is no blue, 大码 may be L or a plus size.
 */
export const SAME_COLOUR: readonly (readonly string[])[] = [
  names(
    '黑色,黑,純黑,纯黑,純黑色,纯黑色,black,pure black,noir,noire,schwarz,negro,negra,nero,nera,preto,preta,zwart,czarny,czarna,svart,siyah,' +
      'черный,чёрный,черная,чёрная,ブラック,黒,黒色,블랙,검정,검정색,검은색,สีดำ,ดำ,đen,màu đen,hitam,warna hitam,أسود,اسود,שחור,שחורה,مشکی,سیاه,ڕەش,reş,musta,černá,fekete,negru,μαύρο',
  ),
  names(
    '白色,白,純白,纯白,純白色,纯白色,white,pure white,blanc,blanche,weiß,weiss,blanco,blanca,bianco,bianca,branco,branca,wit,biały,biała,vit,hvid,' +
      'hvit,beyaz,белый,белая,ホワイト,白色,화이트,흰색,하얀색,สีขาว,ขาว,trắng,màu trắng,putih,warna putih,أبيض,ابيض,לבן,לבנה,سفید,سپی,spî,valkoinen,bílá,fehér,λευκό',
  ),
  names(
    '灰色,灰,grey,gray,gris,grau,grigio,grigia,cinza,grijs,szary,szara,grå,gri,серый,серая,グレー,灰色,그레이,회색,สีเทา,เทา,xám,màu xám,' +
      'abu abu,abu-abu,kelabu,رمادي,אפור,אפורה,خاکستری,طوسی,خۆڵەمێشی,gewr,harmaa,šedá,szürke',
  ),
  names(
    '红色,红,紅色,紅,正红,正红色,大红,大红色,red,rouge,rot,rojo,roja,rosso,rossa,vermelho,vermelha,rood,czerwony,czerwona,röd,rød,kırmızı,' +
      'красный,красная,レッド,赤,赤色,레드,빨강,빨간색,สีแดง,แดง,đỏ,màu đỏ,merah,warna merah,أحمر,احمر,אדום,אדומה,قرمز,سوور,sor,punainen,červená,piros',
  ),
  names(
    '蓝色,蓝,藍色,藍,blue,bleu,bleue,blau,azul,blu,blauw,niebieski,niebieska,blå,mavi,синий,синяя,ブルー,블루,파랑,파란색,' +
      'สีน้ำเงิน,น้ำเงิน,xanh dương,xanh da trời đậm,biru,warna biru,أزرق,ازرق,כחול,כחולה,آبی,شین,şîn,sininen,modrá,kék',
  ),
  names(
    '藏青,藏青色,藏蓝,藏蓝色,海军蓝,深藏青,藏藍,海軍藍,navy,navy blue,bleu marine,marineblau,azul marino,blu navy,blu marino,azul marinho,marineblauw,' +
      'granatowy,marinblå,marineblå,lacivert,темно-синий,тёмно-синий,ネイビー,ネイビーブルー,紺,紺色,네이비,남색,สีกรมท่า,กรมท่า,xanh navy,xanh hải quân,biru navy,biru dongker,كحلي,כחול נייבי,נייבי,سرمه‌ای,سورمه‌ای',
  ),
  names(
    '宝蓝,宝蓝色,寶藍,寶藍色,皇家蓝,royal blue,bleu roi,königsblau,azul real,blu royal,ロイヤルブルー,로열블루',
  ),
  names(
    '浅蓝,浅蓝色,淺藍,淺藍色,淡蓝,淡蓝色,light blue,bleu clair,hellblau,azul claro,azzurro,celeste,lichtblauw,jasnoniebieski,ljusblå,açık mavi,голубой,' +
      'голубая,ライトブルー,水色,라이트블루,하늘색,สีฟ้า,ฟ้า,xanh nhạt,biru muda,أزرق فاتح,תכלת,آبی روشن',
  ),
  names('天蓝,天蓝色,天藍,天藍色,sky blue,bleu ciel,himmelblau,azul cielo,スカイブルー,스카이블루'),
  names(
    '绿色,绿,綠色,綠,green,vert,verte,grün,verde,groen,zielony,zielona,grön,grønn,yeşil,зеленый,зелёный,зеленая,зелёная,グリーン,緑,緑色,' +
      '그린,초록,초록색,녹색,สีเขียว,เขียว,xanh lá,xanh lá cây,hijau,warna hijau,أخضر,اخضر,ירוק,ירוקה,سبز,سەوز,kesk,vihreä,zelená,zöld',
  ),
  names(
    '墨绿,墨绿色,墨綠,墨綠色,森林绿,森林綠,forest green,forest,vert forêt,waldgrün,verde bosque,フォレストグリーン,포레스트그린',
  ),
  names(
    '橄榄绿,橄榄绿色,橄榄色,橄欖綠,橄欖色,olive,olive green,vert olive,oliv,olivgrün,verde oliva,オリーブ,올리브',
  ),
  names('军绿,军绿色,軍綠,軍綠色,army green,military green,アーミーグリーン,카키그린'),
  names('薄荷绿,薄荷绿色,薄荷綠,mint,mint green,menthe,mintgrün,verde menta,ミント,ミントグリーン,민트'),
  names(
    '黄色,黄,黃色,黃,yellow,jaune,gelb,amarillo,amarilla,giallo,gialla,amarelo,amarela,geel,żółty,żółta,gul,sarı,желтый,жёлтый,желтая,жёлтая,' +
      'イエロー,黄色,옐로우,노랑,노란색,สีเหลือง,เหลือง,vàng,màu vàng,kuning,warna kuning,أصفر,اصفر,צהוב,צהובה,زرد,زەرد,zer,keltainen,žlutá,sárga',
  ),
  names(
    '橙色,橙,橘色,橘,桔色,orange,naranja,arancione,laranja,oranje,pomarańczowy,turuncu,оранжевый,оранжевая,オレンジ,オレンジ色,오렌지,주황,주황색,' +
      'สีส้ม,ส้ม,màu cam,oranye,jingga,برتقالي,כתום,כתומה,نارنجی,پرتەقاڵی,pirteqalî',
  ),
  names(
    '粉色,粉,粉红,粉红色,粉紅,粉紅色,pink,rosa,roze,różowy,różowa,pembe,розовый,розовая,ピンク,ピンク色,핑크,분홍,분홍색,สีชมพู,ชมพู,hồng,' +
      'màu hồng,merah muda,وردي,زهري,ורוד,ורודה,صورتی,پەمەیی,růžová,rózsaszín',
  ),
  names(
    '紫色,紫,purple,violet,violette,lila,morado,morada,viola,roxo,roxa,paars,fioletowy,mor,фиолетовый,фиолетовая,パープル,紫色,퍼플,보라,보라색,สีม่วง,ม่วง,' +
      'tím,màu tím,ungu,warna ungu,بنفسجي,סגול,סגולה,بنفش,مۆر',
  ),
  names(
    '棕色,棕,褐色,咖啡色,咖色,brown,marron,brun,brune,braun,marrón,marrone,castanho,marrom,bruin,brązowy,kahverengi,коричневый,коричневая,ブラウン,茶色,' +
      '브라운,갈색,สีน้ำตาล,น้ำตาล,nâu,màu nâu,coklat,cokelat,warna coklat,بني,חום,חומה,قهوه‌ای,قاوەیی,qehweyî',
  ),
  names('米色,beige,bege,beżowy,bej,бежевый,бежевая,ベージュ,베이지,สีเบจ,màu be,krem muda,بيج,בז׳,بژ'),
  names('沙色,沙土色,sand,sand color,sand colour,sandfarben,arena,サンド,샌드'),
  names('卡其,卡其色,khaki,kaki,カーキ,카키,สีกากี'),
  names(
    '本色,原色,本白,本白色,natural,natural color,natural colour,naturel,naturelle,natur,naturale,ナチュラル,생지,내추럴',
  ),
  names('米白,米白色,off white,off-white,オフホワイト,오프화이트'),
  names('象牙白,象牙色,ivory,ivoire,elfenbein,marfil,avorio,アイボリー,아이보리'),
  names('奶油色,奶油白,cream,crème,creme,crema,クリーム,크림'),
  names(
    '银色,银,銀色,銀,silver,argenté,silber,plata,plateado,argento,prata,zilver,srebrny,gümüş,серебряный,シルバー,銀色,실버,은색,สีเงิน,bạc,perak,فضي,כסף,כסוף,نقره‌ای,زیوین,zîvîn',
  ),
  names(
    '金色,gold,doré,golden,oro,dorado,ouro,dourado,goud,złoty,altın,золотой,ゴールド,金色,골드,금색,สีทอง,vàng gold,emas,ذهبي,זהב,זהוב,طلایی,زێڕین,zêrîn',
  ),
  names('玫瑰金,玫瑰金色,rose gold,or rose,roségold,oro rosa,ローズゴールド,로즈골드'),
  names(
    '酒红,酒红色,酒紅,酒紅色,burgundy,wine red,bordeaux,bordeauxrot,burdeos,vinho,bordowy,bordo,бордовый,ワインレッド,バーガンディ,버건디,와인색',
  ),
  names('栗色,maroon,マルーン,마룬'),
  names(
    '花灰,花灰色,麻灰,麻灰色,heather grey,heather gray,grey heather,gray heather,gris chiné,grau meliert,杢グレー,ヘザーグレー,헤더그레이',
  ),
  names(
    '深灰,深灰色,dark grey,dark gray,gris foncé,dunkelgrau,gris oscuro,grigio scuro,cinza escuro,ダークグレー,다크그레이,진회색,สีเทาเข้ม,xám đậm,abu tua',
  ),
  names(
    '浅灰,浅灰色,淺灰,淺灰色,light grey,light gray,gris clair,hellgrau,gris claro,grigio chiaro,cinza claro,ライトグレー,라이트그레이,연회색',
  ),
  names(
    '炭灰,炭灰色,炭黑,charcoal,charcoal grey,charcoal gray,anthrazit,anthracite,チャコール,チャコールグレー,차콜',
  ),
  names(
    '透明,透明色,clear,transparent,transparente,trasparente,durchsichtig,przezroczysty,şeffaf,прозрачный,クリア,透明,투명,ใส,trong suốt,transparan,bening,شفاف,שקוף',
  ),
  names(
    '绿松石,绿松石色,turquoise,türkis,turquesa,turchese,turkuaz,فيروزي,טורקיז,فیروزه‌ای,бирюзовый,ターコイズ,터콰이즈',
  ),
  names('蓝绿,蓝绿色,teal,ティール,틸'),
  names('薰衣草紫,薰衣草色,lavender,lavande,lavendel,lavanda,ラベンダー,라벤더'),
  names('橡木框,橡木,oak,oak frame,chêne,eiche,roble,rovere,オーク'),
];

export const SAME_SIZE: readonly (readonly string[])[] = [
  names('3XS,XXXS'),
  names('2XS,XXS,xx-small,extra extra small'),
  names('XS,x-small,extra small,加小码'),
  names('S,small,小号,小码,小號,小碼,klein,pequeño,pequeña,Sサイズ,スモール,스몰'),
  names('M,medium,中号,中码,中號,中碼,mittel,mediano,mediana,Mサイズ,ミディアム,미디엄,미디움'),
  names('L,large,大号,大號,groß,gross,Lサイズ,ラージ,라지'),
  names('XL,1XL,x-large,extra large,extra-large,特大号,XLサイズ'),
  names('2XL,XXL,xx-large,2x-large,double xl,extra extra large,2XLサイズ'),
  names('3XL,XXXL,xxx-large,3x-large,triple xl'),
  names('4XL,XXXXL,4x-large'),
  names('5XL,XXXXXL,5x-large'),
  names('6XL,XXXXXXL,6x-large'),
  names(
    '均码,均碼,one size,one-size,onesize,os,free size,taille unique,einheitsgröße,talla única,taglia unica,tamanho único,フリーサイズ,프리사이즈,ฟรีไซส์,all size',
  ),
];

/** Units behind a number, by the way they are written in our sizes; none is converted into another. */
export const SAME_UNIT: Readonly<Record<string, readonly string[]>> = {
  OZ: ['盎司', 'OUNCE', 'OUNCES', 'FLOZ', 'オンス', '온스'],
  CM: ['厘米', '公分', '釐米', 'СМ', 'センチ'],
  MM: ['毫米', '公釐', 'ММ', 'ミリ'],
  ML: ['毫升', 'МЛ'],
};

/** Makers as they are written before a model. */
export const SAME_MAKER: readonly (readonly string[])[] = [
  ['IPHONE', '苹果', '蘋果', 'APPLEIPHONE', 'APPLE', '苹果IPHONE', 'アイフォン', '아이폰'],
];

function names(list: string): readonly string[] {
  return list.split(',');
}
