import { inflateSync } from 'node:zlib';

import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { describe, expect, it } from 'vitest';

import { documentPdf } from '#app/server/invoices/pdf/document-pdf.server.ts';
import type { TaxDocument } from '#domain/invoice/tax-document.ts';
import { locales } from '#domain/locale.ts';
import { invoiceContent } from '#tests/support/orders/tax-document-content.ts';

const invoice: TaxDocument = { ...invoiceContent, number: 'INV-2026-000001' };
const note: TaxDocument = {
  ...invoice,
  ...{ kind: 'credit-note', number: 'CN-2026-000001' },
  refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
};

/** All that a PDF says of itself, with the compressed parts opened. */
function opened(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, part = '']) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return part;
    }
  });
  return [text, ...parts].join('\n');
}

describe('an invoice as a PDF', () => {
  it.each(locales)(
    'carries a valid EN 16931 file that another library finds, in %s',
    async (locale) => {
      for (const document of [invoice, note]) {
        const pdf = await documentPdf({ ...document, locale });
        const { xml } = await extractXml(pdf);
        expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
        expect(xml).toContain(`<ram:ID>${document.number}</ram:ID>`);
        expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
      }
    },
  );

  it('is made for the archive: PDF/A-3b with its fonts, its colours and the file in it', async () => {
    const whole = opened(await documentPdf(invoice));
    expect(whole).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(whole).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(whole).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(whole).toMatch(/\/AFRelationship \/Alternative/);
    expect(whole).toMatch(/\/OutputIntents \[/);
    // Each font that is named is in the file.
    const named = new Set([...whole.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, name]) => name));
    expect(named.size).toBe(2);
    expect(whole.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(whole).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  });

  it('keeps in its file what its fonts cannot show', async () => {
    const buyer = { ...invoice.buyer, name: '中村 Ələkbər', city: 'Bakı & <ətraf>' };
    const { xml } = await extractXml(await documentPdf({ ...invoice, buyer }));
    expect(xml).toContain('<ram:Name>中村 Ələkbər</ram:Name>');
    expect(xml).toContain('<ram:CityName>Bakı &amp; &lt;ətraf&gt;</ram:CityName>');
  });

  it('goes on over pages', async () => {
    const lines = Array.from({ length: 80 }, () => invoice.lines[0]).filter(
      (line) => line !== undefined,
    );
    const whole = opened(await documentPdf({ ...invoice, lines }));
    expect(Number(/\/Count (\d+)/.exec(whole)?.[1])).toBeGreaterThan(2);
  });
});
