import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';
import { recordedPassword } from '../support/wordpress/people.ts';
import { pathnameOf, type Recording, recordings } from './recordings.ts';
import { outlineOf } from './replay.ts';

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
  'auth-cors-preflight': 'no browser asks it',
  'order-patch-cors-preflight': 'no browser asks it',
  'me-token-in-authentication-header': 'a token is in `Authorization` alone',
  'me-token-in-cookie': 'a token is in `Authorization` alone',
  'me-token-in-query': 'a token is in `Authorization` alone',
  'me-update-self': 'nobody writes to it',
  'refresh-ok-refreshable': 'no token is refreshable by stock',
  'refresh-ok-admin-refreshable': 'no token is refreshable by stock',
  'graphql-batch': 'the app sends one question',
  'graphql-get': 'the app sends its one question by POST',
  'graphql-products': 'the app asks for categories alone',
  'graphql-viewer-with-bearer': 'the app asks for categories alone',
  'graphql-error-empty-body': 'the app asks one question that is right',
  'graphql-error-missing-variable': 'the app asks one question that is right',
  'graphql-error-needs-auth': 'the app asks one question that is right',
  'graphql-error-syntax': 'the app asks one question that is right',
  'graphql-error-unknown-field': 'the app asks one question that is right',
  'order-after-store-checkout': 'the order was recorded nowhere else',
  'order-delete-manager': 'orders are never deleted',
  'product-create-bad-image': 'pictures are named by their ids',
  'product-create-dup-sku': 'the app gives out no stock numbers',
  'product-update-manager': 'the product was recorded nowhere else',
  'product-update-vendor-own': 'the product was recorded by the marketplace alone',
  'product-update-vendor1': 'the product was recorded nowhere else',
  'product-update-vendor-other': 'the product was recorded nowhere else',
  'products-list-bad-orderby': 'the app orders by itself (ADR 0040)',
};

/** Another role than the stock one was recorded. */
const hasOtherRole = ({ name }: Recording) => name.includes('--');

const played = recordings.filter(
  (one) => !hasOtherRole(one) && !neverAsked.some(([path]) => path.test(pathnameOf(one))),
);

describe('the process that stands in for a WordPress', () => {
  let wordpress: RecordedWordpress;
  beforeAll(async () => {
    wordpress = await startRecordedWordpress();
  });
  afterAll(() => wordpress.close());

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

  async function play({ request }: Recording) {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      headers.set(name, withTokens(value));
    const hasBody = request.body !== null && request.method !== 'GET';
    if (hasBody && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const text =
      typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? null);
    const answer = await fetch(`${wordpress.origin}${withTokens(request.path)}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(hasBody ? { body: withTokens(text.replace(/\w+(!|%21)Pass1/, recordedPassword)) } : {}),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, body, headers: answer.headers };
  }

  it.each(played.map((recording) => [recording.name, recording] as const))(
    'answers %s as it was recorded, or is known not to',
    async (name, recording) => {
      const answer = await play(recording);
      const ours = outlineOf(answer);
      const theirs = outlineOf(recording.response);
      const isSame =
        ours.status === theirs.status &&
        ours.code === theirs.code &&
        (theirs.keys ?? []).every(
          (key) => Array.isArray(answer.body) || ours.keys?.includes(key),
        ) &&
        answer.headers.has('x-wp-total') === 'x-wp-total' in recording.response.headers;
      expect([isSame, ours]).toEqual([!(name in otherwise), ours]);
    },
  );

  it('is not said to differ where nothing was recorded', () => {
    const known = new Set(played.map(({ name }) => name));
    expect(Object.keys(otherwise).filter((name) => !known.has(name))).toEqual([]);
  });
});
