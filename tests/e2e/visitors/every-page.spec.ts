import type { BrowserContext } from 'playwright/test';

import { coreIf } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { test as watched, watch } from '#tests/support/browser/watched-page.ts';
import { expectWholePage, timeForEveryLanguage } from '#tests/support/browser/whole-page.ts';

/** One window a worker with many pages: what they share comes once, as for a visitor who looks around. */
const test = watched.extend<object, { window: BrowserContext }>({
  window: [
    async ({ browser }, use) => {
      const window = await browser.newContext({ baseURL: e2eOrigin });
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
});

/** Every second page goes the round of languages, themes and widths in `npm test`, all of them in `npm run test:full`. */
for (const [turn, [name, visited]] of Object.entries(visitorPages).entries()) {
  test(`${name} is whole, fits and is accessible`, coreIf(turn % 2 === 0), async ({ window }) => {
    test.setTimeout(timeForEveryLanguage);
    const page = await window.newPage();
    const expectNoErrors = await watch(page, visited.status === 404 ? [/status of 404/] : []);
    await expectWholePage(page, { name, turn, ...visited }, expectNoErrors);
    await page.close();
  });
}
