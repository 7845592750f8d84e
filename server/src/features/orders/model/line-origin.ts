/** Where in the seller's file an order line comes from. */
export interface LineOrigin {
  orderNo: string;
  lineNo: string;
  shop: string;
  /** The SKU in the file; the design may have another one. */
  sku: string;
  /** Row of the source file, counted as a spreadsheet shows it. */
  row: number;
}
