import { array, assert, asyncProperty, constantFrom, record, type Arbitrary } from 'fast-check';

import { lacksDatabase, openGround, type DatabaseName } from '../support/ground.ts';
import { place, requestCheckout, see, videoPrice } from '../support/orders.ts';
import { openPeople, type People } from '../support/people.ts';
import type { NightRow, Tally } from '../engine/row.ts';

const people = ['fan', 'fan2', 'celebrity', 'konstantin', 'manager', 'admin'] as const;
const statuses = [
  ...['pending', 'admin-approval', 'on-hold', 'processing'],
  ...['completed', 'cancelled', 'refunded', 'failed'],
] as const;
const moves = ['accept', 'reject', 'fulfil'] as const;
const payments = ['receive', 'takeBack', 'oweRefund', 'keep', 'refund', 'reopenRefund'] as const;
const paymentStates = ['awaiting', 'received', 'refund-due', 'refunded'] as const;

interface Step {
  readonly who: (typeof people)[number];
  readonly act: (typeof moves)[number] | (typeof payments)[number];
  /** What the person believes; null for what is so. */
  readonly believes: (typeof statuses)[number] | null;
  readonly believesPaid: (typeof paymentStates)[number] | null;
}
const step: Arbitrary<Step> = record({
  // Those who can do something come more often.
  who: constantFrom(...people, 'manager', 'admin', 'admin', 'celebrity'),
  act: constantFrom(...moves, ...moves, ...payments),
  believes: constantFrom(null, null, null, ...statuses),
  believesPaid: constantFrom(null, null, null, ...paymentStates),
});

/** What an order is in the model: forty lines that know nothing of how the product does it. */
interface Model {
  status: string;
  payment: string;
  readonly events: string[];
  readonly paid: string[];
}
const isMove = (act: Step['act']): act is (typeof moves)[number] =>
  moves.some((move) => move === act);

/** The order is one for a video that is never sent: no one can fulfil it. */
function nextStatus(model: Model, { who, act }: Step): string | null {
  const key = `${model.status} ${act}`;
  const desk = who === 'manager' || who === 'admin';
  const celebrity = who === 'celebrity' || who === 'admin';
  if (desk && key === 'admin-approval accept') return 'on-hold';
  if (desk && key === 'admin-approval reject') return 'cancelled';
  if (celebrity && key === 'on-hold accept') {
    return model.payment === 'received' ? 'processing' : null;
  }
  if (celebrity && key === 'on-hold reject') return 'cancelled';
  return null;
}

function nextPayment(model: Model, { who, act }: Step): string | null {
  if (who !== 'manager' && who !== 'admin') return null;
  const isOff = model.status === 'cancelled';
  switch (`${model.payment} ${act}`) {
    case 'awaiting receive':
      return isOff ? 'refund-due' : 'received';
    case 'received takeBack':
    case 'refund-due takeBack':
      return 'awaiting';
    case 'received oweRefund':
      return isOff ? null : 'refund-due';
    case 'refund-due keep':
      return isOff ? null : 'received';
    case 'refund-due refund':
      return 'refunded';
    case 'refunded reopenRefund':
      return 'refund-due';
    default:
      return null;
  }
}

async function take(
  siteOf: People,
  model: Model,
  orderId: number,
  command: Step,
): Promise<boolean> {
  const rejection = { reason: 'unclear', words: '' };
  const seenAs = command.believes ?? model.status;
  const seenPaid = command.believesPaid ?? model.payment;
  const answer = isMove(command.act)
    ? await siteOf.call(
        'changeOrder',
        {
          orderId,
          action: command.act,
          from: seenAs,
          ...(command.act === 'reject' && { rejection }),
        },
        command.who,
      )
    : await siteOf.call(
        'changePayment',
        { orderId, action: command.act, from: seenPaid, reference: '' },
        command.who,
      );
  if (![200, 403, 404, 409, 422, 400].includes(answer.status))
    throw new Error(`${JSON.stringify(command)} answered ${answer.status}: ${answer.text}`);
  const isDone = answer.status === 200;
  const status = isMove(command.act) && seenAs === model.status ? nextStatus(model, command) : null;
  const payment =
    !isMove(command.act) && seenPaid === model.payment ? nextPayment(model, command) : null;
  if (isDone !== (status !== null || payment !== null))
    throw new Error(
      `${JSON.stringify(command)} in ${model.status}, ${model.payment}: ${answer.status} ${answer.text}`,
    );
  if (status !== null) {
    model.status = status;
    model.events.push(status);
    // Anyone who has paid for what is called off is owed the money.
    if (status === 'cancelled' && model.payment === 'received') {
      model.payment = 'refund-due';
      model.paid.push('refund-due');
    }
  }
  if (payment !== null) {
    model.payment = payment;
    model.paid.push(payment);
  }
  return isDone;
}

async function sequence(site: People, price: number, steps: readonly Step[], tally: Tally) {
  const orderId = await place(site, requestCheckout(price));
  const model: Model = {
    status: 'admin-approval',
    payment: 'awaiting',
    events: ['admin-approval'],
    paid: [],
  };
  for (const command of steps) {
    tally.add('steps');
    if (await take(site, model, orderId, command)) tally.add('steps that moved something');
  }
  const order = await see(site, orderId);
  const is = [order.status, order.payment, order.events.map(({ to }) => to)];
  const must = [model.status, model.payment, model.events];
  const paid = order.paymentEvents.filter(({ from }) => from !== null).map(({ to }) => to);
  if (JSON.stringify([...is, paid]) !== JSON.stringify([...must, model.paid]))
    throw new Error(
      `${JSON.stringify([...is, paid])} is not ${JSON.stringify([...must, model.paid])}`,
    );
  if (order.total !== price || order.paymentEvents.some(({ amount }) => amount !== price))
    throw new Error(`money of ${orderId}: ${JSON.stringify(order.paymentEvents)}`);
}

const eachRound = 10;

/** Sequences of what people do with orders, against a model. */
export const orderModel = (database: DatabaseName): NightRow => ({
  name: `T-PROP ${database}`,
  what: 'sequences of up to 30 commands of six people with an order and its money, beside a model',
  rounds: 50_000 / eachRound,
  unit: `rounds of ${eachRound} sequences`,
  smallRounds: 4,
  lacks: lacksDatabase(database),
  async open(context) {
    const ground = await openGround(context, database);
    const site = await openPeople(ground.origin);
    const price = await videoPrice(ground.origin);
    return {
      async round(index) {
        const property = asyncProperty(array(step, { minLength: 4, maxLength: 30 }), (steps) =>
          sequence(site, price, steps, context.tally),
        );
        await assert(property, {
          seed: index,
          numRuns: eachRound,
          interruptAfterTimeLimit: 60_000,
        });
      },
      close: ground.remove,
    };
  },
});
