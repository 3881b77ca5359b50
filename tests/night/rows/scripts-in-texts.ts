import { sample } from 'fast-check';
import { chromium, type Browser, type Page } from 'playwright';
import * as v from 'valibot';

import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

import { sanitiseRichText } from '#app/server/backend/content/rich-text.server.ts';
import type { NightRow, Tally } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { see } from '../support/orders.ts';
import { openPeople } from '../support/people.ts';
import { anyPayload, knownPayloads } from '../support/xss-payloads.ts';

const eachRound = 100;
const executablePath = process.env['CHROMIUM_PATH'];

/** A page that counts whatever was run in it, and whatever left for elsewhere. */
async function watchedPage(browser: Browser, tally: Tally, told: () => string): Promise<Page> {
  const page = await browser.newPage();
  await page.exposeFunction('hit', () => tally.fault(`it ran: ${told()}`));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(window, name, () => Reflect.get(window, 'hit')());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.test'))
      tally.fault(`it asked for ${request.url()}: ${told()}`);
  });
  return page;
}

/** Waits until what a text could run by itself has run: every picture came or failed, and a frame was painted. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/**
 * What is left of a text is put into a page that has no policy of its own, and read once more as a browser writes it.
 */
export const cleanedTexts: NightRow = {
  name: 'T-XSS cleaned',
  what: 'texts with scripts, cleaned and put into a Chromium page without any policy; nothing runs and nothing is fetched',
  rounds: 20_000 / eachRound,
  unit: `rounds of ${eachRound} texts`,
  smallRounds: 10,
  async open({ tally }) {
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    let index = 0;
    const page = await watchedPage(browser, tally, () => `round ${index}`);
    return {
      async round(at) {
        index = at;
        const texts =
          at === 0 ? [...knownPayloads] : sample(anyPayload, { seed: at, numRuns: eachRound });
        const cleaned = texts.map((text) => sanitiseRichText(text));
        await page.setContent('<!doctype html><main></main>');
        await page.evaluate((all) => {
          const main = document.querySelector('main') ?? document.body;
          for (const html of all) {
            const own = document.createElement('div');
            own.innerHTML = html;
            main.append(own);
            const again = document.createElement('div');
            again.innerHTML = own.innerHTML;
            main.append(again);
          }
          for (const link of main.querySelectorAll('a')) {
            if (/^(?:javascript|data|vbscript):/i.test(link.protocol)) Reflect.get(window, 'hit')();
          }
        }, cleaned);
        await untilSettled(page);
        tally.add('texts', texts.length);
      },
      close: () => browser.close(),
    };
  },
};

const made = v.looseObject({ id: v.number() });

/** The same in every field that people fill in, as the site shows it to everyone. */
export const storedTexts: NightRow = {
  name: 'T-XSS stored',
  what: 'texts with scripts in titles, products, shop names, requests and orders, shown to their readers in Chromium, in six languages',
  rounds: knownPayloads.length,
  unit: 'texts in every field',
  smallRounds: 3,
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context);
    const site = await openPeople(ground.origin);
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    let text = '';
    const pages = new Map<string, Page>();
    for (const login of ['fan', 'celebrity', 'manager']) {
      const page = await watchedPage(browser, tally, () => `${text} as ${login}`);
      const cookies = (await site.cookieOf(login)).split('; ').map((one) => {
        const [name = '', value = ''] = one.split('=');
        return { name, value, domain: 'localhost', path: '/', secure: true };
      });
      await page.context().addCookies(cookies.filter(({ name }) => name === '__Host-sid'));
      pages.set(login, page);
    }
    const { id: celebrityId } = v.parse(
      made,
      (await site
        .read('/wp-json/wp/v2/users?search=danae&context=edit')
        .then((list) => (Array.isArray(list) ? list[0] : list))) ?? { id: 7 },
    );
    return {
      async round(index) {
        text = knownPayloads[index % knownPayloads.length] ?? '';
        const product = await site.call(
          'createOwnProduct',
          {
            locale: 'en',
            product: {
              ...{ title: text.slice(0, 100), description: text, price: 1_200, categoryId: 44 },
              ...{ stock: 5, pictures: [], status: 'published' },
            },
          },
          'celebrity',
        );
        tally.add(product.status === 200 ? 'products taken' : 'products refused');
        const profile = await site.call(
          'saveProfile',
          { locale: 'en', change: { storeName: text.slice(0, 60) } },
          'celebrity',
        );
        tally.add(profile.status === 200 ? 'shop names taken' : 'shop names refused');
        const ordered = await fetch(`${ground.origin}/wp-json/wc/v3/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Basic ${btoa('ck_astera_demo:cs_astera_demo')}`,
          },
          body: JSON.stringify({
            status: 'on-hold',
            customer_note: text,
            billing: {
              first_name: text.slice(0, 60),
              last_name: text.slice(0, 60),
              city: text.slice(0, 60),
            },
            payment_method: 'bacs',
            line_items: [
              { product_id: 263, quantity: 1, meta_data: [{ key: 'instructions', value: text }] },
            ],
          }),
        });
        const { id: orderId } = v.parse(made, await ordered.json());
        await see(site, orderId);
        const visits: readonly (readonly [string, string])[] = [
          ['fan', `/celebrity/${celebrityId}`],
          ['celebrity', '/my-products'],
          ['manager', `/my-orders/detail?orderId=${orderId}`],
          ['fan', `/?search=${encodeURIComponent(text)}`],
          ['fan', `/celebrities?search=${encodeURIComponent(text)}`],
        ];
        for (const locale of locales) {
          for (const [login, path] of visits) {
            const page = pages.get(login);
            if (!page) throw new Error(`${login} has no page`);
            await page.goto(`${ground.origin}${addressIn(locale, path)}`);
            await untilSettled(page);
            tally.add('pages looked at');
          }
        }
      },
      async close() {
        await browser.close();
        await ground.remove();
      },
    };
  },
};
