import { pdfAnswer } from '#app/server/payments/files/pdf-answer.server.ts';
import { AppError } from '#domain/app-error.ts';

import { orderDocument } from './order-documents.server.ts';

/**
 * GET: an invoice or credit note of an order as a PDF, `?document=INV-2026-000041`; without a number its first invoice.
 * 200 for its fan and those who run the shop, otherwise 401, 403, 404 or 429 `{ code }`.
 */
export function answerWithInvoice(request: Request, orderId: string): Promise<Response> {
  return pdfAnswer(
    (user) => {
      if (!/^[1-9]\d{0,8}$/.test(orderId)) throw new AppError('not_found');
      const number = new URL(request.url).searchParams.get('document');
      return orderDocument({ orderId: Number(orderId), number }, user);
    },
    async (document) => {
      // Fonts and the library are loaded by the first who asks.
      const { documentPdf } = await import('./pdf/document-pdf.server.ts');
      return { pdf: await documentPdf(document), name: `${document.number}.pdf` };
    },
  );
}
