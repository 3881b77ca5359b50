import { readSession } from '#app/server/sessions/read-session.server.ts';
import { AppError } from '#domain/app-error.ts';

import { orderDocument } from './order-documents.server.ts';

/**
 * GET: an invoice or credit note of an order as a PDF, `?document=INV-2026-000041`; without a number its first invoice.
 * 200 for its fan and those who run the shop, otherwise 401, 403 or 404 `{ code }`.
 */
export async function answerWithInvoice(request: Request, orderId: string): Promise<Response> {
  try {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    if (!/^[1-9]\d{0,8}$/.test(orderId)) throw new AppError('not_found');
    const number = new URL(request.url).searchParams.get('document');
    const document = await orderDocument({ orderId: Number(orderId), number }, session.user);
    // Fonts and the library are loaded by the first who asks.
    const { documentPdf } = await import('./pdf/document-pdf.server.ts');
    const pdf = await documentPdf(document);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': `attachment; filename="${document.number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
