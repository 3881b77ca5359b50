import { setTimeout as pause } from 'node:timers/promises';

import { openSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { seeded } from '#tests/support/databases/seeded.ts';
import type { NightRow, Tally } from '../engine/row.ts';
import { lacksDatabase, openGround, type DatabaseName } from '../support/ground.ts';
import { place, requestCheckout, see, videoPrice } from '../support/orders.ts';
import { openPeople, type People } from '../support/people.ts';

const buyers = 8;
/** News of orders are looked for each minute, and a mail under way in a killed process is tried again after another. */
const mailLimitMs = 600_000;

/** An order under way: what its browser sent and what it was told. */
interface Errand {
  readonly checkout: ReturnType<typeof requestCheckout>;
  readonly login: string;
  orderId: number | null;
  isAccepted: boolean;
  isPaid: boolean;
}

/** Goes on with an order as far as no one was told yet that it is done. */
async function goOn(site: People, errand: Errand, tally: Tally): Promise<void> {
  const orderId = await place(site, errand.checkout, errand.login);
  if (errand.orderId !== null && errand.orderId !== orderId)
    tally.fault(`the key of order ${errand.orderId} gave order ${orderId}`);
  errand.orderId = orderId;
  const step = async (name: string, data: object) => {
    const { status, text } = await site.call(name, { orderId, ...data }, 'manager');
    // Another try did it before, whose answer never came.
    if (status !== 200 && status !== 409) throw new Error(`${name} answered ${status}: ${text}`);
  };
  if (!errand.isAccepted) await step('changeOrder', { action: 'accept', from: 'admin-approval' });
  errand.isAccepted = true;
  if (!errand.isPaid)
    await step('changePayment', { action: 'receive', from: 'awaiting', reference: 'statement' });
  errand.isPaid = true;
}

/**
 * Who is written to of an order that was placed, accepted and paid: its fan, the team, its celebrity, its fan twice
 * more.
 */
async function compareOrder(site: People, { orderId }: Errand, price: number): Promise<void> {
  const order = await see(site, orderId ?? 0);
  const events = order.events.map(({ to }) => to).join(' ');
  const money = order.paymentEvents
    .filter(({ from }) => from !== null)
    .map(({ to, amount }) => `${to} ${amount}`)
    .join(', ');
  const is = [order.status, events, order.payment, money, order.total, order.lines.length];
  const must = ['on-hold', 'admin-approval on-hold', 'received', `received ${price}`, price, 1];
  if (JSON.stringify(is) !== JSON.stringify(must))
    throw new Error(`order ${orderId}: ${JSON.stringify(is)}`);
}

/** Mails of an order by reader and subject, whatever its number is. */
function mailsOf(
  mails: Awaited<ReturnType<typeof openSmtpSink>>['mails'],
  orderId: number,
): { kinds: string[]; twice: number } {
  const own = mails.filter(({ text = '' }) => new RegExp(`orderId=${orderId}\\b`).test(text));
  const ids = new Map(own.map((mail) => [mail.messageId ?? '', mail]));
  const kinds = [...ids.values()].map(
    ({ to = [], subject = '' }) =>
      `${to[0]?.address ?? ''} ${subject.replaceAll(String(orderId), '#')}`,
  );
  return { kinds: kinds.toSorted(), twice: own.length - ids.size };
}

async function everyOrder(site: People): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (let page = 1; ; page += 1) {
    const rows = await site.read(
      `/wp-json/wc/v3/orders?per_page=100&page=${page}&_fields=id,status`,
    );
    if (!Array.isArray(rows)) throw new Error('no list of orders');
    for (const { id, status } of rows) found.set(Number(id), String(status));
    if (rows.length < 100) return found;
  }
}

/** Kills the server while eight people buy and a manager accepts and books their money. */
export const orderKills = (database: DatabaseName): NightRow => ({
  name: `T-KILL ${database}`,
  what: 'kill -9 while eight people buy and a manager accepts and books; then orders, events, money and mails are compared',
  rounds: 300,
  unit: 'kills',
  smallRounds: 2,
  atMost: { 'slowest restart in ms': 30_000 },
  lacks: lacksDatabase(database),
  async open(context) {
    const { tally } = context;
    const sink = await openSmtpSink();
    const ground = await openGround(context, database, { settings: { SMTP_URL: sink.url } });
    const site = await openPeople(ground.origin);
    const price = await videoPrice(ground.origin);
    await Promise.all(['fan', 'fan2', 'manager', 'admin'].map(site.cookieOf));
    const before = await everyOrder(site);
    const errands: Errand[] = [];
    const newErrand = (login: string): Errand => ({
      ...{ checkout: requestCheckout(price), login },
      ...{ orderId: null, isAccepted: false, isPaid: false },
    });
    // Undisturbed, as all the others have to be in the end.
    const quiet = ['fan', 'fan2'].map(newErrand);
    errands.push(...quiet);
    for (const errand of quiet) await goOn(site, errand, tally);
    return {
      async round(index) {
        const random = seeded(index + 1);
        const fresh = Array.from({ length: buyers }, (_none, at) =>
          newErrand(at % 2 === 0 ? 'fan' : 'fan2'),
        );
        errands.push(...fresh);
        const underWay = fresh.map((errand) => goOn(site, errand, tally).catch(() => null));
        await pause(random() * 300);
        await ground.kill();
        await Promise.all(underWay);
        tally.max('slowest restart in ms', await ground.start());
        await Promise.all(fresh.map((errand) => goOn(site, errand, tally)));
        tally.add('orders', fresh.length);
      },
      async close() {
        try {
          for (const errand of errands)
            await compareOrder(site, errand, price).catch((error) => tally.fault(String(error)));
          const made = [...(await everyOrder(site)).keys()].filter((id) => !before.has(id));
          const told = new Set(errands.map(({ orderId }) => orderId));
          const unknown = made.filter((id) => !told.has(id));
          if (unknown.length > 0 || told.size !== errands.length)
            tally.fault(`orders that no one asked for: ${unknown.join(' ')}`);
          const patternOf = (login: string) => {
            const { orderId } = quiet[login === 'fan' ? 0 : 1] ?? {};
            return mailsOf(sink.mails, orderId ?? 0).kinds.join('\n');
          };
          const isComplete = ({ orderId, login }: Errand) =>
            mailsOf(sink.mails, orderId ?? 0).kinds.join('\n') === patternOf(login);
          const until = Date.now() + mailLimitMs;
          while (!(sink.mails.length > 0 && errands.every(isComplete)) && Date.now() < until)
            await pause(500);
          for (const errand of errands) {
            const { kinds, twice } = mailsOf(sink.mails, errand.orderId ?? 0);
            tally.add('mails', kinds.length);
            tally.add('mails that came again under the same Message-ID', twice);
            if (kinds.length < 5 || !isComplete(errand))
              tally.fault(`mails of order ${errand.orderId}: ${kinds.join(', ')}`);
          }
        } finally {
          await ground.remove();
          await sink.close();
        }
      },
    };
  },
});
