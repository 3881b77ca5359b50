import { sample } from 'fast-check';
import { expect, test } from 'playwright/test';

import { sanitiseRichText } from '#app/server/backend/content/rich-text.server.ts';
import { anyPayload, knownPayloads } from '#tests/night/support/xss-payloads.ts';
import { core } from '#tests/support/browser/core.ts';

/** `npm run night` does the same with many thousands. */
test(
  'texts with scripts run nothing once they are cleaned, in a page without any policy',
  core,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const texts = [...knownPayloads, ...sample(anyPayload, { seed: 18, numRuns: 200 })];
    const cleaned = texts.map((text) => sanitiseRichText(text));
    await page.setContent('<!doctype html><main></main>');
    const ran = await page.evaluate(async (all) => {
      let hits = 0;
      for (const name of ['hit', 'alert']) Reflect.set(window, name, () => (hits += 1));
      const main = document.querySelector('main') ?? document.body;
      for (const html of all) {
        const own = document.createElement('div');
        own.innerHTML = html;
        const again = document.createElement('div');
        // As the browser writes it, which is not always what it read.
        again.innerHTML = own.innerHTML;
        main.append(own, again);
      }
      for (const { protocol } of main.querySelectorAll('a'))
        if (/^(?:javascript|data|vbscript):/i.test(protocol)) hits += 1;
      // What was put into the page has been begun to load by then.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return hits;
    }, cleaned);
    expect(ran).toBe(0);
    expect(asked.filter((url) => url.includes('evil.test'))).toEqual([]);
  },
);
