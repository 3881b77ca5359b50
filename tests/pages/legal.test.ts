import { fromCrossJSON } from 'seroval';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { agreedTextSchema } from '#domain/site/legal-text.ts';

import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import type { SignedIn } from '../support/matrix/persons.ts';
import { fromOwnPage } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const storeSchema = v.object({
  vendor_services: v.array(
    v.object({ id: v.number(), service: v.string(), price: v.union([v.string(), v.number()]) }),
  ),
});
const editedSchema = v.looseObject({
  modified: v.string(),
  texts: v.looseObject({ en: v.looseObject({ title: v.string() }) }),
});

let site: BuiltSite;
let people: SitePeople;
beforeAll(async () => {
  site = await openBuiltSite();
  people = await openSitePeople(site);
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await site.remove();
});

async function as(person: SignedIn, name: string, method: 'GET' | 'POST', data?: unknown) {
  const headers = { ...fromOwnPage, cookie: people.cookies[person] };
  const answer = await people.call(name, { method, data, headers });
  if (answer.status !== 200) return { status: answer.status, result: null };
  const read: unknown = fromCrossJSON(await answer.json(), { refs: new Map() });
  const { result } = v.parse(v.looseObject({ result: v.unknown() }), read);
  return { status: answer.status, result };
}

async function textOf(path: string) {
  const answer = await site.ask(path, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
}

/** Orders a message of the celebrity. @returns the order as its fan reads it */
async function order(locale?: string) {
  const celebrityId = people.ids.celebrity;
  const store = await site.ask(`/wp-json/wcfmmp/v1/store-vendors/${celebrityId}`);
  const { vendor_services: services } = v.parse(storeSchema, await store.json());
  const service = services.find((one) => one.service === 'sendMessage');
  const answers = { from: 'Iris', message: 'Hello.' };
  const line = {
    kind: 'service',
    id: crypto.randomUUID(),
    price: Math.round(Number(service?.price) * 100),
    request: { service: 'sendMessage', answers },
  };
  const orders = [{ celebrityId, key: crypto.randomUUID(), lines: [line] }];
  const command = { orders, address: null, paymentMethod: 'bankTransfer', beginsEarly: true };
  const { result } = await as(
    'fan',
    'placeOrders',
    'POST',
    locale ? { ...command, locale } : command,
  );
  const placement = v.object({ placed: v.array(v.looseObject({ orderId: v.number() })) });
  const [placed] = v.parse(placement, result).placed;
  return placed?.orderId ?? 0;
}

async function agreedIn(orderId: number) {
  const { result } = await as('fan', 'readOrder', 'GET', { orderId });
  return v.parse(v.looseObject({ agreedTexts: v.array(agreedTextSchema) }), result).agreedTexts;
}

describe('an order', () => {
  it('keeps the versions of the texts that it was placed under, in the language of its fan', async () => {
    const [english, greek] = [await order(), await order('el')];
    const [terms, withdrawal] = await agreedIn(english);
    expect([terms?.page, withdrawal?.page]).toEqual(['terms', 'withdrawal']);
    const [greekTerms] = await agreedIn(greek);
    expect(greekTerms?.hash).not.toBe(terms?.hash);

    const shown = await textOf(`/legal/${terms?.hash}`);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('An order is binding for both sides');
    expect(shown.html).toContain('noindex');
    expect((await textOf(`/el/legal/${greekTerms?.hash}`)).html).toContain('Όροι χρήσης');
  });

  it('shows the words that were agreed to after an administrator changed them', async () => {
    const before = await order();
    const [old] = await agreedIn(before);
    const { result: pages } = await as('administrator', 'readEditedPages', 'GET', { locale: 'en' });
    const list = v.parse(v.array(v.looseObject({ id: v.number(), slug: v.string() })), pages);
    const id = list.find(({ slug }) => slug === 'terms')?.id ?? 0;
    const { result } = await as('administrator', 'readEditedPage', 'GET', { id });
    const { modified: seen, texts } = v.parse(editedSchema, result);
    const saved = await as('administrator', 'saveEditedPage', 'POST', {
      id,
      seen,
      change: { texts: { ...texts, en: { ...texts.en, content: 'Nothing is as it was.' } } },
    });
    expect(saved.status).toBe(200);

    const [now] = await agreedIn(await order());
    expect(now?.hash).not.toBe(old?.hash);
    expect((await textOf(`/legal/${now?.hash}`)).html).toContain('Nothing is as it was.');
    expect((await textOf(`/legal/${old?.hash}`)).html).toContain(
      'An order is binding for both sides',
    );
    expect((await agreedIn(before))[0]).toEqual(old);
  });

  it('has no text under a hash that was never agreed to, or that is none', async () => {
    expect((await textOf(`/legal/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await textOf('/legal/terms')).status).toBe(404);
  });
});

describe('the seller’s details', () => {
  const details = {
    ...{ name: 'Fjord Stars', legalForm: 'AS', address: 'Storgata 1\n0155 Oslo\nNorway' },
    ...{ register: 'NO 999 999 999', vatId: '', email: 'post@fjord.example', phone: '' },
    ...{ responsible: 'Kari Nordmann', contractPartner: 'operator' },
  };

  it('are set by administrators alone, and stand on the imprint and on celebrities’ pages at once', async () => {
    expect((await as('manager', 'saveSeller', 'POST', { ...details, version: 0 })).status).toBe(
      403,
    );
    const celebrity = `/celebrity/${people.ids.celebrity}`;
    expect((await textOf(celebrity)).html).toContain('Astera Marketplace');
    expect(
      (await as('administrator', 'saveSeller', 'POST', { ...details, version: 0 })).status,
    ).toBe(200);
    const imprint = await textOf('/ru/imprint');
    for (const fact of ['Fjord Stars AS', 'Storgata 1', 'NO 999 999 999', 'Kari Nordmann']) {
      expect(imprint.html).toContain(fact);
    }
    expect((await textOf(celebrity)).html).toContain('Fjord Stars AS');
    expect((await textOf('/accessibility')).html).toContain('mailto:post@fjord.example');
  });

  it('are refused without a name, an address or an e-mail address, and over a version that is not there any more', async () => {
    const save = (changes: object) =>
      as('administrator', 'saveSeller', 'POST', { ...details, version: 1, ...changes });
    for (const field of ['name', 'address', 'email']) {
      expect((await save({ [field]: '' })).status, field).toBe(422);
    }
    expect((await save({ version: 0 })).status).toBe(409);
  });
});
