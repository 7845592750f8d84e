/**
 * The words of variations, as data: labels before a colon, and words that do not name a colour or size. Compared by
 * `keyOfWords`: without regard to case, width, blanks and dashes.
 */
export const LABELS = {
  colour: names(
    '颜色,颜色分类,顏色,顏色分類,花色,colour,color,colours,colors,primary color,main color,item color,shirt color,mug color,case color,' +
      'couleur,couleur principale,farbe,hauptfarbe,colore,cor,kleur,kolor,färg,farge,farve,väri,renk,цвет,カラー,色,색상,컬러,색깔,สี,màu,màu sắc,' +
      'warna,اللون,لون',
  ),
  size: names(
    '尺码,尺寸,尺碼,码数,大小,size,sizes,item size,shirt size,型号,型號,手机型号,機型,机型,适用型号,适用机型,适配机型,model,phone model,device,' +
      'device model,compatible model,compatible phone model,phone type,taille,taille du t-shirt,größe,groesse,talla,tamaño,taglia,misura,dimensioni,' +
      'tamanho,maat,rozmiar,storlek,størrelse,koko,beden,boyut,размер,サイズ,사이즈,크기,ขนาด,ไซส์,kích thước,kích cỡ,ukuran,saiz,المقاس,مقاس,الحجم',
  ),
  /** Words that may name either. */
  either: names(
    '规格,規格,产品规格,款式,颜色尺码,属性,style,variant,variation,option,type,variante,variación,variazione,variação,варіант,вариант,オプション,種類,옵션,ตัวเลือก,' +
      'phân loại hàng,phân loại,variasi,style name,стиль,数量,数量（件）,件数,qty,quantity',
  ),
  /** Neither a colour nor a size, and nothing that changes the print. */
  other: names('材质,材料,material,包装,包装方式,package,packaging,sku'),
} as const;

export type LabelKind = keyof typeof LABELS;

/** Words that come with a colour or a size and do not change it. */
export const FILLERS = [
  '色',
  '码',
  '号',
  '款',
  '适用',
  '适用于',
  '手机壳',
  '默认',
  '默认规格',
  '默认款式',
  '标准',
  '无',
  'for',
  'the',
  'case',
  'phone case',
  'default',
  'default title',
  'one variant',
  'none',
  'n/a',
  '1件',
  '1个',
  '1pc',
  '1pcs',
  '1 piece',
] as const;

function names(list: string): readonly string[] {
  return list.split(',');
}
