import { getCheckoutOrders } from '#app/server/backend/orders/placing/checkout-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { pdfAnswer } from '#app/server/payments/files/pdf-answer.server.ts';
import { bankAccount } from '#app/server/settings/store/bank-account.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { timeZoneOf } from '#app/server/people/store/time-zones.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { mayReadInvoices } from '#domain/invoice/document-reader.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { billOf, type TransferBill } from '#domain/payment/transfer/shared-transfer.ts';

/**
 * What one transfer has to pay, for the fan and those who run the shop.
 * @throws AppError `not_found` for other people's orders and where nothing is to be transferred, `not_allowed` for the
 *   celebrity
 */
async function openBill(orderId: number, actor: Actor): Promise<TransferBill> {
  const order = await getOrder(orderId, actor);
  if (!mayReadInvoices(actor, order)) throw new AppError('not_allowed');
  if (!awaitsTransfer(order)) throw new AppError('not_found');
  return order.checkout ? billOf(order, await getCheckoutOrders(orderId, actor)) : billOf(order);
}

/** GET: the payment slip as a PDF: 200, or 401, 403, 404, 429 `{ code }`. */
export function answerWithTransferSlip(request: Request, orderId: string): Promise<Response> {
  return pdfAnswer(
    async (user) => {
      if (!/^[1-9]\d{0,8}$/.test(orderId)) throw new AppError('not_found');
      const bill = await openBill(Number(orderId), user);
      const account = await bankAccount();
      if (!account) throw new AppError('not_found');
      return { account, bill, timeZone: await timeZoneOf(await ownTables(), user.id) };
    },
    async ({ account, bill, timeZone }) => {
      const asked = new URL(request.url).searchParams.get('locale');
      const locale = isLocale(asked) ? asked : defaultLocale;
      // Fonts and the library are loaded by the first who asks.
      const { transferSlipPdf } = await import('./transfer-slip-pdf.server.ts');
      const at = { locale, now: new Date(), siteName: await siteName(), timeZone };
      return transferSlipPdf(account, bill, at);
    },
  );
}
