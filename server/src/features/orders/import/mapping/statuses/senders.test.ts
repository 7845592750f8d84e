import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { senderColumns } from './senders.ts';

const LAYOUTS = {
  generic: [
    ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address'],
    ['1', 'A', '3', 'Ann', '1 Main St'],
  ],
  bol: [
    ['bestelnummer', 'achternaam_verzending', 'aantal', 'referentie', 'adres_verz_straat'],
    ['1', 'Ann', '3', 'A', 'Straat 1'],
  ],
} as const;

/** What becomes of a line with this column, in a layout that nobody knows and in one that is known. */
function statesOf(header: string, text: string): string[] {
  return Object.values(LAYOUTS).map(([names, cells]) => {
    const headers = [...names, header];
    const { mapping } = proposeMapping(headers);
    return readOrderLine(mapping, [...cells, text], { senders: senderColumns(headers) }).state;
  });
}

describe('what the marketplace sends from its own stock is held in every layout', () => {
  it.each([
    ['Fulfilled By', 'Amazon'],
    ['Fulfilled By', 'Amazon.co.uk'],
    ['Fulfillment Channel', 'AFN'],
    ['Fulfillment Service', 'amazon_marketplace_web'],
    ['Fulfilment Method', 'FBB'],
    ['fulfilment', 'FBB'],
    ['distributionParty', 'BOL'],
    ['fulfillment_model', 'Fulfilled by Noon (FBN)'],
    ['is_fbn', 'Fulfilled by Noon'],
    ['is_fbn', 'yes'],
    ['Fulfillment Type', 'Fulfillment by TikTok Shop'],
    ['Fulfillment Option', 'Ship by Newegg'],
    ['Fulfilled By', 'Walmart Fulfillment'],
    ['Line: Fulfillment Service', 'Printful'],
    ['Versand durch', 'Amazon'],
    ['Versandkanal', 'Versand durch Amazon'],
    ['Expédié par', 'Amazon'],
    ['Canal de gestion', 'Expédié par Amazon'],
    ['Gestionado por', 'Amazon'],
    ['Enviado pela', 'Amazon.com.br'],
    ['Spedito da', 'Amazon'],
    ['Verzonden door', 'bol.com'],
    ['Wysyłane przez', 'Amazon'],
    ['フルフィルメント チャネル', 'Amazon'],
    ['发货方', '京东仓配'],
    ['履约方式', '平台仓'],
    ['Fulfilment', 'fulfilled'],
    ['Fulfilment', 'partially fulfilled'],
  ])('%s: %s', (header, text) => expect(statesOf(header, text)).toEqual(['held', 'held']));
});

describe('what the seller sends is made', () => {
  it.each([
    ['Fulfilled By', 'Merchant'],
    ['Fulfillment Channel', 'MFN'],
    ['Fulfillment Service', 'manual'],
    ['Fulfilment Method', 'FBR'],
    ['distributionParty', 'RETAILER'],
    ['fulfillment_model', 'Fulfilled by Partner (FBP)'],
    ['is_fbn', 'no'],
    ['is_fbn', 'Fulfilled by Partner'],
    ['Fulfillment Type', 'Fulfillment by seller'],
    ['Versand durch', 'Verkäufer'],
    ['Expédié par', 'Vendeur'],
    ['发货方式', '商家自发'],
    ['Fulfillment', 'unfulfilled'],
    ['Sales Channel', 'Amazon'],
    ['Fulfilled By', ''],
  ])('%s: %s', (header, text) => expect(statesOf(header, text)).toEqual(['ok', 'ok']));
});
