import { expect, it } from 'vitest';
import { detectDelimiter } from './detect-delimiter.ts';

it.each<[string, string, string, number]>([
  ['commas', 'Order ID,SKU,Quantity\n1,A,2\n', ',', 0],
  ['tabs', 'Order ID\tSKU\tQuantity\n1\tA, B\t2\n', '\t', 0],
  ['semicolons beside decimal commas', 'Bestellnummer;Preis;SKU\n1;9,99;A\n2;8,50;B\n', ';', 0],
  ['bars', 'Order ID|SKU|Quantity\n1|A|2\n', '|', 0],
  ['a rare one', 'Order ID^SKU^Quantity\n1^A^2\n', '^', 0],
  ['wide commas', '订单号，SKU，数量\n1，A，2\n', '，', 0],
  ['only within quotes', '"Order ID, all";"SKU"\n"1, 2";"A"\n', ';', 0],
  ['none in the whole file', 'Order ID\n1\n2\n', ',', 0],
  ['a comma in one cell of a file of one column', 'Order ID\nA, B\nC\n', ',', 0],
  ['no known header', 'x;y;z\n1;2;3\n', ';', 0],
  ['nothing', '', ',', 0],
  ['said in the first line', 'sep=~\r\nOrder ID~SKU\n', '~', 7],
])('finds %s', (_what, text, delimiter, from) => expect(detectDelimiter(text)).toEqual({ delimiter, from }));
