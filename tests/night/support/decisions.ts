import { setTimeout as pause } from 'node:timers/promises';

import sharp from 'sharp';
import * as v from 'valibot';

import { uploadTicketHeader } from '#domain/video/video.ts';
import { fileChunk } from '#tests/support/orders/file-chunk.ts';
import { goods, newCheckout } from '#tests/support/orders/new-checkout.ts';
import type { SmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { place, requestCheckout, see } from './orders.ts';
import type { People } from './people.ts';

/** A sequence of calls that can be repeated from its start: what was already done answers that it was. */
export interface Task {
  readonly name: string;
  readonly run: () => Promise<void>;
  /** What is wrong with what it left behind; empty when nothing is. */
  readonly faults: () => Promise<readonly string[]>;
}

const decided = [200, 409];
const mp4 = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypmp42')]);
const grant = v.object({ videoId: v.string(), ticket: v.string() });
const listed = v.object({
  rows: v.array(v.looseObject({ accountId: v.number(), seen: v.string() })),
});

/** Calls a function whose repetition is refused with 409. @throws on any other answer */
async function decide(site: People, name: string, data: unknown, login: string): Promise<unknown> {
  const { status, text, result } = await site.call(name, data, login);
  if (!decided.includes(status)) throw new Error(`${name} answered ${status}: ${text}`);
  return result;
}

/** Places an order, which a manager accepts and lets its celebrity begin unpaid. @returns its id */
async function beginUnpaid(
  site: People,
  checkout: ReturnType<typeof requestCheckout>,
  login = 'celebrity',
) {
  const orderId = await place(site, checkout);
  const accept = { orderId, action: 'accept' };
  await decide(site, 'changeOrder', { ...accept, from: 'admin-approval' }, 'manager');
  await decide(site, 'releaseUnpaidOrder', { orderId, reason: 'A friend of ours' }, 'manager');
  await decide(site, 'changeOrder', { ...accept, from: 'on-hold' }, login);
  return orderId;
}

/** An order that a manager accepts and lets its celebrity begin unpaid. */
export function releaseTask(site: People, price: number): Task {
  const checkout = requestCheckout(price);
  let orderId = 0;
  return {
    name: 'release',
    async run() {
      orderId = await beginUnpaid(site, checkout);
    },
    async faults() {
      const { status, events, release } = await see(site, orderId);
      const moves = events.map(({ to }) => to).join(' ');
      const isRight =
        status === 'processing' &&
        moves === 'admin-approval on-hold processing' &&
        v.is(v.looseObject({ reason: v.literal('A friend of ours') }), release);
      return isRight ? [] : [`order ${orderId}: ${JSON.stringify([status, moves, release])}`];
    },
  };
}

/** Who records videos, at what price in cents. */
export interface Seller {
  readonly id: number;
  readonly login: string;
  readonly price: number;
}

/** Uploads a short video for an order, unless one is there. */
async function upload(site: People, orderId: number, login: string, fill: number): Promise<string> {
  const bytes = new Uint8Array(2_048).fill(fill);
  bytes.set(mp4);
  const begun = await site.call('beginUpload', { orderId, bytes: bytes.length }, login);
  if (begun.status !== 200) throw new Error(`beginUpload answered ${begun.status}: ${begun.text}`);
  const { videoId, ticket } = v.parse(grant, begun.result);
  const sent = await site.call('relayChunk', fileChunk(bytes), login, 'POST', {
    [uploadTicketHeader]: ticket,
  });
  if (sent.status !== 200) throw new Error(`relayChunk answered ${sent.status}: ${sent.text}`);
  return videoId;
}

/** @returns an order whose video was delivered */
async function delivered(site: People, { id, login, price }: Seller): Promise<number> {
  const orderId = await beginUnpaid(site, requestCheckout(price, undefined, id), login);
  await upload(site, orderId, login, 1);
  await decide(site, 'changeOrder', { orderId, action: 'fulfil', from: 'processing' }, login);
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await see(site, orderId)).status === 'completed') return orderId;
    await pause(200);
  }
  throw new Error(`order ${orderId} was not delivered`);
}

/** A retake that a fan asks for and a celebrity sends. */
export async function retakeTask(site: People, seller: Seller): Promise<Task> {
  const { login } = seller;
  const orderId = await delivered(site, seller);
  const before = await see(site, orderId, login);
  const video = v.looseObject({ videoId: v.string() });
  const first = v.parse(video, before.answerVideo).videoId;
  return {
    name: 'retake',
    async run() {
      const request = { orderId, reason: 'wrong-name', words: 'Theo, not Leo.' };
      await decide(site, 'askForNewTake', request, 'fan');
      const { newVideo, retakenAt } = await see(site, orderId, login);
      if (retakenAt !== null) return;
      const ready = v.is(video, newVideo)
        ? newVideo.videoId
        : await upload(site, orderId, login, 2);
      await decide(site, 'replaceVideo', { orderId, videoId: ready }, login);
    },
    async faults() {
      const { status, retake, retakenAt, answerVideo } = await see(site, orderId, login);
      const isRight =
        status === 'completed' &&
        v.is(v.looseObject({ reason: v.literal('wrong-name') }), retake) &&
        typeof retakenAt === 'string' &&
        v.is(video, answerVideo) &&
        answerVideo.videoId !== first;
      const is = JSON.stringify([status, retake, retakenAt, answerVideo]);
      return isRight ? [] : [`retake of order ${orderId}: ${is}`];
    },
  };
}

/** One transfer for a basket with two celebrities, which a manager notes as received. */
export function sharedTransferTask(site: People, price: number): Task {
  const checkout = newCheckout(goods.price, price);
  const placement = v.looseObject({ placed: v.array(v.looseObject({ orderId: v.number() })) });
  let orderIds: number[] = [];
  return {
    name: 'shared transfer',
    async run() {
      const { status, text, result } = await site.call('placeOrders', checkout, 'fan2');
      if (status !== 200) throw new Error(`placeOrders answered ${status}: ${text}`);
      const placed = v.parse(placement, result).placed.map(({ orderId }) => orderId);
      if (orderIds.length > 0 && String(orderIds) !== String(placed))
        throw new Error(`the keys of orders ${orderIds} gave orders ${placed}`);
      orderIds = placed;
      const orders = await Promise.all(orderIds.map((id) => see(site, id)));
      const data = {
        checkout: v.parse(v.looseObject({ reference: v.string() }), orders[0]?.checkout).reference,
        orderIds,
        amount: orders.reduce((sum, { total }) => sum + total, 0),
        reference: 'statement',
      };
      await decide(site, 'receiveCheckout', data, 'manager');
    },
    async faults() {
      const orders = await Promise.all(orderIds.map((id) => see(site, id)));
      return orders.flatMap(({ id, payment, paymentEvents, total }) => {
        const money = paymentEvents
          .filter(({ from }) => from !== null)
          .map(({ to, amount }) => `${to} ${amount}`);
        const isRight = payment === 'received' && String(money) === `received ${total}`;
        return isRight ? [] : [`order ${id}: ${payment}, ${money.join(', ')}`];
      });
    },
  };
}

async function codeFor(sink: SmtpSink, email: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mail = sink.mails.findLast(({ to = [] }) => to.some(({ address }) => address === email));
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await pause(100);
  }
  throw new Error(`no code came to ${email}`);
}

/** Someone who registered as a celebrity and has everything that an application needs. */
async function newApplicant(site: People, origin: string, sink: SmtpSink, username: string) {
  const email = `${username}@example.test`;
  const registration = {
    ...{ kind: 'celebrity', username, email, password: 'astera-demo' },
    shopName: `Studio ${username}`,
  };
  const must = async (name: string, data: unknown, login = '') => {
    const { status, text, result } = await site.call(name, data, login);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
    return result;
  };
  const attempt = await must('register', { registration, locale: 'en' });
  const code = await codeFor(sink, email);
  const id = v.is(v.string(), attempt)
    ? attempt
    : v.parse(v.looseObject({ attempt: v.string() }), attempt).attempt;
  await must('confirmCode', { kind: 'celebrity', attempt: id, code });
  await must('saveProfile', { locale: 'en', change: { description: 'I sing.' } }, username);
  await must('saveOwnServices', { getVideo: { price: 5_000, promisedDays: 7 } }, username);
  const body = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#274' },
  })
    .jpeg()
    .toBuffer();
  const picture = await fetch(`${origin}/api/profile/picture`, {
    method: 'POST',
    headers: { origin, cookie: await site.cookieOf(username), 'sec-fetch-site': 'same-origin' },
    body: new Uint8Array(body),
  });
  if (picture.status !== 200) throw new Error(`the picture was answered ${picture.status}`);
  return email;
}

/** An application that is sent and approved, and the mail about it. */
export async function applicationTask(
  site: People,
  origin: string,
  sink: SmtpSink,
  username: string,
): Promise<Task> {
  const email = await newApplicant(site, origin, sink, username);
  const own = async () => {
    const { result } = await site.call('readApplication', { locale: 'en' }, username, 'GET');
    return v.parse(v.looseObject({ state: v.string() }), result).state;
  };
  const waiting = async () => {
    for (let page = 1; ; page += 1) {
      const answer = await site.call('readApplications', { page, locale: 'en' }, 'manager', 'GET');
      const { rows } = v.parse(listed, answer.result);
      const found = rows.find((row) => JSON.stringify(row).includes(email));
      if (found || rows.length === 0) return found;
    }
  };
  return {
    name: 'application',
    async run() {
      const words = { links: [`https://example.org/${username}`], message: 'It is me.' };
      if ((await own()) === 'draft')
        await decide(site, 'applyAsCelebrity', { locale: 'en', words }, username);
      const row = await waiting();
      if (!row) return;
      const { accountId, seen } = row;
      await decide(site, 'approveApplicant', { accountId, seen, locale: 'en' }, 'manager');
    },
    async faults() {
      const state = await own();
      const mails = () =>
        new Set(
          sink.mails
            .filter(({ to = [] }) => to.some(({ address }) => address === email))
            .map(({ messageId, subject }) => `${messageId} ${subject}`),
        ).size;
      // The mail with the code, and the one that says that fans can order now.
      for (let tries = 0; tries < 1_500 && mails() < 2; tries += 1) await pause(100);
      return state === 'approved' && mails() === 2
        ? []
        : [`the application of ${username}: ${state}, ${mails()} mails`];
    },
  };
}
