import type { WireOrder } from '#backend/contract/orders/order.ts';
import { uploadTicketHeader } from '#domain/video/video.ts';

import { fileChunk } from '../orders/file-chunk.ts';
import type { RecordedWordpress } from '../wordpress/wordpress-server.ts';
import { recordedPassword } from '../wordpress/people.ts';
import type { ErrandOutcome, Login } from './outcomes.ts';

/** One thing that is about to be done, made anew for each try. */
export interface Attempt {
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often it has been done, as the back end says. */
  readonly done: () => number;
}

/** Something that people do, with what they see when the back end is in trouble. */
export interface Errand {
  readonly name: string;
  readonly as?: Login;
  readonly call: string;
  /** @param ask does what comes before it, while all is well; answers what the server function did */
  readonly make: (
    wordpress: RecordedWordpress,
    ask: (call: string, as: Login, data: unknown) => Promise<string>,
  ) => Attempt | Promise<Attempt>;
  /** Where the back end has not done it. */
  readonly unheard: ErrandOutcome;
  /** Where it has, and the answer is spoilt. */
  readonly heard: ErrandOutcome;
  /** What a person is answered who does it again, once all is well, after it had been done. */
  readonly again: 200 | 409;
  /** Most limits of a question that someone waits for it, one after the other; a change has two. */
  readonly waits: number;
}

/** Fan 14 has ordered a video of celebrity 2; it is paid by no one. */
const likeOrder = 169;
let lastId = 5_000;

function orderIn(wordpress: RecordedWordpress, status: string, isPaid = false): WireOrder {
  lastId += 1;
  // Adopted: any other order of the shop's own checkout is no one's request.
  const adopted = { at: '2026-11-20T09:00:00Z' };
  const meta_data = [
    { id: lastId, key: '_astera_adopted', value: adopted },
    ...(isPaid ? [{ id: lastId, key: '_astera_payment', value: 'received' }] : []),
  ];
  const order = {
    ...wordpress.order(likeOrder),
    ...{ id: lastId, number: String(lastId), status, meta_data },
    ...{ date_paid_gmt: null, date_completed_gmt: null },
    date_modified_gmt: new Date().toISOString().slice(0, 19),
  };
  wordpress.keep(order);
  return order;
}

function metaCount(wordpress: RecordedWordpress, id: number, key: string): number {
  const value = wordpress.order(id).meta_data.find((entry) => entry.key === key)?.value;
  return Array.isArray(value) ? value.length : Number(value !== undefined);
}

let lastPrice = 6_000;
const locale = 'en';
const said = { unheard: 'inline error', heard: 'inline error', again: 200 } as const;

/** Everything that is tried. */
export const errands: readonly Errand[] = [
  {
    name: 'Log in',
    call: 'signIn',
    make: () => ({
      data: { username: 'fan2', password: recordedPassword },
      done: () => 0,
    }),
    ...said,
    waits: 3,
  },
  {
    name: 'Register',
    call: 'register',
    make({ people }) {
      const username = `iris-${crypto.randomUUID().slice(0, 8)}`;
      const registration = {
        ...{ kind: 'fan', shopName: '', username },
        ...{ email: `${username}@example.test`, password: 'tangerine boat' },
      };
      const isMade = () =>
        [...people.all.values()].filter((one) => one.account.username === username);
      return { data: { registration, locale }, done: () => isMade().length };
    },
    ...said,
    waits: 2,
  },
  {
    name: 'Place an order',
    as: 'fan1',
    call: 'placeOrders',
    make(wordpress) {
      const key = crypto.randomUUID();
      const answers = { from: 'Grace', to: 'Theo', occasion: 'birthday', instructions: 'Hello.' };
      const price = Math.round(Number(wordpress.products.get(59)?.price) * 100);
      const line = { kind: 'service', id: crypto.randomUUID(), price };
      const lines = [{ ...line, request: { service: 'getVideo', answers } }];
      const orders = [{ celebrityId: 2, key, lines }];
      const isMade = () =>
        [...wordpress.orders.values()].filter((one) =>
          one.meta_data.some(({ value }) => value === key),
        );
      return {
        data: { orders, address: null, paymentMethod: 'bankTransfer', beginsEarly: true },
        done: () => isMade().length,
      };
    },
    ...{ unheard: 'inline error', heard: 'found again', again: 200, waits: 6 },
  },
  {
    name: 'Accept a request',
    as: 'vendor1',
    call: 'changeOrder',
    make(wordpress) {
      const { id: orderId } = orderIn(wordpress, 'on-hold', true);
      const data = { orderId, action: 'accept', from: 'on-hold' };
      return { data, done: () => metaCount(wordpress, orderId, '_astera_events') };
    },
    ...{ unheard: 'inline error', heard: 'found again', again: 409, waits: 4 },
  },
  {
    name: 'Approve at the desk',
    as: 'manager',
    call: 'decideAtDesk',
    make(wordpress) {
      const { id } = orderIn(wordpress, 'admin-approval');
      const data = { action: 'accept', orderIds: [id] };
      return { data, done: () => metaCount(wordpress, id, '_astera_events') };
    },
    ...{ unheard: 'inline error', heard: 'found again', again: 200, waits: 4 },
  },
  {
    name: 'Reject a request',
    as: 'vendor1',
    call: 'changeOrder',
    make(wordpress) {
      const { id: orderId } = orderIn(wordpress, 'on-hold');
      const rejection = { reason: 'no-time', words: '' };
      const data = { orderId, action: 'reject', from: 'on-hold', rejection };
      return { data, done: () => metaCount(wordpress, orderId, '_astera_events') };
    },
    ...{ unheard: 'inline error', heard: 'found again', again: 409, waits: 4 },
  },
  {
    name: 'Reject at the desk',
    as: 'manager',
    call: 'decideAtDesk',
    make(wordpress) {
      const { id } = orderIn(wordpress, 'admin-approval');
      const rejection = { reason: 'unclear', words: 'Whose birthday is it?' };
      const data = { action: 'reject', orderIds: [id], rejection };
      return { data, done: () => metaCount(wordpress, id, '_astera_events') };
    },
    ...{ unheard: 'inline error', heard: 'found again', again: 200, waits: 4 },
  },
  {
    name: 'Book a payment',
    as: 'manager',
    call: 'changePayment',
    make(wordpress) {
      const { id: orderId } = orderIn(wordpress, 'on-hold');
      const data = { orderId, action: 'receive', from: 'awaiting', reference: 'line 7' };
      return { data, done: () => metaCount(wordpress, orderId, '_astera_payment_events') };
    },
    ...{ unheard: 'inline error', heard: 'found again', again: 409, waits: 4 },
  },
  {
    name: 'Save services',
    as: 'vendor1',
    call: 'saveOwnServices',
    make({ products }) {
      lastPrice += 100;
      const price = lastPrice;
      const isSaved = () => Number(products.get(59)?.regular_price) * 100 === price;
      return { data: { getVideo: { price, promisedDays: 7 } }, done: () => Number(isSaved()) };
    },
    ...said,
    waits: 4,
  },
  {
    name: 'Save a new product',
    as: 'vendor1',
    call: 'createOwnProduct',
    make({ products }) {
      const title = `Mug ${crypto.randomUUID()}`;
      const product = {
        ...{ title, description: 'For tea.', price: 1_200, categoryId: 44, stock: null },
        ...{ pictures: [], status: 'draft' },
      };
      const isMade = () => [...products.values()].filter(({ name }) => name === title);
      return { data: { locale, product }, done: () => isMade().length };
    },
    ...{ unheard: 'inline error', heard: 'not known', again: 200, waits: 4 },
  },
  {
    name: 'Save a profile',
    as: 'fan1',
    call: 'saveProfile',
    make({ people }) {
      const phone = `+357${crypto.getRandomValues(new Uint32Array(1))[0]}`;
      const isSaved = () => people.all.get(14)?.account.billing?.phone === phone;
      return { data: { locale, change: { phone } }, done: () => Number(isSaved()) };
    },
    ...said,
    waits: 3,
  },
  {
    name: 'Begin an answer video',
    as: 'vendor1',
    call: 'beginUpload',
    make(wordpress) {
      const { id: orderId } = orderIn(wordpress, 'processing');
      const data = { orderId, bytes: 1 };
      return { data, done: () => metaCount(wordpress, orderId, '_astera_open_upload') };
    },
    ...said,
    waits: 3,
  },
  {
    name: 'Send a chunk of an answer video',
    // Not the one who begins uploads above: no one begins more than thirty an hour.
    as: 'admin',
    call: 'relayChunk',
    async make(wordpress, ask) {
      const { id: orderId } = orderIn(wordpress, 'processing');
      const total = 1_000;
      const begun = await ask('beginUpload', 'admin', { orderId, bytes: total });
      const [ticket = ''] = /eyJ[\w.-]+/.exec(begun) ?? [];
      const bytes = new Uint8Array(total);
      bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42'));
      return {
        data: fileChunk(bytes),
        headers: { [uploadTicketHeader]: ticket },
        done: () => metaCount(wordpress, orderId, '_astera_answer_video'),
      };
    },
    ...said,
    waits: 3,
  },
];
