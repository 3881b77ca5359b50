import { bookLine } from '#app/server/bank/book-line.server.ts';
import { importStatement } from '#app/server/bank/import-statement.server.ts';
import { readBank } from '#app/server/bank/read-bank.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import {
  readOwnRefundAccount,
  setOwnRefundAccount,
} from '#app/server/refunds/own-refund-account.server.ts';
import { beginLook, tell } from '#app/server/orders/notification-run.server.ts';
import { readRefundDesk } from '#app/server/refunds/read-refund-desk.server.ts';
import type { RefundDesk } from '#app/server/refunds/refund-desk.server.ts';
import { makeRefundRun } from '#app/server/refunds/refund-runs.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { firstWorkRules } from '#domain/order/desk/work-rules.ts';
import type { BankList } from '#domain/payment/bank-desk/bank-line.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import type { DueRefund, RefundView } from '#domain/refund/refund.ts';

import { openLedger } from '../server/ledger/ledger-world.ts';
import type { PaymentWorld } from '../server/payments/payment-world.ts';

const ownAccount = { holder: 'Astera & Co', iban: 'GR1601101250000000012300695', bic: '' };
export const fansIban = 'DE89370400440532013000';

interface WrittenLine {
  readonly cents: number;
  readonly text?: string;
  readonly reference?: string;
  readonly name?: string;
  readonly iban?: string;
}

const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${text}</${name}>`);

function entry({ cents, text = '', reference = '', name = '', iban = '' }: WrittenLine): string {
  const role = cents < 0 ? 'Cdtr' : 'Dbtr';
  const account = iban === '' ? '' : `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>`;
  return [
    `<Ntry><Amt Ccy="EUR">${(Math.abs(cents) / 100).toFixed(2)}</Amt>`,
    `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>`,
    '<BookgDt><Dt>2026-11-02</Dt></BookgDt><NtryDtls><TxDtls>',
    element('Refs', element('EndToEndId', reference)),
    `<RltdPties><${role}><Pty>${element('Nm', name)}</Pty></${role}>${account}</RltdPties>`,
    element('RmtInf', element('Ustrd', text)),
    '</TxDtls></NtryDtls></Ntry>',
  ].join('');
}

/** A statement of one day with these lines (camt.053), which says who paid from which account. */
function statementOf(lines: readonly WrittenLine[]): Uint8Array {
  return new TextEncoder().encode(
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>' +
      '<Acct><Id><IBAN>GR1601101250000000012300695</IBAN></Id></Acct>' +
      `${lines.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
}

/** A shop that owes fans their money back. */
export async function openRefundWorld(world: PaymentWorld) {
  const ledger = await openLedger();
  const { database } = ledger;
  const put: Mail[] = [];
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 3, 8, minutes));
  const desk: RefundDesk = {
    database,
    queue: {
      put: (mail) => {
        put.push(mail);
        return Promise.resolve();
      },
    },
    ownAccount: async () => ({ ...ownAccount, bankName: '' }),
    site: async () => ({ origin: 'https://astera.test', name: 'Astéra' }),
    now,
  };
  const manager = world.userOf('manager');
  const fan = world.userOf('fan');
  const listed = async (list: BankList) =>
    (await readBank(database, manager, { list, page: 1 })).lines.rows;
  const put053 = (lines: readonly WrittenLine[]) =>
    importStatement(
      database,
      manager,
      { bytes: statementOf(lines), name: 'november.xml', layout: null },
      now,
    );
  const due = async (orderId: number): Promise<DueRefund | undefined> =>
    (await readRefundDesk(desk, manager)).due.find((one) => one.orderId === orderId);
  const chosen = async (...ids: readonly number[]) =>
    Promise.all(
      ids.map(async (orderId) => {
        const one = await due(orderId);
        return { orderId, cents: one?.cents ?? 0, end: one?.account?.end ?? '' };
      }),
    );
  return {
    ...{ ledger, desk, manager, fan, due, chosen, listed },
    close: () => ledger.close(),
    later: () => void (minutes += 5),
    letDaysPass: (days: number) => void (minutes += days * 24 * 60),
    /** What was mailed since it was asked for last. */
    mailed: () => put.splice(0),
    /** The mail to the fan about an order. */
    async newsOf(orderId: number, topic: 'moved' | 'refundDue'): Promise<Mail | undefined> {
      const look = beginLook({
        ...{ database, queue: desk.queue, account: desk.ownAccount, site: desk.site, now },
        rules: async () => firstWorkRules,
      });
      // Each is another event.
      minutes += 1;
      const news = [{ reader: 'fan', topic, kind: null }] as const;
      const order = await getOrder(orderId, manager);
      await tell(look, { at: now().toISOString(), to: topic, news, order });
      return put.splice(0).find(({ to }) => to === 'fan@example.test');
    },
    /** Imports a statement with these lines. */
    importLines: put053,
    paymentOf: async (id: number) => (await getOrder(id, manager)).payment,
    lastReferenceOf: async (id: number) =>
      (await getOrder(id, manager)).paymentEvents.at(-1)?.reference,
    /** An order that was paid from an account as a statement shows it, and is owed back. */
    async owedFromStatement(iban = fansIban, name = 'Maria Papadaki'): Promise<number> {
      const id = await this.paidFromStatement(iban, name);
      await world.move(id, 'oweRefund', 'received');
      return id;
    },
    /** An order that was paid from an account as a statement shows it. */
    async paidFromStatement(iban = fansIban, name = 'Maria Papadaki'): Promise<number> {
      const id = await world.orderIn('on-hold');
      await put053([{ cents: 6_500, text: creditorReference(String(id)), name, iban }]);
      const line = (await listed('certain')).find(({ proposals: [best] }) =>
        best?.orders.some((order) => order.id === id),
      );
      const shares = [{ orderId: id, cents: 6_500 }];
      const booking = { lineId: line?.id ?? 0, shares, restGoesBack: false };
      await bookLine(database, manager, booking, now());
      return id;
    },
    account: (orderId: number) => readOwnRefundAccount(desk, fan, orderId),
    setAccount: (orderId: number, version = 0, iban = fansIban, holder = 'Maria Papadaki') =>
      setOwnRefundAccount(desk, fan, { orderId, version, holder, iban }),
    run: async (...ids: readonly number[]) => makeRefundRun(desk, manager, await chosen(...ids)),
    /** The newest refund of an order. */
    async refundOf(orderId: number): Promise<RefundView> {
      const { runs } = await readRefundDesk(desk, manager);
      const found = runs.flatMap(({ refunds }) => refunds).find((one) => one.orderId === orderId);
      if (!found) throw new Error(`order ${orderId} has no refund`);
      return found;
    },
  };
}
export type RefundWorld = Awaited<ReturnType<typeof openRefundWorld>>;
