import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { releaseUnpaidOrders } from '#app/server/backend/orders/unpaid-orders.server.ts';
import { settleCardOrders } from '#app/server/backend/payments/card-settlement.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { bankAccount } from '#app/server/settings/store/bank-account.server.ts';
import { openDatabase } from '#app/server/db/database.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { workRules } from '#app/server/settings/store/work-rules.server.ts';

import { sendOrderNotifications } from './order-notifications.server.ts';

/**
 * How often orders are looked through although no one rang: another process, or the back end itself, changes them, too.
 */
const everyMs = 60_000;

/** Tells news from now on: when someone rang, and every minute. */
export function startOrderNotifications(): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let rung = false;
  /** Every order without a payment is looked at for it, and for how long it has none: not at each change. */
  let settlingIsDue = true;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    do {
      rung = false;
      const queue = await outgoingMail();
      await sendOrderNotifications({
        database: await openDatabase(),
        queue,
        account: bankAccount,
        rules: workRules,
        site: async () => ({
          origin: new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
          name: await siteName(),
        }),
        now: () => new Date(),
        isStopped: () => stopped,
      });
      if (stopped || !settlingIsDue) continue;
      settlingIsDue = false;
      await settleCardOrders(new Date(), undefined, () => stopped);
      await releaseUnpaidOrders(new Date(), { isStopped: () => stopped });
    } while (rung && !stopped);
  }

  function wake(): void {
    rung = true;
    if (stopped || looking) return;
    looking = look()
      // The next look begins where this one did: nothing is lost.
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
