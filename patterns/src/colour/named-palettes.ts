/** A palette a seller can ask for by words. */
export interface NamedPalette {
  id: string;
  zh: string;
  en: string;
  /** Further names, lower case. */
  words: readonly string[];
  /** Colours that may lie behind everything, the usual one first. */
  grounds: readonly string[];
  /** Colours to draw with, the most important first. */
  inks: readonly string[];
}

/** id | zh | en | other words | grounds | inks. Chosen by hand: the colours of a row are made to stand together. */
const table = `
morandi | 莫兰迪 | Morandi | 莫兰迪色,高级灰,muted,灰调,低饱和 | efe9e0 dcd6cc | 8c9a92 b98f83 a79c8e 7c8794 c9a997 5f6760
retro | 复古 | Retro | vintage,怀旧,老式,古着,中古 | f5e8cf 2c3a3b | d2602e e2a33a 2c6f6c 8a3a2b efc681 394a40
seventies | 七十年代 | Seventies | 70s,70年代,groovy,迷幻 | fbeccb 5a2d1e | e0662c f0a830 a63d24 7c8b3a f6cf7e 5a2d1e
christmas | 圣诞 | Christmas | 圣诞节,圣诞老人,xmas,noel,平安夜 | f8f2e4 1d4636 a2211f | b4262b 1f5b40 d8a443 6d8e60 8f1b20 e8d9b8
sunset | 日落 | Sunset | 夕阳,落日,晚霞,黄昏,余晖,dusk | fff1e2 3b2150 | f9744a ffb45f dd4668 873c7c ffd79a 5b2b6b
spring | 春天 | Spring | 春,春日,春季,初春,清新 | fdf9ef eaf4e4 | f2a0b3 86bd80 f5cf5d 9fc3e8 dd7690 4f8b62
summer | 夏天 | Summer | 夏,夏日,夏季,盛夏,度假,沙滩,beach | fffaea 0f7f95 | ff6a49 ffc638 17afa9 2b78d8 ff98a9 0e5b73
autumn | 秋天 | Autumn | 秋,秋日,秋季,秋冬,fall,落叶 | f7ecd9 3b2a22 | b4522a d98d33 78392b 7a8048 e4b873 4c3a2c
winter | 冬天 | Winter | 冬,冬日,冬季,冰,ice,寒冬,冷色 | f3f7fb 213a5f | 6f9cc4 b9d0e4 3b5e90 8ba4bc b5444c 23406b
ocean | 海洋 | Ocean | 海,大海,sea,marine,海蓝,海边,航海,nautical | eff8f7 0c3250 | 0f6b8d 39a5b6 85ccce f0c28b 14476a e8805f
forest | 森林 | Forest | 丛林,树林,woodland,jungle,森系 | f3f0e0 1c3126 | 2d5c43 6b8e4d a8b463 895a37 d4a553 1e4030
pink | 粉色系 | Pinks | 粉嫩,少女,少女心,girly,粉粉,甜美 | fff2f1 f9d5d8 | f39fb2 e4688a fbc9c4 c44b6b f3bf9d a5395a
cream | 奶油 | Cream | 奶油色,奶油风,butter,杏色系,温柔 | fdf7eb f3e4cb | dfae8c c99a72 e9cda0 b48566 efc6b3 8c6549
pastel | 粉彩 | Pastel | 柔和,淡彩,浅色,马卡龙浅,soft | fffbf6 eef3fb | f5b9c3 b7d2ef c5e3b6 f8dda0 cfc2ea 8fa5c9
mono | 黑白 | Black and white | 黑白灰,monochrome,black & white,b&w,单色,极简黑白 | ffffff 151515 | 161616 4d4d4d 9b9b9b d3d3d3 2b2b2b
neon | 霓虹 | Neon | 荧光,neon light,夜店,电音,fluorescent | 15121f 1b1038 | ff2e93 1fe8cc f6f56a 7a5cff ff7d33 39a0ff
guochao | 国潮 | China chic | 中国风,国风,中式,宫廷,chinese style,oriental,东方 | f7ecd6 15364d a5281f | c62a20 11607b e2a72b 1f8b81 efb98c 17324d
new-year | 新年 | Chinese New Year | 春节,过年,新春,chinese new year,lunar new year,喜庆,红包,福,年货,生肖 | b51d1c fdf1dd 8f1414 | e0ad3a f4c95c e43b2d 8c1313 fbe4b4 c8202a
halloween | 万圣节 | Halloween | 万圣,南瓜灯,spooky,鬼 | 1e1728 f6ead5 | f27c1c 6d41a3 8dbd40 f6d9a0 c9402b 372b49
valentine | 情人节 | Valentine | 七夕,爱情,恋爱,love,浪漫,romantic,表白 | fff1ef 7c1231 fbd9dc | d61f4a ef7697 f8b3bf 8b1437 f9cfc0 e4456b
macaron | 马卡龙 | Macaron | 甜品,dessert,甜品色 | fffaf3 f4f0fb | f4afbb 9fd8cb f9dd93 c1aee4 f5be95 93c3e6
earth | 大地色 | Earth | 大地,earth tone,泥土,棕色系,自然,natural,boho,波西米亚 | f0e8da 48392d | a66f4a c79869 79694e 8c8d65 5b4332 d8b991
denim | 牛仔 | Denim | 牛仔布,牛仔蓝,jeans,丹宁 | ebf0f4 1f3451 | 2c4973 5373a0 8da8c6 c8a169 16263d b9c9da
gold | 金色系 | Gold | 黄金,鎏金,烫金,golden,奢华,luxury,轻奢 | 15161b faf5e9 1f2a3a | c8a14a e2c578 9a7327 f0dfae b58a3c
lavender | 薰衣草 | Lavender | 普罗旺斯,lilac,丁香 | f7f3fc 4a3c74 | ae97d4 8870b8 d4c3ec 7a9873 5b4b8c e0b7d6
mint | 薄荷 | Mint | 薄荷绿,清凉,fresh | f2fbf7 d3efe4 | 6cc5a8 3a9b82 a9dfc9 f6c9b5 f4dd8b 2a6f60
coral | 珊瑚 | Coral | 珊瑚色,活力橙 | fff4ee fde0d5 | f9806b f7b29a e5574f 2f8c8c f9d3b4 a93f45
sakura | 樱花 | Sakura | 樱花粉,cherry blossom,花见 | fdf3f3 f6dfe4 | f2abbd e07f9b f8cdd6 9a6b5f 8aa980 c4567a
matcha | 抹茶 | Matcha | 抹茶绿,茶绿,green tea,日系绿 | f6f4e3 e1e6c7 | 8ba65a 5f7d3f b9c98a d8cfa1 a9764f 3f5a35
coffee | 咖啡 | Coffee | 奶茶,拿铁,latte,摩卡,mocha,milk tea,焦糖,caramel | f6ede1 3a281e | 7a5138 b08560 d4b391 4d3324 e6d1b3 94694a
chocolate | 巧克力 | Chocolate | 可可,cocoa | f5e7da 34201a | 5a3325 8c5a3f c08f6a e3bfa0 d98a7e 3f2219
berry | 莓果 | Berry | 浆果,野莓,berries | fcf1f3 431a3a | a3295f d85a86 6a2a5e f2a7b5 5f7d55 3f1f4a
tropical | 热带 | Tropical | 热带雨林,夏威夷,hawaii,棕榈,岛屿,island | fdf6e3 0e4a47 | 12836f f2668b f9a83a 43b08d f7d25c 0f5b53
desert | 沙漠 | Desert | 西部,cactus,西部牛仔,峡谷 | f8ebda f0d3b5 | d0764b e9a972 a6533a 7b9580 f1c99c 6f4a40
rainbow | 彩虹 | Rainbow | 七彩,多彩,缤纷,五颜六色,colorful,colourful,multicolor,多色 | fffdf8 1c2340 | ee4b4b f6953b f6cf45 46b36b 3d8fe0 8a5bd0
candy | 糖果 | Candy | 糖果色,棒棒糖,sweet,泡泡糖,bubblegum | fff5fa e7f8fb | ff7bac 5fd0dd ffd45e a98bf0 ff9d7a 4fa3e3
nordic | 北欧 | Nordic | 北欧风,scandinavian,scandi,ins风,简约 | f7f5f0 e6e4de | 33454f d9a441 8fa6a1 c6785a b9c1bd 56707a
japanese | 和风 | Japanese | 日式,日本,浮世绘,ukiyo,japan,wafu | f5efe1 23395b | 23426e c8463c d9b35f 6f8f86 e6a79a 2b2f3a
morocco | 摩洛哥 | Moroccan | 摩洛哥风,moroccan tile,地中海,mediterranean,希腊 | fbf6ea 17406d | 1c5f9c 2c93a8 e2a23b cf5b3f 8fc1c4 14365c
porcelain | 青花瓷 | Blue porcelain | 青花,blue and white,瓷器,porcelain,代尔夫特,delft | f8fafb eef3f7 | 1b3f8b 3f69b5 7d9fd3 16306b b3c8e6
ink | 水墨 | Ink wash | 墨,国画,山水,sumi,墨色,禅,zen,书法 | f5f1e7 efeae0 | 2a2c2e 5b6062 8f9594 c1c3bd b33a2e 3c4a4a
dunhuang | 敦煌 | Dunhuang | 壁画,飞天,丝路,silk road | efe0c4 2b4f56 | 2f7f7a b5482f d9a24c 3f6fa0 e2c193 6b3a2e
bauhaus | 三原色 | Primary colours | 包豪斯色,primary,红黄蓝,蒙德里安,mondrian,de stijl | f6f0e2 fbfaf6 | d8342b f2b824 1f4e9e 1b1b1d e9dcc3
pop | 波普 | Pop art | 波普艺术,pop,漫画,comic | fff8e6 ffd93b | ff3d6e 00a6d6 ffce1f 222034 ff8f3f 27c29a
cyber | 赛博朋克 | Cyberpunk | 赛博,蒸汽波,vaporwave,未来,科技,synthwave,cyber | 160f35 0b1026 | ff3ea5 25d9f5 8c5bff ffe95c ff7ac6 3b6bff
galaxy | 宇宙 | Galaxy | 星空,银河,太空,space,cosmic,夜空,night sky,universe,night | 131a3c 1d2350 | f3d27a 8fa2e8 c7b7f2 f2ead0 5a67b8 e79ab8
kids | 童趣 | Playful | 儿童,宝宝,婴儿,baby,kids,幼儿园,卡通,cartoon,可爱,cute,kawaii | fffaf0 e8f4fb | f2785c f7c548 5fb4a2 6f9fd8 f3a6b4 38527a
wedding | 婚礼 | Wedding | 婚庆,结婚,新娘,bridal | fdfaf6 f4ebe6 | dcb8ae b9c4ae e8d3b9 a9877c cfd8cf 7f8f7c
wine | 酒红系 | Wine | 红酒,勃艮第,burgundy,波尔多 | f7ece6 4a1222 | 7a1c36 b24a56 d9a08f 3b0f1c c9a15c e8cdbd
terracotta | 赤陶 | Terracotta | 陶土,砖色,clay | f7ebe0 ead2c0 | c2643f e19a73 8d4430 6f7f68 edc5a4 4f3730
military | 军旅 | Military | 军事,部队,army,战术,tactical,军 | c9c3a1 4b5138 | 5d6440 8b8658 3a3f2b 6b5138 a9a377 22261d
mid-autumn | 中秋 | Mid-Autumn | 中秋节,月饼,玉兔,嫦娥,团圆,mooncake | 17294f fbf1dd | e9b64c f4dca0 c8573a 5d79ae f0c9b0 2a3f70
dragon-boat | 端午 | Dragon Boat | 端午节,粽子,龙舟 | f2f0df 1f4a3c | 3f7d4f 7fa658 c9a24b c0472f 2a5b47 e4d7a3
aurora | 极光 | Aurora | 北极光,northern lights,梦幻,dreamy | 10203f f3f7fb | 3fe0b0 5c8df5 a86bf0 8ff0d0 f08fd0 2c5fb0
klein | 克莱因蓝 | Klein blue | 宝蓝系,ultramarine,电光蓝 | f6f6f2 0d2cae | 1034c2 5a78e6 f2c230 0a1f78 b9c6f5
easter | 复活节 | Easter | 彩蛋,兔年,easter egg | fffbf0 eaf5ec | f7b6c8 a5d6c0 f9df86 bda9e3 8fb9e6 6a9f6f
thanksgiving | 感恩节 | Thanksgiving | 丰收,harvest,感恩 | f8ecd5 4a2a1d | c25b26 e0a035 8a3324 6e7440 f0cd8a 5a3a26
school | 校园 | Campus | 开学,毕业,学院风,preppy,graduation,学生,运动,sport | faf5e8 1c2f52 | 1f3a68 b5333a e3b448 3f6b57 8fa3c0 f0e2c0
`;

/** All palettes; the seed picks from them where the words name no colour. */
export const namedPalettes: readonly NamedPalette[] = table
  .trim()
  .split('\n')
  .map((row): NamedPalette => {
    const [id = '', zh = '', en = '', words = '', grounds = '', inks = ''] = row.split(' | ');
    const hexes = (text: string) => text.split(' ').map((hex) => `#${hex}`);
    return {
      id,
      zh,
      en,
      words: [zh, en.toLowerCase(), ...words.split(',')],
      grounds: hexes(grounds),
      inks: hexes(inks),
    };
  });
