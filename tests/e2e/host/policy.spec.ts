import { isSharedPage } from '#domain/site/shared-pages.ts';
import { coreIf } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const addresses = Object.values(visitorPages).map(({ path }) => path);

test.describe('no page offends its own policy', () => {
  test.use({ allowedErrors: [/status of 404/] });
  test.slow();

  // What is watched here is in the fixture: a refusal is an error of the page.
  test('as everyone gets it', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await untilHydrated(page);
    }
  });

  test('made for this visitor alone', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'own', value: '1', url: baseURL ?? '' }]);
    const own = addresses.filter((address) => !isSharedPage(address.split('?', 1)[0] ?? ''));
    for (const address of own) {
      const answer = await page.goto(address);
      expect(answer?.headers()['content-security-policy']).toContain("'strict-dynamic'");
      await untilHydrated(page);
    }
  });

  for (const name of ['fan', 'celebrity', 'manager', 'admin']) {
    test(`of ${name}`, coreIf(name === 'fan'), async ({ page }) => {
      await signInAs(page, name);
      for (const address of [
        '/',
        '/my-orders',
        '/account/change-password',
        '/celebrity/7',
        '/dev/mail',
      ]) {
        await page.goto(address);
        await untilHydrated(page);
      }
      await page.goto('/my-orders');
      await untilHydrated(page);
      const order = page.getByRole('row').nth(1).getByRole('link').first();
      if ((await order.count()) === 0) return;
      await order.click();
      await expect(page).toHaveURL(/detail/);
      await untilHydrated(page);
    });
  }

  test('on the way by links, where pages are made in the browser', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('link', { name: /Danae/ }).first().click();
    await expect(page).toHaveURL(/celebrity/);
    await page.getByRole('link', { name: 'Request video' }).first().click();
    await expect(page).toHaveURL(/request/);
    await untilHydrated(page);
  });
});

test.describe('a script that someone brought into a page', () => {
  // What was put into the page is no part of what React made, and it says so.
  test.use({ allowedErrors: [/policy:|Content Security Policy|404|React error #418/] });
  const inTheBytes =
    '<script>window.brought=1</script><script nonce="guessed">window.brought=2</script>' +
    '<script src="data:text/javascript,window.brought=3"></script>' +
    '<script src="/api/health"></script><base href="https://evil.test/">' +
    '<iframe srcdoc="<script>parent.brought=4</script>"></iframe>';
  const later =
    '<img src="/nothing" onerror="window.brought=5"><svg onload="window.brought=6"></svg>' +
    '<a id="brought-link" href="javascript:window.brought=7">x</a>' +
    '<div id="coloured" style="color:rgb(1,2,3)">x</div>';

  for (const kind of ['many', 'one'] as const) {
    test(`does not run in a page of ${kind}`, async ({ page, context, baseURL }) => {
      if (kind === 'one')
        await context.addCookies([{ name: 'own', value: '1', url: baseURL ?? '' }]);
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      await page.route('**/about', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const answer = await route.fetch();
        const body = (await answer.text()).replace('</main>', `${inTheBytes}</main>`);
        expect(body).toContain(inTheBytes);
        return route.fulfill({ response: answer, body });
      });
      await page.goto('/about');
      await untilHydrated(page);
      await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), later);
      await page.locator('#brought-link').dispatchEvent('click');
      const color = page.locator('#coloured');
      expect(await color.evaluate((node) => getComputedStyle(node).color)).not.toBe('rgb(1, 2, 3)');
      expect(await page.evaluate(() => String(Reflect.get(window, 'brought')))).toBe('undefined');
      expect(await page.evaluate(() => document.baseURI)).not.toContain('evil.test');
      const rules = refused.flatMap((text) => /^policy: ([\w-]+)/.exec(text)?.[1] ?? []);
      expect(new Set(rules)).toEqual(
        new Set(['script-src-elem', 'script-src-attr', 'style-src-attr', 'base-uri']),
      );
      // The first three, at least, were refused while the page was read.
      expect(rules.filter((rule) => rule === 'script-src-elem').length).toBeGreaterThan(2);
    });
  }
});
