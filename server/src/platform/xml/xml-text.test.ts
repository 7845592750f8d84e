import { expect, it } from 'vitest';
import { decodeXml, escapeXml, escapeXmlValue } from './xml-text.ts';

it.each([
  ['a &amp;&lt;b&gt; &quot;&apos;&#x56fe;&#29255;', 'a &<b> "\'图片'],
  ['&amp;lt; is decoded once', '&lt; is decoded once'],
  ['&unknown; &AMP; &constructor; &toString;', '&unknown; &AMP; &constructor; &toString;'],
  ['a pair of halves &#xD83D;&#xDE00;', 'a pair of halves 😀'],
  ['&#0;&#x110000;&#99999999999;', ''],
  ['& alone; &; &#; &#x;', '& alone; &; &#; &#x;'],
  ['', ''],
])('%s', (xml, text) => {
  expect(decodeXml(xml)).toBe(text);
});

it.each([`"a" & <b> 'c' ]]>`, '&amp;', 'tab\tline\r\nend', '图片 😀'])(
  'reads back what it escapes: %j',
  (odd) => {
    expect(escapeXml(odd)).not.toMatch(/[<>]/);
    expect(decodeXml(escapeXml(odd))).toBe(odd);
    expect(escapeXmlValue(odd)).not.toMatch(/[<>"\t\r\n]/);
    expect(decodeXml(escapeXmlValue(odd))).toBe(odd);
  },
);
