import { readFile } from 'node:fs/promises';

import { fromCrossJSON } from 'seroval';
import * as v from 'valibot';

import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { WirePendingFulfilment } from '#backend/contract/orders/pending-fulfilment.ts';

import { type MadeThings, openMadeThings } from './made-things.ts';
import type { Person } from './persons.ts';
import { fromOwnPage, type FunctionCall } from '../site/site-calls.ts';
import type { SitePeople } from './site-people.ts';

const made = v.object({ id: v.number() });
const stored = v.object({
  vendor_services: v.array(
    v.object({
      id: v.number(),
      service: v.string(),
      price: v.pipe(v.string(), v.transform(Number)),
    }),
  ),
});
const answeredOrders = v.array(
  v.object({
    id: v.number(),
    meta_data: v.array(v.object({ key: v.string(), value: v.unknown() })),
  }),
);
const orderedLines = v.object({ line_items: v.array(v.object({ id: v.number() })) });
const videoMeta = v.object({ videoId: v.string() });
const videoKey = `Basic ${btoa('astera-demo-video-key:')}`;

/** Something that was made, as it is kept now. */
interface MadeThing {
  readonly look: () => Promise<string>;
  before: string;
}

/**
 * What belongs to `fan` and `celebrity`, each made when it is asked for, really and at this site. A word that is
 * planted in it, and who may read it, is kept in `marks`.
 */
export interface OwnedThings extends MadeThings {
  readonly people: SitePeople;
  readonly marks: ReadonlyMap<string, readonly Person[]>;
  /** An order of the fan's for a message of the celebrity's, which no one paid unless told. @returns its id */
  readonly order: (status: string, isPaid?: boolean) => Promise<number>;
  /** An order of the fan's that the celebrity is about to answer. */
  readonly pendingFulfilment: () => Promise<{ orderId: number; pendingId: string }>;
  /** A draft of the celebrity's. @returns its id, and `seen` as pages send it */
  readonly product: () => Promise<{ id: number; seen: string }>;
  /** An answer video of the celebrity's that was begun. */
  readonly answerUpload: () => Promise<{ orderId: number; videoId: string }>;
  /** An own video of the fan's that was begun. */
  readonly fanUpload: () => Promise<{ videoId: string }>;
  /** The id of another device that the fan is signed in on. */
  readonly fanDevice: () => Promise<string>;
  /** An order as the fan's checkout sends it. */
  readonly checkout: () => Promise<{ orders: { key: string; celebrityId: number }[] }>;
  /** A key under which the fan placed an order. */
  readonly placedKey: () => Promise<string>;
  /** An order of the fan's that the celebrity answered with a video. */
  readonly answeredOrder: () => Promise<number>;
  /** The id of that video. */
  readonly answerVideo: () => Promise<string>;
  /** The version of a setting, as an administrator sees it. */
  readonly versionOf: (
    name:
      | 'readCommission'
      | 'readWorkRules'
      | 'readVatRules'
      | 'readPayoutRules'
      | 'readWithdrawalSetting'
      | 'readBankAccountSetting'
      | 'readSiteNameSetting'
      | 'readSellerSetting'
      | 'readGate',
  ) => Promise<number>;
  /** The bytes of the clip that uploads are of. */
  readonly clip: () => Promise<Blob>;
  /** Whether all that was made is as it was made. */
  readonly areUntouched: () => Promise<boolean>;
}

/** The service that is ordered. */
const messages = new WeakMap<SitePeople, { readonly id: number; readonly price: number }>();

/** Begins with nothing made. */
export function openOwnedThings(people: SitePeople): OwnedThings {
  const { site, ids, tokens, cookies } = people;
  const things: MadeThing[] = [];
  const marks = new Map<string, readonly Person[]>();
  const plant = (word: string, readers: readonly Person[]) => {
    const mark = `${word}-${crypto.randomUUID().slice(0, 13)}`;
    marks.set(mark, readers);
    return mark;
  };
  /** Also looks again at what was made before, which this may have become part of. */
  const keep = async (look: MadeThing['look']) => {
    things.push({ look, before: '' });
    for (const thing of things) thing.before = await thing.look();
  };

  const shop = async (path: string, method = 'GET', body?: unknown, authorization?: string) => {
    const answer = await site.ask(path, {
      method,
      headers: {
        authorization: authorization ?? `Bearer ${tokens.manager}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.text();
  };
  const as = async (person: Person, name: string, call: FunctionCall): Promise<unknown> => {
    const headers = { ...fromOwnPage, cookie: cookies[person] };
    const answer = await people.call(name, { headers, ...call });
    const { result } = fromCrossJSON(await answer.json(), { refs: new Map() }) as {
      result?: unknown;
    };
    return result;
  };
  const video = (videoId: string) => shop(`/videos/${videoId}/status`, 'GET', undefined, videoKey);
  const clip = async () => new Blob([await readFile('backend/seed/world/media/danae.mp4')]);
  const message = async () => {
    // The same for all that is made at this site.
    const known = messages.get(people);
    if (known) return known;
    const store = await shop(`/wp-json/wcfmmp/v1/store-vendors/${ids.celebrity}`);
    const { vendor_services: services } = v.parse(stored, JSON.parse(store));
    const found = services.find(({ service }) => service === 'sendMessage');
    if (!found) throw new Error('the celebrity sends no messages');
    messages.set(people, found);
    return found;
  };

  const order: OwnedThings['order'] = async (status, isPaid = false) => {
    const readers = ['fan', 'celebrity', 'manager', 'administrator'] as const;
    const answer = await shop('/wp-json/wc/v3/orders', 'POST', {
      status,
      set_paid: isPaid,
      customer_id: ids.fan,
      billing: {
        first_name: 'Katerina',
        address_1: plant('street', ['fan', 'manager', 'administrator']),
      },
      payment_method: 'bacs',
      line_items: [
        {
          product_id: (await message()).id,
          meta_data: [
            {
              key: 'message',
              value: plant(
                'words',
                status === 'admin-approval' ? readers.toSpliced(1, 1) : readers,
              ),
            },
          ],
        },
      ],
    });
    const { id } = v.parse(made, JSON.parse(answer));
    await keep(() => shop(`/wp-json/wc/v3/orders/${id}`));
    return id;
  };

  const checkout = async () => {
    const { price } = await message();
    const line = {
      kind: 'service',
      id: crypto.randomUUID(),
      price: Math.round(price * 100),
      request: { service: 'sendMessage', answers: { from: 'Iris', message: 'Hello.' } },
    };
    const key = crypto.randomUUID();
    return {
      orders: [{ celebrityId: ids.celebrity, key, lines: [line] }],
      address: null,
      paymentMethod: 'bankTransfer',
      beginsEarly: true,
    };
  };

  const answered = async () => {
    const query = `status=completed&customer=${ids.fan}&vendor=${ids.celebrity}&per_page=100`;
    const orders = JSON.parse(await shop(`/wp-json/wc/v3/orders?${query}`));
    for (const { id, meta_data: meta } of v.parse(answeredOrders, orders)) {
      const found = meta.find(({ key }) => key === orderMeta.answerVideo);
      if (found) return { id, ...v.parse(videoMeta, JSON.parse(String(found.value))) };
    }
    throw new Error('no order of the fan’s was answered');
  };

  return {
    ...openMadeThings({ people, plant, keep, shop, as, order }),
    people,
    marks,
    order,
    checkout,
    clip,
    async pendingFulfilment() {
      const orderId = await order('processing', true);
      const path = `/wp-json/wc/v3/orders/${orderId}`;
      const [line] = v.parse(orderedLines, JSON.parse(await shop(path))).line_items;
      const text = plant('reply', ['celebrity', 'manager', 'administrator']);
      const value: WirePendingFulfilment = {
        id: crypto.randomUUID(),
        // Not before everyone tried.
        ...{ at: '2026-06-01T10:00:00Z', due: '2999-01-01T00:00:00Z' },
        ...{ by: 'celebrity', actor: ids.celebrity, untracked: false, trackingNumber: '' },
        lines: [{ line: line?.id ?? 0, kind: 'reply', text }],
      };
      const meta_data = [{ key: orderMeta.pendingFulfilment, value }];
      await shop(path, 'PATCH', { meta_data }, `Bearer ${tokens.administrator}`);
      await keep(() => shop(path));
      return { orderId, pendingId: value.id };
    },
    async product() {
      const answer = await shop('/wp-json/wc/v3/products', 'POST', {
        vendor: ids.celebrity,
        name: plant('draft', ['celebrity', 'manager', 'administrator']),
        regular_price: '12.00',
        status: 'draft',
        categories: [{ id: 44 }],
      });
      const read = v.object({ id: v.number(), date_modified_gmt: v.string() });
      const { id, date_modified_gmt: seen } = v.parse(read, JSON.parse(answer));
      await keep(() => shop(`/wp-json/wc/v3/products/${id}`));
      return { id, seen };
    },
    async answerUpload() {
      const orderId = await order('processing');
      const data = { orderId, bytes: (await clip()).size };
      const { videoId } = v.parse(
        videoMeta,
        await as('celebrity', 'beginUpload', { method: 'POST', data }),
      );
      await keep(() => video(videoId));
      return { orderId, videoId };
    },
    async fanUpload() {
      const data = { bytes: (await clip()).size };
      const { videoId } = v.parse(
        videoMeta,
        await as('fan', 'beginFanUpload', { method: 'POST', data }),
      );
      await keep(() => video(videoId));
      return { videoId };
    },
    async fanDevice() {
      const cookie = await people.signIn('fan');
      const headers = { ...fromOwnPage, cookie };
      const devices = await as('fan', 'readDevices', { method: 'GET', headers });
      const read = v.array(v.object({ id: v.string(), isThis: v.boolean() }));
      await keep(async () =>
        String((await people.call('readDevices', { method: 'GET', headers })).status),
      );
      return v.parse(read, devices).find(({ isThis }) => isThis)?.id ?? '';
    },
    async placedKey() {
      const data = await checkout();
      await as('fan', 'placeOrders', { method: 'POST', data });
      const [{ key } = { key: '' }] = data.orders;
      marks.set(key, ['fan']);
      return key;
    },
    answeredOrder: async () => (await answered()).id,
    async answerVideo() {
      const { videoId } = await answered();
      await keep(() => video(videoId));
      return videoId;
    },
    async versionOf(name) {
      const setting = await as('administrator', name, { method: 'GET' });
      return v.parse(v.object({ version: v.number() }), setting).version;
    },
    async areUntouched() {
      const now = await Promise.all(things.map(({ look }) => look()));
      return now.every((text, index) => text === things[index]?.before);
    },
  };
}
