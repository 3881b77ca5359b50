import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { cancelOverdueOrders } from '#app/server/backend/orders/promise/overdue-orders.server.ts';
import { releaseUnpaidOrders } from '#app/server/backend/orders/unpaid-orders.server.ts';
import { settleCardOrders } from '#app/server/backend/payments/card-settlement.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { bankAccount } from '#app/server/settings/store/bank-account.server.ts';
import { openDatabase } from '#app/server/db/database.server.ts';
import { issueDocuments } from '#app/server/invoices/issue-documents.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { currentSeller, siteName } from '#app/server/settings/store/site-settings.server.ts';
import { vatRules } from '#app/server/settings/store/vat-rules.server.ts';
import { workRules } from '#app/server/settings/store/work-rules.server.ts';

import { tellPartRefunds } from '#app/server/refunds/tell-part-refunds.server.ts';
import { settleWithdrawals } from '#app/server/withdrawals/settle-withdrawals.server.ts';
import { sendDueReminders } from './due-reminders.server.ts';
import type { NewsDesk } from './notification-run.server.ts';
import { sendOrderNotifications } from './order-notifications.server.ts';

/** How often orders are polled without an event: another process or the back end itself changes them, too. */
const everyMs = 60_000;
/** How often orders are checked for their due date, which is a matter of days. */
const remindEveryMs = 15 * 60_000;

/** Sends notifications, and issues invoices, from now on: on every event, and every minute. */
export function startOrderNotifications(): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let rung = false;
  /** Unpaid orders are checked for a payment and for their deadline every minute, not on every change. */
  let settlingIsDue = true;
  let remindedAt = -Infinity;
  let looking: Promise<void> | null = null;

  /** Runs steps in turn; one that fails does not block the others, and starts from the same point the next time. */
  async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    for (const step of steps) {
      if (stopped) return;
      await step().catch((error: unknown) => console.error(error));
    }
  }

  async function look(): Promise<void> {
    do {
      rung = false;
      const now = () => new Date();
      const isStopped = () => stopped;
      const database = await openDatabase();
      const desk: NewsDesk = {
        database,
        queue: await outgoingMail(),
        account: bankAccount,
        rules: workRules,
        site: async () => ({
          origin: new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
          name: await siteName(),
        }),
        now,
        isStopped,
      };
      const invoices = { database, seller: currentSeller, rules: vatRules, now, isStopped };
      await runAll([
        () => sendOrderNotifications(desk),
        () => issueDocuments(invoices),
        () => tellPartRefunds(desk, isStopped),
      ]);
      if (stopped || !settlingIsDue) continue;
      settlingIsDue = false;
      await runAll([
        () => settleCardOrders(now(), undefined, isStopped),
        () => releaseUnpaidOrders(now(), { isStopped }),
        () => settleWithdrawals({ database, now }, isStopped),
      ]);
      if (stopped || Date.now() - remindedAt < remindEveryMs) continue;
      remindedAt = Date.now();
      await runAll([() => cancelOverdueOrders(now(), isStopped), () => sendDueReminders(desk)]);
    } while (rung && !stopped);
  }

  function wake(): void {
    rung = true;
    if (stopped || looking) return;
    looking = look()
      // The next run starts from the same point: nothing is lost.
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        looking = null;
      });
  }

  const stopListening = orderEmitter.onEmit(wake);
  const timer = setInterval(() => {
    settlingIsDue = true;
    wake();
  }, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopped = true;
      stopListening();
      clearInterval(timer);
      await looking;
    },
  };
}
