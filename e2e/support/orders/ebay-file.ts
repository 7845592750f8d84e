import type { OrderFile } from './import-orders.ts';

/** A line of a German order report; all persons are invented. */
export interface EbayLine {
  order: string;
  sku: string;
  /** What the buyer typed, as it stands behind the options of the variation. */
  words: string;
}

// Column names of the Seller Hub's order report for Germany.
const HEADERS =
  'Verkaufsprotokollnummer;Bestellnummer;Nutzername des Käufers;Name des Käufers;E-Mail des Käufers;Notiz des Käufers;Adresse 1 des Käufers;Adresse 2 des Käufers;Wohnort des Käufers;Bundesland des Käufers;PLZ des Käufers;Land des Käufers;Name des Empfängers;Telefonnummer des Empfängers;Adresse 1 des Empfängers;Adresse 2 des Empfängers;Versand nach - Ort;Versand nach - Bundesland;Versand nach - PLZ;Versand nach - Land;Artikelnummer;Angebotstitel;Bestandseinheit;Verkauft über Anzeigen;Anzahl;Verkauft für;Verpackung und Versand;Inklusive MwSt.-Satz;Gesamtbetrag;Zahlungsmethode;Verkauft am;Zahlungsdatum;Versand bis;Verschickt am - Datum;Versandservice;Sendungsnummer;Transaktionsnummer;Variantendetails'.split(
    ';',
  );

/** An order report of eBay Germany: a blank first row, semicolons, decimal commas, German months, a footer. */
export function ebayReport(name: string, lines: EbayLine[]): OrderFile {
  const rows = lines.map(({ order, sku, words }, i) => {
    const cells: Record<string, string> = {
      Verkaufsprotokollnummer: String(11 + i),
      Bestellnummer: order,
      'Name des Käufers': 'Zahl Er',
      'Notiz des Käufers': 'Bitte schnell verschicken',
      'Wohnort des Käufers': 'Bonn',
      'Name des Empfängers': 'Jörg Beispiel',
      'Telefonnummer des Empfängers': '0151 000001',
      'Adresse 1 des Empfängers': 'Große Straße 5',
      'Versand nach - Ort': 'Köln',
      'Versand nach - Bundesland': 'Nordrhein-Westfalen',
      'Versand nach - PLZ': '50667',
      'Versand nach - Land': 'Deutschland',
      Artikelnummer: '155000000001',
      Angebotstitel: 'Becher mit Wunschtext',
      Bestandseinheit: sku,
      'Verkauft über Anzeigen': 'Nein',
      Anzahl: '1',
      'Verkauft für': '1.012,90 €',
      'Verpackung und Versand': '4,99 €',
      'Inklusive MwSt.-Satz': '19%',
      Gesamtbetrag: '1.017,89 €',
      'Verkauft am': '10-Dez-25',
      Zahlungsdatum: '10-Dez-25',
      'Versand bis': '12-Dez-25',
      Variantendetails: `[Farbe:Weiß,Größe:11oz,Personalisierung:${words}]`,
    };
    return HEADERS.map((header) => `"${(cells[header] ?? '').replaceAll('"', '""')}"`).join(';');
  });
  const quoted = HEADERS.map((header) => `"${header}"`).join(';');
  const text = ['', quoted, '', ...rows, '', `${lines.length};"Datensätze heruntergeladen"`].join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) };
}
