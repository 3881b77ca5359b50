import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { WireOrder } from '#backend/contract/orders/order.ts';
import type { WireProduct } from '#backend/contract/catalog/product.ts';
import type { WireVendor } from '#backend/contract/vendor.ts';

import { isGraphql, restPathOf } from '../../contract/woocommerce/recorded-shapes.ts';
import { ok, recorded, recordedExactly, refused, type Answer, type Asked } from './answers.ts';
import { inventedCode, inventedIn } from './invented.ts';
import { openCatalog } from './catalogue.ts';
import { fileNameIn, type MediaFile } from './files.ts';
import { openOrders } from './orders.ts';
import { answerContent } from './pages.ts';
import { type Caller, openPeople, type People } from './people.ts';
import { answerSettings, plainRules, type ShopRules } from './shop-rules.ts';
import { openStoreCarts } from './store-cart.ts';
import { answerUsers } from './users.ts';
import { bodyOf, malformed, sendFile } from './wire.ts';

/** Parts that an operator may have left out. */
export const parts = [
  'permalinks',
  'woocommerce',
  'wcfm',
  'aam',
  'tokens',
  'graphql',
  'menus',
  'footer-menu',
  'how-it-works',
  'terms',
  'privacy',
  'approval-status',
  'changed-orders',
  'services',
  'euro',
  'administrator-key',
  'key',
  'writing-key',
] as const;
export type Part = (typeof parts)[number];
/** Parts that no one needs. */
export type OptionalPart = 'help' | 'hero' | 'footer-links';

/** What may be wrong with a WordPress. */
export interface Trouble {
  /** Every answer is the page that PHP dies with, or WordPress's JSON around it. */
  readonly broken?: 'html' | 'json';
  /** Something on the way drops the headers that say how long a list is. */
  readonly withoutTotals?: boolean;
  readonly without?: readonly (Part | OptionalPart)[];
  /** Some plugin answers what no WordPress does by itself: nothing is held against what was recorded. */
  readonly strange?: boolean;
  /** What is to be changed is changed only after this, as where PHP goes on though no one waits any more. */
  readonly late?: Promise<unknown>;
}

export interface RecordedWordpress {
  readonly origin: string;
  readonly asked: Asked[];
  readonly orders: Map<number, WireOrder>;
  readonly order: (id: number) => WireOrder;
  readonly keep: (order: WireOrder) => void;
  /** Sets an order to a status, unpaid and without anything of ours but that it is adopted. */
  readonly putBack: (id: number, status: string, note?: string) => void;
  readonly products: Map<number, WireProduct>;
  readonly vendors: Map<number, WireVendor>;
  readonly files: Map<number, MediaFile>;
  readonly people: People;
  /** What is set about taxes and shipping. */
  rules: ShopRules;
  trouble: Trouble;
  /** What was answered though no recording shows it; closing fails when there is something. */
  readonly invented: string[];
  readonly close: () => Promise<void>;
}

const dead =
  '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">Learn more about troubleshooting WordPress.</a></p>';

/** Which paths answer nothing when a part is missing. */
const homes: readonly (readonly [Part, RegExp])[] = [
  ['permalinks', /^\/wp-json/],
  ['woocommerce', /^\/wp-json\/wc\//],
  ['wcfm', /^\/wp-json\/wcfmmp\//],
  ['aam', /^\/wp-json\/aam\//],
  ['tokens', /^\/wp-json\/aam\/v2\/jwt\//],
  ['graphql', /^\/index\.php/],
  ['menus', /^\/wp-json\/menus\//],
];

const page404 = '<!DOCTYPE html><html><body>Page not found</body></html>';

function nameOfCaller(caller: Caller): string {
  if (caller === null) return '';
  return caller === 'service' ? caller : caller.account.username;
}

/**
 * A server that behaves as the recorded WordPress does for every call of the app: rows, refusals and error bodies are
 * the recordings', it knows none of our additions, compares no state, and lets no one do what the real one forbids.
 * Each answer is held against every recorded one of its kind (ADR 0062).
 * @param onInvented is told at once what was answered though no recording shows it
 */
export async function startRecordedWordpress(
  port = 0,
  onInvented: (found: readonly string[]) => void = () => {},
): Promise<RecordedWordpress> {
  const missing = () => new Set<string>(wordpress.trouble.without ?? []);
  const has = (part: Part) => !missing().has(part);
  const catalogue = openCatalog(missing, (id) => people.settingsOf(id));
  const names = new Map(
    [...catalogue.vendors].map(([id, { vendor_display_name: name }]) => [id, name] as const),
  );
  const people = openPeople(
    names,
    () => (has('administrator-key') ? 'administrator' : 'shop_manager'),
    () => wordpress.origin,
  );
  const orders = openOrders(
    catalogue.products,
    () => (has('euro') ? 'EUR' : 'USD'),
    () => has('approval-status'),
    () => has('changed-orders'),
    () => wordpress.rules,
  );
  const carts = openStoreCarts(
    catalogue.products,
    () => wordpress.rules,
    () => (has('euro') ? 'EUR' : 'USD'),
  );

  /** What answers in place of a part that is missing. */
  function answerWithoutPart({ path }: Asked): Answer | null {
    const { pathname } = new URL(path, 'http://wordpress.test');
    if (homes.some(([part, path]) => !has(part) && path.test(pathname))) {
      // Without permalinks the web server answers, and so does the theme where GraphQL is not.
      const isTheme = !has('permalinks') || pathname === '/index.php';
      return isTheme ? { status: 404, body: page404 } : recorded('unknown-route');
    }
    return null;
  }

  /** What a WordPress may answer; what it may not is told at the end, and to anyone who asked at once. */
  function checked(asked: Asked): Answer {
    const without = answerWithoutPart(asked);
    if (without) return without;
    const answer = answerTo(asked);
    const found = wordpress.trouble.strange ? [] : inventedIn(asked, answer);
    if (found.length === 0) return answer;
    onInvented(found);
    wordpress.invented.push(...found);
    return refused(500, inventedCode, found.join('; '));
  }

  function answerTo(asked: Asked): Answer {
    const url = new URL(asked.path, 'http://wordpress.test');
    url.pathname = restPathOf(asked.path).pathname;
    const { pathname } = url;
    if (!has('footer-menu') && pathname.endsWith('/footer-menu')) {
      return recorded('menus-menus-nope-wpml_language-en');
    }
    const isKey = asked.authorization.startsWith('Basic');
    const caller = isKey && !has('key') ? null : people.callerOf(asked, pathname);
    if (caller === 'service' && asked.method !== 'GET' && !has('writing-key')) {
      const message = 'The API key provided does not have write permissions.';
      return refused(401, 'woocommerce_rest_authentication_error', message);
    }
    if (pathname === '/wp-json/wc/v3/data/currencies/current') {
      if (caller !== 'service') return recorded('orders-list-no-auth');
      return ok({ code: has('euro') ? 'EUR' : 'USD', name: '', symbol: '' });
    }
    const asker = nameOfCaller(caller);
    // An answer of GraphQL has the form of its question.
    return (
      (isGraphql(asked.path) ? recordedExactly(asked, asker) : null) ??
      people.answer(asked, url, caller) ??
      answerUsers(asked, url, caller, people) ??
      catalogue.answer(asked, url, caller) ??
      orders.answer(asked, url, caller) ??
      carts(asked, pathname) ??
      (caller === 'service' ? answerSettings(wordpress.rules, url) : null) ??
      answerContent(url, caller, missing()) ??
      catalogue.files.answer(asked, url, caller) ??
      settings(asked, pathname) ??
      recordedExactly(asked, asker) ??
      recorded('unknown-route')
    );
  }

  /** WordPress reads what was sent before it looks who did; GraphQL is a server of its own. */
  function answerToMalformed({ path }: Asked): Answer {
    const isRest = path.startsWith('/wp-json');
    return recorded(isRest ? 'auth-bad-malformed-json' : 'graphql-error-malformed-json');
  }

  /** A store's settings are its owner's and an administrator's to read, and no one's to write. */
  function settings(asked: Asked, pathname: string): Answer | null {
    const [, id] = /^\/wp-json\/wcfmmp\/v1\/settings\/id\/(\d+)$/.exec(pathname) ?? [];
    if (id === undefined || asked.method !== 'GET') return null;
    const caller = people.callerOf(asked, pathname);
    if (caller === null || caller === 'service') return recorded('wcfm-settings-id-no-auth');
    const { account } = caller;
    const may = account.id === Number(id) || account.role === 'administrator';
    if (!may) return recorded('wcfm-settings-id-vendor2');
    const vendor = catalogue.vendors.get(Number(id));
    const { body } = recorded('wcfm-settings-id-vendor1');
    return ok({
      ...(body as object),
      store_name: vendor?.vendor_shop_name,
      shop_description: vendor?.vendor_description ?? '',
    });
  }

  function send(response: ServerResponse, answer: Answer) {
    const isPage = typeof answer.body === 'string';
    response.writeHead(answer.status, {
      'content-type': isPage ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8',
      ...(wordpress.trouble.withoutTotals ? {} : answer.headers),
    });
    const text = isPage ? String(answer.body) : JSON.stringify(answer.body);
    response.end(text.replaceAll('<HOST>', wordpress.origin));
  }

  const server = createServer(async (request, response) => {
    const asked: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: await bodyOf(request),
      ...fileNameIn(request.headers['content-disposition']),
      ...(typeof request.headers['cart-token'] === 'string' && {
        cartToken: request.headers['cart-token'],
      }),
    };
    if (/^\/wp-(content|includes)\//.test(asked.path)) {
      sendFile(response, asked.path);
      return;
    }
    wordpress.asked.push(asked);
    const { broken, late } = wordpress.trouble;
    if (asked.method !== 'GET') await late;
    if (broken === 'html') {
      const page = `<!DOCTYPE html><html><body id="error-page">${dead}</body></html>`;
      send(response, { status: 500, body: page });
      return;
    }
    const fatal = recorded('hpos/wcfm-orders-vendor1-with-an-order-gone');
    try {
      if (asked.body === malformed) send(response, answerToMalformed(asked));
      else send(response, broken === 'json' ? fatal : checked(asked));
    } catch (error) {
      console.error(error);
      wordpress.invented.push(`${asked.method} ${asked.path}: ${String(error)}`);
      send(response, fatal);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;

  const wordpress: RecordedWordpress = {
    origin: `http://127.0.0.1:${address.port}`,
    asked: [],
    products: catalogue.products,
    vendors: catalogue.vendors,
    files: catalogue.files.all,
    people,
    orders: orders.all,
    order(id) {
      const order = orders.all.get(id);
      if (!order) throw new Error(`there is no order ${id}`);
      return order;
    },
    keep: (order) => orders.all.set(order.id, order),
    putBack(id, status, note = '') {
      const order = wordpress.order(id);
      const meta_data = order.meta_data.filter(
        ({ key }) => key === '_astera_adopted' || !key.startsWith('_astera'),
      );
      wordpress.keep({ ...order, status, customer_note: note, date_paid_gmt: null, meta_data });
    },
    rules: plainRules(),
    trouble: {},
    invented: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      const found = [...new Set(wordpress.invented)];
      if (found.length > 0) throw new Error(`no WordPress answers this:\n${found.join('\n')}`);
    },
  };
  return wordpress;
}
