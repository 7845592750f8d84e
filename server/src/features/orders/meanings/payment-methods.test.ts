import { expect, it } from 'vitest';
import { readStatus } from './read-status.ts';

type Read = ReturnType<typeof readStatus>;

it.each<[string, Read]>([
  // What stands in brackets behind the way of paying is a separate word.
  ['PayPal (refunded)', 'cancelled'],
  ['PayPal (pending)', 'wait'],
  ['PayPal (unpaid)', 'wait'],
  ['paypal [Partially refunded]', 'wait'],
  ['Bank transfer (awaiting payment)', 'wait'],
  ['Visa (paid)', 'produce'],
  ['支付宝（未付款）', 'wait'],
  ['支付宝【已退款】', 'cancelled'],
  ['微信支付（已支付）', 'produce'],
  ['货到付款(已退款)', 'cancelled'],
  ['Nachnahme (storniert)', 'cancelled'],
  ['クレジットカード（未入金）', 'wait'],
  ['PayPal (refunded', 'cancelled'],
  ['(unpaid) PayPal', 'wait'],
  ['PayPal, pending', 'wait'],
  ['PayPal/refunded', 'cancelled'],
  ['Visa/Mastercard (voided)', 'cancelled'],
  ['PayPal (unpaid) (Express)', 'unknown'],
  ['PayPal (not sure)', 'unknown'],
  ['PayPal (2 of 3 refunded)', 'unknown'],
  ['PayPal (0.00)', 'unknown'],
  ['PayPal (-25.00)', 'unknown'],
  // Accountants write what goes out in brackets.
  ['(25.00)', 'unknown'],
  ['($25.00)', 'unknown'],
  // Another way of paying, an amount and nothing at all say nothing.
  ['Direct bank transfer (BACS)', null],
  ['Credit Card (Stripe)', null],
  ['信用卡（花呗）', null],
  ['Credit/Debit Card (Visa)', null],
  ['PayPal ()', null],
  ['PayPal ($25.00)', null],
  ['10.00/25.00', 'unknown'],
  ['$25.00 ($25.00)', 'unknown'],
  ['-(25.00)', 'unknown'],
  ['PayPal 10.00/25.00', 'unknown'],
  ['PayPal $25.00 ($25.00)', 'unknown'],
  ['Paid ($10.00)', 'unknown'],
  ['123 456', 'unknown'],
  ['Paid, PayPal, $25.00', 'produce'],
  ['Visa/Mastercard', null],
  // Amounts without cents, cards with their last figures.
  ['25,000', null],
  ['45.000', null],
  ['1 234 567', 'unknown'],
  ["1'250", null],
  ['3,200円', null],
  ['3200円', null],
  ['45,000원', null],
  ['99元', null],
  ['R$ 45', null],
  ['Rp 45.000', null],
  ['1200 kr', null],
  ['12.50 EUR', null],
  ['Visa ending in 4242', null],
  ['VISA **** 4242', null],
  ['Mastercard •••• 1234', null],
  ['Visa (ending in 4242)', null],
  ['Amex 1005', null],
  ['银行卡 尾号1234', null],
  ['PayPal $25.00', null],
  ['PayPal: 12,50 €', null],
  ['Visa ending in 4242 (refunded)', 'cancelled'],
  ['$25.00 (unpaid)', 'wait'],
  ['3200', 'unknown'],
  ['20', 'unknown'],
  ['0円', 'unknown'],
  ['0,000', 'unknown'],
  ['PayPal -25.00', 'unknown'],
  ['-3,200円', 'unknown'],
  ['Visa ending soon', 'unknown'],
  ['Refund ending in 4242', 'unknown'],
  // A word and a figure are a code of the shop, not a currency.
  ['ST 1', 'unknown'],
  ['NOK1 2', 'unknown'],
  ['PND 2', 'unknown'],
  ['OK 5', 'unknown'],
])('a payment “%s” says %s', (text, meaning) => {
  expect(readStatus(text, 'paymentStatus')).toBe(meaning);
});

it.each(['PayPal (refunded)', 'PayPal (Express)'])('“%s” as the status of an order is not read', (text) => {
  expect(readStatus(text)).toBe('unknown');
});
