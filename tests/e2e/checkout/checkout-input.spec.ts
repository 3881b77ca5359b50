import { toJSON } from 'seroval';

import { badBaskets, withBad } from '#domain/checkout/bad-checkouts.fixture.ts';
import { badAddresses } from '#domain/checkout/bad-addresses.fixture.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { addToBasket, fillAddress, orderCount, poster } from '#tests/support/orders/shopping.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('refuses every bad checkout with the field and the code, and stores nothing', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'fan2');
  const before = await orderCount(page);
  const address = (await builtFunctions()).get('placeOrders') ?? '';
  const place = (data: unknown) =>
    page.request.post(`${e2eOrigin}${address}`, {
      headers: {
        origin: e2eOrigin,
        'sec-fetch-site': 'same-origin',
        'x-tsr-serverfn': 'true',
        'content-type': 'application/json',
      },
      data: JSON.stringify(toJSON({ data, context: {} })),
    });
  for (const bad of [...badAddresses, ...badBaskets]) {
    const [at, value, code] = bad;
    const answer = await place(withBad(bad));
    const text = await answer.text();
    expect([answer.status(), at, String(value)]).toEqual([422, at, String(value)]);
    expect(text).toContain(at);
    expect(text).toContain(code);
  }
  // Right in every part, but at another price than today's: told, and not ordered.
  const told = await place(withBad(['orders.0.lines.0.price', 2_599, '']));
  expect([told.status(), await told.text()]).toEqual([
    200,
    expect.stringContaining('price-changed'),
  ]);
  expect(await orderCount(page)).toBe(before);
});

/** What the browser is shown of them: every rule of a field once; which texts break it, the test above goes through. */
const shownAddresses =
  process.env['JOURNEYS'] === 'all'
    ? badAddresses
    : badAddresses.filter(
        ([at, , code], index) =>
          badAddresses.findIndex(([field, , rule]) => field === at && rule === code) === index,
      );

test(
  'says at the field what is wrong with it, in the reader’s language, and keeps the rest',
  core,
  async ({ page }) => {
    test.setTimeout(180_000);
    await signInAs(page, 'fan2');
    await addToBasket(page, poster.path);
    await page.goto('/checkout/shipping');
    await untilHydrated(page);
    await fillAddress(page);
    await page.goto('/el/checkout/shipping');
    await untilHydrated(page);
    const good: Readonly<Record<string, string>> = {
      firstName: 'Μάνος',
      lastName: 'Μάνου',
      phone: '+30 210 555 0148',
      address1: 'Ερμού 48',
      address2: '',
      city: 'Αθήνα',
      state: '',
      postcode: '105 63',
      instructions: 'Please ring the bell marked Manou.',
    };
    for (const [at, value, code] of shownAddresses) {
      const name = at.replace('address.', '');
      const right = good[name];
      if (right === undefined || typeof value !== 'string') continue;
      const field = page.locator(`[name=${name}]`);
      await field.fill(value);
      await page.locator('form button[type=submit]').click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const sentence = await page
        .locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`)
        .innerText();
      expect(sentence).toMatch(/[α-ω]{3}/);
      expect(sentence).not.toContain(code);
      await expect(page).toHaveURL(/checkout\/shipping/);
      await field.fill(right);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    await page.locator('[name=country]').selectOption('');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('Το πεδίο είναι υποχρεωτικό')).toBeVisible();
    for (const [name, value] of Object.entries(good)) {
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    }
  },
);
