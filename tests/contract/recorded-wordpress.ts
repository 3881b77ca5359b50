import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as v from 'valibot';

import {
  type WireOrder,
  changeOrderRequestSchema,
  createOrderRequestSchema,
  orderSchema,
} from '#backend/contract/order.ts';

import { recordings } from './recordings.ts';

/** What the app shows when it acts for itself; whoever shows it is the manager of the recordings. */
export const recordedService = `Basic ${btoa('ck_recorded:cs_recorded')}`;

/** One question that came in. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: unknown;
}

/** What may be wrong with a WordPress. */
export interface Trouble {
  /** Every answer is the page that PHP dies with, or WordPress's JSON around it. */
  readonly broken?: 'html' | 'json';
  /** Something on the way drops the headers that say how long a list is. */
  readonly withoutTotals?: boolean;
}

export interface RecordedWordpress {
  readonly origin: string;
  readonly asked: Asked[];
  readonly order: (id: number) => WireOrder;
  readonly keep: (order: WireOrder) => void;
  /** Brings an order to a status, unpaid and without anything of ours. */
  readonly putBack: (id: number, status: string, note?: string) => void;
  trouble: Trouble;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const dead =
  '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">Learn more about troubleshooting WordPress.</a></p>';

/** An answer exactly as it was recorded. */
function recorded(name: string): Answer {
  const found = recordings.find((one) => one.name === name);
  if (!found) throw new Error(`nothing was recorded as ${name}`);
  return { status: found.response.status, body: found.response.body };
}

function recordedOrder(name: string): WireOrder {
  return v.parse(orderSchema, recorded(name).body);
}

/** What WordPress says to a person with a token of their own. */
function refusalTo(method: string, isOne: boolean): Answer {
  if (method === 'POST') return recorded('order-create-fan1');
  if (method === 'GET') return recorded(isOne ? 'order-get-vendor1' : 'orders-list-vendor1');
  return recorded('order-patch-vendor-own-order');
}

function refusalToNobody(method: string): Answer {
  if (method === 'POST') return recorded('order-create-no-auth');
  return recorded(method === 'GET' ? 'orders-list-no-auth' : 'order-patch-no-auth');
}

/** As `order-patch-manager-note-only` has it: tags stay, a lone ampersand is an entity. */
function storedNote(note: string): string {
  return note.replace(/&(?!\w+;|#\d+;)/g, '&amp;');
}

/** New meta takes the place of what has its key, as `order-patch-manager-tracking-meta` shows. */
function withMeta(order: WireOrder, sent: readonly { key: string; value: unknown }[]) {
  const kept = order.meta_data.filter(({ key }) => !sent.some((one) => one.key === key));
  return [...kept, ...sent.map((entry, index) => ({ id: 5_000 + index, ...entry }))];
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

/**
 * A server that answers the order calls as the recorded WordPress did: its orders, refusals and error bodies are the
 * recordings', and it knows none of our additions. A stock WooCommerce, so it compares no state either.
 */
export async function startRecordedWordpress(): Promise<RecordedWordpress> {
  const orders = new Map(
    recordings
      .filter(({ name }) => name.startsWith('orders-list-') && !name.includes('vendor'))
      .flatMap(({ response }) => (Array.isArray(response.body) ? response.body : []))
      .concat([recorded('order-get-manager').body, recorded('order-patch-admin-ok').body])
      .map((body) => v.parse(orderSchema, body))
      .map((order) => [order.id, order] as const),
  );
  let lastId = 1_000;

  function list(query: URLSearchParams): Answer {
    const statuses = (query.get('status') ?? '').split(',').filter((status) => status !== '');
    const known = statuses.every(
      (status) => /^[a-z]+(-[a-z]+)*$/.test(status) && status !== 'banana',
    );
    if (!known) return recorded('orders-list-status-invalid');
    const perPage = Number(query.get('per_page') ?? 10);
    if (perPage > 100) return recorded('orders-list-per-page-101');
    const after = query.get('modified_after');
    const found = [...orders.values()]
      .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
      .filter(
        ({ customer_id }) =>
          !query.has('customer') || customer_id === Number(query.get('customer')),
      )
      .filter(({ date_modified_gmt }) => after === null || date_modified_gmt > after)
      .toSorted((one, other) =>
        query.get('order') === 'asc' ? one.id - other.id : other.id - one.id,
      );
    const start = (Number(query.get('page') ?? 1) - 1) * perPage;
    return {
      status: 200,
      body: found.slice(start, start + perPage),
      headers: {
        'x-wp-total': String(found.length),
        'x-wp-totalpages': String(Math.ceil(found.length / perPage)),
      },
    };
  }

  function change(id: number, sent: unknown): Answer {
    const order = orders.get(id);
    if (!order) return recorded('order-patch-manager-unknown-order');
    const wish = v.parse(changeOrderRequestSchema, sent);
    const changed: WireOrder = {
      ...order,
      ...(wish.status ? { status: wish.status } : {}),
      ...(typeof wish.customer_note === 'string'
        ? { customer_note: storedNote(wish.customer_note) }
        : {}),
      // WooCommerce dates a payment by itself when an order is processed.
      ...(wish.status === 'processing'
        ? { date_paid_gmt: order.date_paid_gmt ?? order.date_modified_gmt }
        : {}),
      meta_data: withMeta(order, wish.meta_data),
    };
    orders.set(id, changed);
    return { status: 200, body: changed };
  }

  function create(sent: unknown): Answer {
    const wish = v.parse(createOrderRequestSchema, sent);
    if (wish.customer_id > 1_000) return recorded('order-create-manager-bad-customer');
    const like = recordedOrder('order-create-manager');
    const [line] = like.line_items;
    if (!line) throw new Error('the recorded order has no line');
    lastId += 1;
    const made: WireOrder = {
      ...like,
      id: lastId,
      number: String(lastId),
      status: wish.status ?? like.status,
      customer_id: wish.customer_id,
      customer_note: storedNote(wish.customer_note ?? ''),
      payment_method: wish.payment_method ?? '',
      meta_data: withMeta(like, wish.meta_data),
      line_items: wish.line_items.map((item) => ({
        ...line,
        product_id: item.product_id,
        quantity: item.quantity,
        meta_data: [
          ...item.meta_data.map((entry) => ({ ...entry, display_value: entry.value })),
          ...line.meta_data.filter(({ key }) => key.startsWith('_')),
        ],
      })),
    };
    orders.set(made.id, made);
    return { status: 201, body: made };
  }

  function answerTo({ method, path, authorization, body }: Asked): Answer {
    const url = new URL(path, 'http://wordpress.test');
    if (url.pathname === '/wp-json/wp/v2/users/me') {
      return recorded(
        authorization.startsWith('Bearer') ? 'me-ok-fan1-context-edit' : 'unknown-route',
      );
    }
    const [, id] = /^\/wp-json\/wc\/v3\/orders(?:\/(\d+))?$/.exec(url.pathname) ?? [];
    if (!url.pathname.startsWith('/wp-json/wc/v3/orders')) return recorded('unknown-route');
    if (authorization === '') return refusalToNobody(method);
    if (authorization !== recordedService) return refusalTo(method, id !== undefined);
    if (id === undefined) return method === 'GET' ? list(url.searchParams) : create(body);
    if (method !== 'GET') return change(Number(id), body);
    const order = orders.get(Number(id));
    // Reading an unknown order has the changing's code with another status.
    return order
      ? { status: 200, body: order }
      : { ...recorded('order-patch-manager-unknown-order'), status: 404 };
  }

  const server = createServer(async (request, response) => {
    const asked: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: await bodyOf(request),
    };
    wordpress.asked.push(asked);
    const { broken, withoutTotals } = wordpress.trouble;
    if (broken === 'html') {
      response.writeHead(500, { 'content-type': 'text/html; charset=UTF-8' });
      response.end(`<!DOCTYPE html><html><body id="error-page">${dead}</body></html>`);
      return;
    }
    const answer: Answer =
      broken === 'json'
        ? {
            status: 500,
            body: { code: 'internal_server_error', message: dead, data: { status: 500 } },
          }
        : answerTo(asked);
    response.writeHead(answer.status, {
      'content-type': 'application/json; charset=UTF-8',
      ...(withoutTotals ? {} : answer.headers),
    });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;

  const wordpress: RecordedWordpress = {
    origin: `http://127.0.0.1:${address.port}`,
    asked: [],
    order(id) {
      const order = orders.get(id);
      if (!order) throw new Error(`there is no order ${id}`);
      return order;
    },
    keep: (order) => orders.set(order.id, order),
    putBack(id, status, note = '') {
      const order = wordpress.order(id);
      const meta_data = order.meta_data.filter(({ key }) => !key.startsWith('_astera'));
      wordpress.keep({ ...order, status, customer_note: note, date_paid_gmt: null, meta_data });
    },
    trouble: {},
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return wordpress;
}
