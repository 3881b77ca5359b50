import type { BrowserContext } from 'playwright/test';

import {
  accountHolders,
  accountPages,
  type AccountHolder,
} from '#tests/support/browser/account-pages.ts';
import { coreIf } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { test as watched, watch } from '#tests/support/browser/watched-page.ts';
import { expectWholePage, timeForEveryLanguage } from '#tests/support/browser/whole-page.ts';

type WindowOf = (holder: AccountHolder) => Promise<BrowserContext>;

/** Everyone signs in once a worker, and has one window with many pages. */
const test = watched.extend<object, { windowOf: WindowOf }>({
  windowOf: [
    async ({ browser }, use) => {
      const open = new Map<AccountHolder, BrowserContext>();
      await use(async (holder) => {
        const known = open.get(holder);
        if (known) return known;
        const window = await browser.newContext({ baseURL: e2eOrigin });
        open.set(holder, window);
        const page = await window.newPage();
        await signInAs(page, accountHolders[holder]);
        await page.close();
        return window;
      });
      for (const window of open.values()) await window.close();
    },
    { scope: 'worker' },
  ],
});

/** Every third page goes the round of languages, themes and widths in `npm test`, all of them in `npm run test:full`. */
for (const [turn, { name, path, as }] of accountPages.entries()) {
  const title = `${name} of a ${as} is whole, fits and is accessible`;
  test(title, coreIf(turn % 3 === 0), async ({ windowOf }) => {
    test.setTimeout(timeForEveryLanguage);
    const window = await windowOf(as);
    const page = await window.newPage();
    const expectNoErrors = await watch(page);
    const address = typeof path === 'string' ? path : await path(page);
    await expectWholePage(page, { name: `${as}-${name}`, path: address, turn }, expectNoErrors);
    await page.close();
  });
}
