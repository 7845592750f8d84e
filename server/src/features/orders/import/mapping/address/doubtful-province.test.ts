import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const BESIDE = 'Order ID|SKU|Quantity|Recipient Name|Street|City|State|Postcode|Country'.split('|');
const APART = 'State|Order ID|SKU|Quantity|Recipient Name|Street|City|Postcode|Country'.split('|');

/** Whether a row asks if its `State` is the province. */
function isAsked(headers: readonly string[], state: string, country: string): boolean {
  const row: Record<string, string> = {
    'Order ID': '1',
    SKU: 'A',
    Quantity: '1',
    'Recipient Name': 'Jo Doe',
    Street: '7 High St',
    City: 'Town',
    Postcode: '12345',
    State: state,
    Country: country,
  };
  const { problems } = readOrderLine(
    proposeMapping([...headers]).mapping,
    headers.map((header) => row[header]!),
  );
  return problems.some(({ code }) => code === 'ADDRESS_UNREAD');
}

describe('a place is not asked about', () => {
  it.each([
    ['Co. Dublin', 'IE'],
    ['County Cork', 'Ireland'],
    ['Lazio', 'IT'],
    ['Emilia-Romagna', 'IT'],
    ['Tirol', 'AT'],
    ['Zürich', 'CH'],
    ['Auckland', 'NZ'],
    ['Gauteng', 'ZA'],
    ['Dubai', 'AE'],
    ['Sindh', 'PK'],
    ['Metro Manila', 'PH'],
    ['Bangkok', 'TH'],
    ['Tokyo', 'JP'],
    ['東京都', 'JP'],
    ['Jawa Barat', 'ID'],
    ['Noord-Holland', 'NL'],
    ['Texas, USA', 'US'],
    ['TX - Texas', 'US'],
    ['Texas (TX)', 'US'],
    ['Newfoundland & Labrador', 'CA'],
    ['Washington, D.C.', 'US'],
  ])('%s in %s, wherever its column stands', (state, country) => {
    expect(isAsked(BESIDE, state, country)).toBe(false);
    expect(isAsked(APART, state, country)).toBe(false);
  });
});

describe('a code is known where its country has it', () => {
  it.each([
    ['TX', 'US', false],
    ['ok', 'US', false],
    ['US-TX', '', false],
    ['OK', '', false],
    ['NSW', 'AU', false],
    ['RM', 'IT', false],
    ['KZN', 'ZA', false],
    ['75', 'FR', false],
    ['CJ', 'RO', false],
    ['Cluj', 'RO', false],
    ['XYZ', 'RO', true],
    ['ABD', 'GB', false],
    ['Košický kraj', 'SK', false],
    ['İzmir', 'TR', false],
    ['Kentrikí Makedonía', 'GR', false],
    ['HK', 'HK', false],
    ['KLN', 'Hong Kong', false],
    ['Singapore', 'SG', false],
    ['SG', 'SG', false],
    ['XA', 'MO', true],
    ['Gibraltar', 'GI', false],
    ['New', 'GI', true],
    ['TS', 'IE', true],
    ['CT', 'ES', false],
    ['New', 'US', true],
    ['New', '', true],
    ['RTO', 'IN', true],
    ['RTO', 'RO', true],
    ['HLD', 'KE', true],
    ['34', 'TR', true],
    ['CAN', '', true],
    ['OK', 'GB', true],
    ['3', 'US', true],
    ['HLD', 'AU', true],
    ['TX, RTO', 'US', true],
  ])('%s in “%s” is asked about: %s', (state, country, expected) => {
    expect(isAsked(BESIDE, state, country)).toBe(expected);
  });
});

it.each([
  'Bloqueado por Luis',
  'At the engraver',
  'Texas, in artwork',
  'Co. of artists',
  'Step 2',
  '待客服处理',
])('“%s”, which no country has, is asked about also between city and postcode', (state) =>
  expect(isAsked(BESIDE, state, 'US')).toBe(true),
);
