import { inflateSync } from 'node:zlib';

import jsQR from 'jsqr';
import { expect, it } from 'vitest';

import { transferSlipPdf } from '#app/server/payments/slip/transfer-slip-pdf.server.ts';
import { locales } from '#domain/locale.ts';
import { transferOf } from '#domain/payment/transfer/transfer.ts';
import type { BilledOrder, TransferBill } from '#domain/payment/transfer/shared-transfer.ts';

const account = {
  ...{ holder: 'Astera Αγορά', iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA' },
  bankName: 'Εθνική',
};
const order = (id: number, total: number): BilledOrder => ({
  ...{ id, number: String(id), celebrityName: 'Ələkbər', total, status: 'admin-approval' },
  ...{ payment: 'awaiting', paymentMethod: 'bankTransfer', transactionId: '', payBy: null },
});
const bill: TransferBill = {
  ...{ number: '14C00000001', total: 10_550, orders: [order(41, 4_550), order(42, 6_000)] },
  end: new Date('2026-06-09T10:00:00Z'),
};

/** What is drawn on the pages. */
function drawn(pdf: Buffer): string {
  const parts = [...pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)];
  const opened = parts.flatMap(([, part = '']) => {
    try {
      return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return opened.find((part) => part.includes(' re\n')) ?? '';
}

/** The black rectangles of the page as a camera sees them: a few points of the picture for one of the page. */
function readCode(page: string): string | null {
  const rects = [...page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)].map((match) =>
    match.slice(1).map(Number),
  );
  const left = Math.min(...rects.map(([x = 0]) => x));
  const top = Math.min(...rects.map(([, y = 0]) => y));
  const scale = 4;
  const quiet = 40;
  const size = 150 * scale + 2 * quiet;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x = 0, y = 0, width = 0, height = 0] of rects) {
    const to = (at: number) => Math.round(at * scale) + quiet;
    for (let down = to(y - top); down < to(y - top + height); down += 1) {
      for (let along = to(x - left); along < to(x - left + width); along += 1) {
        pixels.fill(0, (down * size + along) * 4, (down * size + along) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, size, size)?.data ?? null;
}

it.each(locales)(
  'has a code that a banking app reads as the transfer itself, in %s',
  async (locale) => {
    const facts = { locale, siteName: 'Astera', now: new Date('2026-06-01T10:00:00Z') };
    const { pdf, name } = await transferSlipPdf(account, bill, facts);
    const transfer = transferOf(account, bill);
    expect(readCode(drawn(pdf))).toBe(transfer.epc);
    expect(transfer.epc).toContain('EUR105.50');
    expect(name).toBe(`${transfer.reference}.pdf`);
  },
);

it('has no code for an amount that no bank transfers', async () => {
  const facts = { locale: 'en', siteName: 'Astera', now: new Date() } as const;
  const { pdf } = await transferSlipPdf(account, { ...bill, total: 0 }, facts);
  expect(drawn(pdf)).toBe('');
});
