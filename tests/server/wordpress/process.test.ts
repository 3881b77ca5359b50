import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { recordedPassword, recordedService } from '../../support/wordpress/people.ts';
import { pathnameOf, type Recording, recordings } from '../../contract/woocommerce/recordings.ts';
import { differencesFrom, recordedShapes } from '../../contract/woocommerce/recorded-shapes.ts';

/** What the app never asks a WordPress, so that the process need not know it. */
const neverAsked: readonly (readonly [RegExp, string])[] = [
  [/^\/wp-json\/wc\/store\//, 'the basket lies in the browser (ADR 0022)'],
  [
    /^\/wp-json\/wcfmmp\/v1\/(?!store-vendors|settings)/,
    'what a vendor has goes through wc/v3 (ADR 0039)',
  ],
  [
    /^\/wp-json\/wc\/v3\/(coupons|payment_gateways|shipping|data\/countries|reports)/,
    'no part of the product',
  ],
  [/^\/wp-json\/wc\/v3\/products\/(reviews|\d+\/variations)/, 'no part of the product'],
  [/^\/wp-json\/aam\/v2\/jwt\/(validate|revoke)$/, 'a token is only ever used'],
  [/^\/wp-json\/menus\/v1\/(locations|menus$)/, 'a menu is asked for by its name'],
  [/^\/graphql$/, 'the address that is always there is asked'],
];

/** Recordings that the process answers otherwise, each with the reason. */
const otherwise: Readonly<Record<string, string>> = {
  'order-patch-cors-preflight': 'no browser asks it',
  'me-token-in-authentication-header': 'a token is in `Authorization` alone',
  'me-token-in-cookie': 'a token is in `Authorization` alone',
  'me-token-in-query': 'a token is in `Authorization` alone',
  'refresh-ok-refreshable': 'no token is refreshable by stock',
  'refresh-ok-admin-refreshable': 'no token is refreshable by stock',
  'order-after-store-checkout': 'the order was recorded nowhere else',
  'order-delete-manager': 'orders are never deleted',
  'product-create-bad-image': 'pictures are named by their ids',
  'product-create-dup-sku': 'the app gives out no stock numbers',
  'product-update-manager': 'the product was recorded nowhere else',
  'product-update-vendor1': 'the product was recorded nowhere else',
  'product-update-vendor-other': 'the product was recorded nowhere else',
  'hpos/order-create-zero-lines': 'the app orders something',
  'hpos/order-delete-force': 'orders are never deleted',
  'hpos/order-note-create': 'no one writes notes yet',
  'hpos/order-patch-vendor1-other-vendors-order': 'no token of a vendor reaches orders',
  'products-list-bad-orderby': 'the app orders by itself (ADR 0040)',
};

/** Another role than the stock one was recorded. */
const hasOtherRole = ({ name }: Recording) => name.includes('--');

const played = recordings.filter(
  (one) => !hasOtherRole(one) && !neverAsked.some(([path]) => path.test(pathnameOf(one))),
);

/** The stand-in is the first recorded shop: what was asked of the other is asked of what is like it there. */
function likeFirstShop(text: string): string {
  return text
    .replace(/\/orders\/\d+/, '/orders/156')
    .replace(/(?<=\/products\/)\d+/, '62')
    .replace('/store-vendors/6', '/store-vendors/2')
    .replace(/"product_id":\d+/g, '"product_id":62')
    .replace(/"customer_id":2\b/, '"customer_id":14')
    .replace('customer=2&', 'customer=14&')
    .replace('product=26&', 'product=62&');
}
const shapes = recordedShapes();

describe('the process that stands in for a WordPress', () => {
  let wordpress: RecordedWordpress;
  beforeAll(async () => {
    wordpress = await startRecordedWordpress();
  });
  // What it answers otherwise than here was recorded it may have invented: those are all in the list.
  afterAll(async () => {
    wordpress.invented.length = 0;
    await wordpress.close();
  });

  /** With tokens of its own in place of the recorded ones. */
  function withTokens(text: string): string {
    return text.replace(
      /<JWT(?::([\w-]+))?((?::[\w-]+)*)>/,
      (_all, person = 'fan1', traits = '') => {
        const token = wordpress.people.tokenOf(person);
        return /expired|bad/.test(traits) ? `${token.slice(0, -6)}AAAAAA` : token;
      },
    );
  }

  async function play({ name, request }: Recording) {
    const headers = new Headers();
    for (const [header, value] of Object.entries(request.headers)) {
      headers.set(header, withTokens(value).replace('Basic <KEY:admin>', recordedService));
    }
    const hasBody = request.body !== null && request.method !== 'GET';
    if (hasBody && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const own = name.startsWith('hpos/') ? likeFirstShop : (text: string) => text;
    const text =
      typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? null);
    const sent = own(withTokens(text.replace(/\w+(!|%21)Pass1/, recordedPassword)));
    const path = own(withTokens(request.path));
    const answer = await fetch(`${wordpress.origin}${path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(hasBody ? { body: sent } : {}),
    });
    const said = await answer.text();
    const body: unknown = said === '' ? null : JSON.parse(said);
    return { path, status: answer.status, body, headers: answer.headers };
  }

  it.each(played.map((recording) => [recording.name, recording] as const))(
    'answers %s as it was recorded at every depth, or is known not to',
    async (name, recording) => {
      const { path, status, body, headers } = await play(recording);
      const { request, response } = recording;
      const hasTotal = headers.has('x-wp-total');
      const differences = [
        ...differencesFrom(recording, shapes, { method: request.method, path, status, body }),
        ...(hasTotal === 'x-wp-total' in response.headers ? [] : ['the length of the list']),
      ];
      if (name in otherwise) expect(differences).not.toEqual([]);
      else expect(differences).toEqual([]);
    },
  );

  it('is not said to differ where nothing was recorded', () => {
    const known = new Set(played.map(({ name }) => name));
    expect(Object.keys(otherwise).filter((name) => !known.has(name))).toEqual([]);
  });
});
