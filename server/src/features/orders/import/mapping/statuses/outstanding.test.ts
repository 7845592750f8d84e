import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const HEADERS = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address', 'City', 'Country', 'Zip'];
const CELLS = ['1', 'A', '1', 'Ann', '1 Main St', 'York', 'GB', 'YO1 7HH'];

function stateOf(header: string, text: string): string {
  const headers = [...HEADERS, header];
  const { state, problems } = readOrderLine(proposeMapping(headers).mapping, [...CELLS, text]);
  return problems.length > 0 ? problems.map(({ code }) => code).join() : state;
}

describe('what is still to be paid', () => {
  it.each(
    (
      'Outstanding Balance, Balance Due, Amount Outstanding, Unpaid Amount, Remaining Balance, Offener Betrag, Restbetrag, Solde dû, Reste à payer, Saldo pendiente, Importe pendiente, ' +
      'Saldo dovuto, Importo residuo, Saldo devedor, Valor pendente, Openstaand saldo, Pozostało do zapłaty, Остаток к оплате, Kalan tutar, Restbelopp, 未付金额, 待付金额, 残金, 未払い金額, 미결제금액, ยอดค้างชำระ, Sisa tagihan'
    ).split(', '),
  )('under %s holds the line, and nothing does not', (header) => {
    expect(stateOf(header, '25.00')).toBe('held');
    expect(stateOf(header, '0.00')).toBe('ok');
  });

  it.each(
    (
      'Outstanding Balance, Balance due, Part paid, Awaiting deposit, Deposit received, Overdue, Past due, Saldo offen, Teilweise bezahlt, Solde dû, Acompte versé, Saldo pendiente, Parcialmente pagado, ' +
      'Acconto versato, Parcialmente pago, Deels betaald, Częściowo opłacone, Частично оплачен, Kısmen ödendi, 尾款未付, 已付定金, 部分付款, 残金未払い, 一部入金, 부분 결제, ชำระบางส่วน, Dibayar sebagian, Pending'
    ).split(', '),
  )('as the status %s waits, and in a column that nobody reads is asked about', (word) => {
    expect(stateOf('Order Status', word)).toBe('held');
    expect(stateOf('Payment Status', word)).toBe('held');
    expect(stateOf('Foo', word)).toBe('STATUS_UNREAD');
  });
});
