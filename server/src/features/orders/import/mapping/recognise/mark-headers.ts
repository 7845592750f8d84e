/** Whether the buyer had the piece made for him: `Customise`, `是否定制`. The words themselves may stand nowhere in the file. */
const MARK =
  /^(?:is|was)?(?:customi[sz]ed?|personali[sz]ed?|bespoke|madetoorder|engraved?|monogrammed)(?:item|order|product|line)?\??$|^(?:是否)?(?:需要)?(?:个性化|定制|客制|刻字|印字)(?:商品|订单|款)?$|^(?:personalisiert|individualisiert|personnalise|personalizado|personalizada|personalizzato|gepersonaliseerd|spersonalizowany|именной)$/;
/** Headers of how many pieces a pack has: a figure other than 1 makes another number of pieces. */
const PACK =
  /^(?:pack|set|bundle|case|multipack)(?:size|qty|quantity|of)$|^(?:units|pieces|pcs|items)(?:per|in)(?:pack|set|bundle|case)$|^(?:每包|每套|套装|包装)(?:数量|件数)$/;

/** Whether a normalised header only says that an item is customised, and not with what. */
export function isMark(key: string): boolean {
  return MARK.test(key);
}

/** Whether a normalised header says how many pieces are packed together. */
export function isPack(key: string): boolean {
  return PACK.test(key);
}
