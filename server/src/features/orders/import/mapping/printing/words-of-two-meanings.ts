import { lazy } from '../../../../../platform/cache/lazy.ts';

/** The picture of the goods in one file, the buyer's own in another. */
const PICTURES =
  'Image, Images, Img, Picture, Pictures, Pic, Pics, Bild, Bilder, Bilddatei, Imagen, Imágenes, Immagine, Immagini, Imagem, Imagens, Afbeelding, Afbeeldingen, ' +
  'Plaatje, Obraz, Obrazek, Obrázek, Obrázok, Grafika, Grafik, Grafiken, Graphic, Graphics, Grafica, Gráfico, Kép, Képek, Resim, Görsel, Görseller, Изображение, Изображения, Картинка, ' +
  'Зображення, Картинка, Kuva, Kuvat, Billede, Billeder, Bilde, Bilder, Εικόνα, Imagine, Illustration, Clipart, ' +
  '图片, 圖片, 图像, 圖像, 图, 圖, 图档, 圖檔, 图稿, 圖稿, 底图, 画像, 図, イメージ, 絵, 이미지, 그림, รูป, รูปภาพ, ภาพ, ไฟล์ภาพ, Hình, Hình ảnh, Ảnh, Gambar, Imej, ' +
  'صور, رسم, תמונות, ציור, تصویر, تصاویر, وێنە';

/** What was uploaded, by the buyer or by a program. */
const FILES =
  'File, Files, Attachment, Attachments, Upload, Uploads, Media, Datei, Dateien, Anhang, Anhänge, Fichier, Fichiers, Pièce jointe, Archivo, Archivos, Adjunto, Adjuntos, ' +
  'Arquivo, Arquivos, Anexo, Anexos, Ficheiro, Allegato, Allegati, Bestand, Bestanden, Bijlage, Plik, Pliki, Załącznik, Soubor, Příloha, Fájl, Melléklet, Dosya, Ek dosya, ' +
  'Файл, Файлы, Вложение, Файли, Fil, Filer, Bilaga, Vedhæftning, Vedlegg, Tiedosto, Liite, Αρχείο, Fișier, 文件, 附件, 檔案, 文件链接, ファイル, 添付, 添付ファイル, 파일, 첨부, ' +
  '첨부파일, ไฟล์, ไฟล์แนบ, Tệp, Tệp đính kèm, Berkas, Lampiran, Fail, ملف, ملفات, مرفق, مرفقات, קובץ, קבצים, فایل, پیوست';

/** The address of the goods, of the parcel, or of a picture. */
const LINKS =
  'Link, Links, URL, URLs, Lien, Liens, Enlace, Enlaces, Collegamento, Odkaz, Bağlantı, Ссылка, Ссылки, Посилання, 链接, 連結, リンク, 링크, ลิงก์, Liên kết, Tautan, Pautan, رابط, קישור, لینک';

/** Where on the goods something stands, or which side the goods are seen from. */
const SIDES =
  'Front, Front side, Frontside, Front of product, Back, Backside, Back side, Left, Right, Left side, Right side, Left sleeve, Right sleeve, Sleeve, Chest, Left chest, Both sides, ' +
  'Vorne, Hinten, Vorderseite, Rückseite, Vorderteil, Rücken, Brust, Ärmel, Innenseite, Avant, Arrière, Devant, Dos, Recto, Verso, Face avant, Face arrière, Frente, Dorso, Delantera, Trasera, ' +
  'Espalda, Anverso, Reverso, Fronte, Retro, Davanti, Dietro, Frente da camisa, Costas, Voorkant, Achterkant, Voorzijde, Achterzijde, Przód, Tył, Przednia strona, Tylna strona, ' +
  'Přední strana, Zadní strana, Előlap, Hátlap, Elöl, Hátul, Ön, Arka, Ön yüz, Arka yüz, Ön taraf, Arka taraf, Спереди, Сзади, Лицевая сторона, Оборотная сторона, Перед, Спина, ' +
  'Framsida, Baksida, Forside, Bagside, Bakside, Etupuoli, Takapuoli, 正面, 反面, 背面, 前面, 后面, 後面, 前片, 后片, 左胸, 左袖, 右袖, 左侧, 右侧, 表面, 裏面, 表, 裏, 前身頃, 後身頃, ' +
  '앞면, 뒷면, 앞, 뒤, ด้านหน้า, ด้านหลัง, Mặt trước, Mặt sau, Bagian depan, Bagian belakang, Depan, Belakang, أمام, الأمام, خلف, الخلف, חזית, קדימה, גב, מאחור, جلو, پشت';

/** What stands on goods made for one person. */
const WORDS_AND_SIGNS =
  'Letter, Letters, Letter 1, Initial, Word, Words, Quote, Quotes, Saying, Sayings, Phrase, Verse, Bible verse, Poem, Lyrics, Song, Song name, Song lyrics, Wording, Sentence, Line, Lines, Row text, ' +
  'Number, Numbers, Player number, Shirt number, House number text, Jersey, Year, Years, Age, Established, Est. Year, Est. Date, Team, Team name, Club, Class, School, Family, Family name on item, Couple, ' +
  'Zodiac, Zodiac sign, Star sign, Birthstone, Birth stone, Birthstones, Birth month, Birth date, Birth flower, Birthday, Anniversary, Wedding, Date of birth, DOB, Month, Day, Hometown, ' +
  'Coordinates, GPS coordinates, Location, Place, Map, City map, State map, Country map, Constellation, Star map, Soundwave, Signature, Handwriting, Crest, Coat of arms, Emblem, Badge, Icon, Icons, ' +
  'Emoji, Emojis, Sign, Flag, Background, Skin, Skin tone, Skin color, Hair, Hair color, Hairstyle, Hair style, Eyes, Eye color, Beard, Glasses, Outfit, Pose, Character, Characters, Avatar, Animal, ' +
  'Pet, Dog, Cat, Breed, Dog breed, Pet breed, Species, Profession, Hobby, Sport, Occasion, Relationship, Recipient of gift, Role, Nickname, Content, Contents, Input, Answer, Answers, Response, ' +
  'Question, Questions, Detail, Details, Info, Information, Property, Properties, Spec, Specs, ' +
  'Buchstabe, Buchstaben, Wort, Worte, Spruch, Sprüche, Zitat, Satz, Vers, Gedicht, Lied, Songtext, Zeile, Zeilen, Nummer, Zahl, Jahr, Jahreszahl, Alter, Mannschaft, Verein, Schule, Klasse, Familie, ' +
  'Sternzeichen, Geburtsstein, Geburtstag, Geburtsdatum, Geburtsmonat, Hochzeit, Hochzeitsdatum, Jubiläum, Jahrestag, Koordinaten, Standort, Karte, Unterschrift, Wappen, Symbol, Symbole, Zeichen, ' +
  'Flagge, Hintergrund, Hautfarbe, Haarfarbe, Haare, Frisur, Tier, Haustier, Hund, Katze, Rasse, Hunderasse, Tierart, Beruf, Anlass, Spitzname, Inhalt, Antwort, Frage, Angaben, Angabe, Eingabe, Eigenschaft, Eigenschaften, ' +
  'Lettre, Lettres, Mot, Mots, Citation, Phrase, Vers, Poème, Chanson, Paroles, Ligne, Numéro, Chiffre, Année, Âge, Équipe, École, Famille, Signe astrologique, Signe du zodiaque, Pierre de naissance, ' +
  'Anniversaire, Date de naissance, Mariage, Date de mariage, Coordonnées GPS, Lieu, Carte, Blason, Symbole, Icône, Drapeau, Fond, Arrière-plan, Couleur de peau, Cheveux, Race, Métier, Occasion, Surnom, Contenu, Réponse, Question, Détail, Détails, ' +
  'Letra, Letras, Palabra, Palabras, Frase, Frases, Cita, Verso, Poema, Canción, Línea, Número, Cifra, Año, Edad, Equipo, Escuela, Familia, Signo, Signo zodiacal, Piedra natal, Cumpleaños, Fecha de nacimiento, ' +
  'Boda, Fecha de boda, Aniversario, Coordenadas, Lugar, Mapa, Escudo, Símbolo, Icono, Bandera, Fondo, Color de piel, Pelo, Raza, Profesión, Ocasión, Apodo, Contenido, Respuesta, Pregunta, Detalle, Detalles, ' +
  'Palavra, Palavras, Citação, Poema, Música, Linha, Ano, Idade, Equipe, Escola, Família, Pedra, Aniversário, Data de nascimento, Casamento, Data do casamento, Lugar, Assinatura, Brasão, Ícone, Fundo, Cabelo, Raça, Profissão, Ocasião, Apelido, Conteúdo, Resposta, Pergunta, Detalhe, Detalhes, ' +
  'Lettera, Lettere, Parola, Parole, Citazione, Verso, Poesia, Canzone, Riga, Numero, Cifra, Anno, Età, Squadra, Scuola, Famiglia, Segno zodiacale, Pietra, Compleanno, Data di nascita, Matrimonio, Anniversario, Coordinate, Luogo, Mappa, Stemma, Simbolo, Icona, Bandiera, Sfondo, Capelli, Razza, Occasione, Soprannome, Contenuto, Risposta, Domanda, Dettaglio, Dettagli, ' +
  'Letters, Woord, Woorden, Citaat, Spreuk, Zin, Gedicht, Liedje, Regel, Nummer, Getal, Jaar, Leeftijd, Sterrenbeeld, Geboortesteen, Geboortedatum, Verjaardag, Bruiloft, Trouwdatum, Coördinaten, Plaats op kaart, Achtergrond, Ras, Gelegenheid, Bijnaam, Inhoud, Antwoord, Vraag, ' +
  'Litera, Litery, Słowo, Słowa, Cytat, Wiersz, Linijka, Linia, Numer, Cyfra, Rok, Wiek, Drużyna, Znak zodiaku, Urodziny, Data urodzenia, Data ślubu, Rocznica, Współrzędne, Herb, Symbol, Ikona, Tło, Rasa, Okazja, Pseudonim, Treść, Odpowiedź, Pytanie, Szczegóły, ' +
  'Písmeno, Slovo, Citát, Číslo, Rok, Znamení, Datum narození, Narozeniny, Pozadí, Obsah, Betű, Szó, Idézet, Szám, Év, Évszám, Csillagjegy, Születésnap, Tartalom, ' +
  'Harf, Harfler, Kelime, Söz, Sözler, Cümle, Alıntı, Şiir, Şarkı, Satır, Numara, Sayı, Rakam, Yıl, Yaş, Takım, Okul, Aile, Burç, Doğum taşı, Doğum günü, Doğum tarihi, Düğün tarihi, Yıldönümü, Koordinat, Konum, İmza, Arma, Simge, Sembol, Bayrak, Arka plan, Saç, Cins, Meslek, Takma ad, İçerik, Cevap, Soru, Detay, Detaylar, ' +
  'Буква, Буквы, Слово, Слова, Цитата, Фраза, Стих, Стихи, Песня, Строка, Номер, Число, Цифра, Год, Возраст, Команда, Школа, Семья, Знак зодиака, Камень, День рождения, Дата рождения, Свадьба, Дата свадьбы, Годовщина, Координаты, Место, Карта, Подпись, Герб, Символ, Иконка, Значок, Флаг, Фон, Порода, Повод, Прозвище, Содержание, Ответ, Вопрос, Детали, Пожелание, ' +
  'Літера, Слово, Цитата, Номер, Рік, Дата народження, Знак зодіаку, Фон, Зміст, Bokstav, Ord, Citat, Sitat, Dikt, År, Ålder, Stjärntecken, Födelsedag, Fødselsdag, Bakgrund, Innehåll, Tall, Teksti rivi, Kirjain, Vuosi, Sisältö, ' +
  '字母, 字, 单词, 語句, 句子, 语录, 金句, 诗句, 歌词, 歌名, 歌曲, 行, 数字, 數字, 编号数字, 球号, 年份, 年, 年龄, 年齡, 队名, 隊名, 球队, 班级, 學校, 学校, 家庭, 姓氏, 星座, 生肖, 诞生石, 生日, 出生日期, 出生月份, 结婚日期, 結婚日期, 纪念日, 紀念日, 婚礼日期, 坐标, 座標, 地点, 地點, 地图, 手写, 手寫, 笔迹, 校徽, 队徽, ' +
  '徽章, 徽标, 图标, 圖標, 表情, 符号, 符號, 国旗, 背景, 肤色, 发色, 发型, 髮型, 宠物, 寵物, 品种, 犬种, 职业, 昵称, 暱稱, 内容, 內容, 信息, 资料, 資訊, 答案, 回答, 问题, 填写内容, 输入内容, 详情, 詳情, 明细内容, 月份, ' +
  '文字数, 単語, 名言, 詩, 歌詞, 行, 番号入れ, 年号, 年齢, チーム, チーム名, クラス, 学校名, 誕生石, 誕生日, 生年月日, 記念日, 結婚記念日, 座標, 場所, 地図, サイン, 手書き, 紋章, 家紋, シンボル, アイコン, 絵文字, 国旗, 背景, 肌の色, 髪型, ペット, 犬種, 職業, ニックネーム, あだ名, 内容, 情報, 回答, 答え, 質問, 詳細, 番号, ' +
  '글자, 단어, 명언, 시, 가사, 노래, 줄, 번호, 숫자, 연도, 년도, 나이, 팀, 팀명, 학교, 가족, 별자리, 탄생석, 생일, 생년월일, 기념일, 결혼기념일, 좌표, 장소, 지도, 서명, 손글씨, 문장, 심볼, 아이콘, 이모지, 배경, 피부색, 머리, 반려동물, 견종, 직업, 별명, 닉네임, 내용, 정보, 답변, 질문, 상세, ' +
  'ตัวอักษร, อักษร, คำ, คำคม, ประโยค, บทกวี, เพลง, เนื้อเพลง, บรรทัด, หมายเลข, ตัวเลข, เลข, ปี, อายุ, ทีม, ราศี, วันเกิด, วันครบรอบ, พิกัด, สถานที่, แผนที่, ลายเซ็น, สัญลักษณ์, ไอคอน, พื้นหลัง, สัตว์เลี้ยง, ชื่อเล่น, เนื้อหา, ข้อมูล, คำตอบ, คำถาม, ' +
  'Chữ cái, Chữ, Từ, Câu nói, Trích dẫn, Bài hát, Dòng, Số, Năm, Tuổi, Đội, Cung hoàng đạo, Ngày sinh, Sinh nhật, Ngày cưới, Kỷ niệm, Tọa độ, Địa điểm, Bản đồ, Chữ ký, Biểu tượng, Nền, Biệt danh, Nội dung, Thông tin, Câu trả lời, Câu hỏi, ' +
  'Huruf, Kata, Kutipan, Kalimat, Puisi, Lagu, Lirik, Baris, Nomor, Angka, Nombor, Tahun, Umur, Tim, Pasukan, Zodiak, Ulang tahun, Tanggal lahir, Tarikh lahir, Hari jadi, Koordinat, Lokasi, Peta, Tanda tangan, Lambang, Simbol, Ikon, Latar belakang, Latar, Julukan, Nama panggilan, Isi, Kandungan, Informasi, Maklumat, Jawaban, Jawapan, Pertanyaan, Soalan, ' +
  'حرف, حروف, كلمة, كلمات, اقتباس, جملة, شعر, أغنية, سطر, رقم, الرقم, أرقام, سنة, السنة, عمر, فريق, برج, تاريخ الميلاد, عيد ميلاد, تاريخ الزفاف, ذكرى, إحداثيات, مكان, خريطة, توقيع, شعار, رمز, علم, خلفية, لقب, محتوى, المحتوى, معلومات, إجابة, سؤال, تفاصيل, ' +
  'אות, אותיות, מילה, מילים, ציטוט, משפט, שיר, שורה, מספר, שנה, גיל, קבוצה, מזל, תאריך לידה, יום הולדת, תאריך חתונה, מיקום, מקום, מפה, חתימה, סמל, דגל, רקע, כינוי, תוכן, מידע, תשובה, שאלה, פרטים, حرف, جمله, سال, شماره, عدد, تاریخ تولد, امضا, نماد, پس‌زمینه, محتوا, پاسخ, سؤال';

/** A day: of the order, or the one that is printed. */
const DAYS =
  'Date, Dates, Datum, Data, Fecha, Дата, Dato, Päivämäärä, Ημερομηνία, Dátum, Tarih, 日期, 日付, 日にち, 날짜, 일자, วันที่, Ngày, Tanggal, Tarikh, تاريخ, التاريخ, תאריך, تاریخ, Event date, Special date, Important date, Memorial date';

/** Pictures that are asked about as single words anyway; here for what stands beside them: `Logo URL`, `Front print`. */
const MORE_PICTURES =
  'Photo, Photos, Foto, Fotos, Logo, Logos, Artwork, Design, Motiv, Motif, Print, Fotoğraf, Zdjęcie, Fotografie, Fotografía, Fotografia, Фото, Фотография, Рисунок, Принт, ' +
  '照片, 相片, 写真, 사진, 图案, 圖案, 设计, 設計, デザイン, 디자인, ロゴ, 로고, صورة, תמונה, عکس';

/** Whose picture it is, or what it is for. */
const OF_WHOM =
  'Print, Printing, Printed, Order, Order item, Line item, Buyer, Buyers, Customer, Customers, Client, Your, User, Uploaded, Upload, Source, Original, Final, Custom, Personal, Hi-res, High res, ' +
  'Druck, Kunde, Kunden, Käufer, Bestell, Client, Commande, Cliente, Pedido, Ordine, Klant, Bestelling, Klient, Zamówienia, Müşteri, Sipariş, Клиента, Заказа, Покупателя, Para imprimir, Da stampare, À imprimer, ' +
  '印刷, 打印, 客户, 客戶, 买家, 買家, 顾客, 顧客, 用户, 客人, 订单, 訂單, 上传, 上傳, 原, 高清, 来, お客様, ご注文, 注文, アップロード, 印刷用, 物料, 印品, 고객, 구매자, 주문, 업로드, 인쇄, ลูกค้า, คำสั่งซื้อ, khách hàng, pelanggan, pembeli, pesanan, العميل, المشتري, הלקוח, مشتری';

/** What may stand behind the picture or the file. */
const BEHIND =
  /(?:(?:url|link|links|uri|href|address|file|upload|datei|lien|enlace|plik|bestand)s?|地址|链接|連結|网址|網址|文件|上传|上傳|リンク|링크|주소|파일)$/;
const BEFORE = /^(?:url|link|lien|enlace|ссылкана|رابطال?|קישורל|tautan|lienvers|linkdo|linkzum)(?=.)/;
/** One of several, with the word for a line in front of its number. */
const NUMBER = /(?:line|zeile|ligne|línea|linea|linha|riga|regel|第)?#?\d{1,2}(?:行|張|张|枚)?$/;

/** Worked on as one text, since they are thousands; brackets of no word are left open. */
const setOf = (...lists: string[]) =>
  new Set(bare(lists.join(', ').replaceAll(', ', '\u0001')).split('\u0001'));
const WORDS = lazy(() => setOf(PICTURES, FILES, LINKS, SIDES, WORDS_AND_SIGNS, DAYS));
const OF_FILES = lazy(() => setOf(PICTURES, FILES, MORE_PICTURES));
const BESIDE_PICTURES = lazy(() => setOf(SIDES, OF_WHOM));

/**
 * Whether a header is one word, or a few, that name what is printed in the files of one shop and something else in those of another: `Image`,
 * `Front`, `Year`, `Number`, `Answer`, `Order image`. Nobody can know which it is but the person who uploads the file.
 */
export function hasTwoMeanings(header: string): boolean {
  if (header.length > MAX_LETTERS) return false;
  const text = bare(header).replace(NUMBER, '');
  if (text === '') return false;
  if (WORDS().has(text)) return true;
  const last = text.replace(BEHIND, '').replace(BEFORE, '');
  return (last !== text && OF_FILES().has(last)) || isPictureOf(text) || (last !== text && isPictureOf(last));
}

/** `Front image`, 正面图片, `Bild Rückseite`: a word for a picture and one for a side, a person or the print. */
function isPictureOf(text: string): boolean {
  for (let at = 1; at < text.length; at += 1) {
    const [one, other] = [text.slice(0, at), text.slice(at)];
    if (OF_FILES().has(other) && BESIDE_PICTURES().has(one)) return true;
    if (OF_FILES().has(one) && BESIDE_PICTURES().has(other)) return true;
  }
  return false;
}

const MAX_LETTERS = 40;

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/[\s_\-:：*.?？'’]+/g, '');
}
