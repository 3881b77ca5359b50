import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { PGlite } from '@electric-sql/pglite';
import type { Page, Request } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { agreeToBegin } from '#tests/support/orders/place-order.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('card', 5);
const planted = '4000056655665556';

test.use({ baseURL: server.origin, allowedErrors: [/402/] });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await server.reset();
  await server.start();
});
test.afterAll(() => server.stop());

async function goToPayment(page: Page): Promise<void> {
  await page.goto('/celebrities?search=Leandros');
  await page.getByRole('link', { name: /^Leandros/ }).click();
  await page.getByRole('link', { name: 'Request video' }).first().click();
  await expect(page).toHaveURL(/request\/getVideo/);
  await untilHydrated(page);
  await page.getByLabel('From', { exact: true }).fill('Olu');
  await page.getByLabel('To', { exact: true }).fill('Ada');
  await page.getByLabel('Instructions').fill('Sing.');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Name on card').fill('Olu Adeyemi');
  await page.getByLabel('Valid until').pressSequentially('1230');
  await page.getByLabel('CVC').pressSequentially('123');
}

/** Everything a page sends anywhere, while it is watched. */
function sentBy(page: Page): () => string {
  const sent: string[] = [];
  page.on('request', (request: Request) =>
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  return () => sent.join('\n');
}

/** Whether the digits of a card are in a text, however they are grouped. */
function holdsCard(text: string, number: string): boolean {
  return new RegExp([...number].join('[ \\-+%20]*')).test(text);
}

test('a card is checked as it is typed, and nothing wrong goes on', async ({ page }) => {
  test.setTimeout(60_000);
  await signInAs(page, 'fan2');
  await goToPayment(page);
  await page.getByRole('radio', { name: 'Card' }).check();
  const number = page.getByLabel('Card number');
  await number.pressSequentially('378282246310005');
  await expect(number).toHaveValue('3782 822463 10005');
  await expect(page.getByText('American Express')).toBeVisible();
  await expect(page.getByText('The four digits on the front')).toBeVisible();
  await number.fill('');
  await number.pressSequentially('4242424242424241');
  await page.getByLabel('Valid until').pressSequentially('1020');
  await page.getByLabel('CVC').pressSequentially('12');
  await page.getByLabel('Name on card').focus();
  await expect(page.getByText('This isn’t a valid card number')).toBeVisible();
  await expect(page.getByText('This card is no longer valid')).toBeVisible();
  await expect(page.getByText('Enter the full code')).toBeVisible();
  // Where someone corrects in the middle, the caret stays.
  await number.fill('4242 4242 4242 4242');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await page.keyboard.press('Backspace');
  await expect(number).toHaveValue('4242 2424 2424 242');
  await page.keyboard.type('4');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(page).toHaveURL(/checkout\/payment(\?|$)/);
  await page.screenshot({ path: 'test-results/screens/card-wrong-1440.png', fullPage: true });

  // A number that is right and no one's test number is refused here, in this page.
  await number.fill('');
  await fillCard(page, '5105105105105100');
  await page.getByLabel('Valid until').fill('12 / 30');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText(/Only test card numbers work here, e.g./)).toBeVisible();

  for (const name of await page.locator('main form input:not([type=radio])').all()) {
    expect(await name.getAttribute('name')).toBeNull();
  }
  for (const [label, token] of [
    ['Card number', 'cc-number'],
    ['Name on card', 'cc-name'],
    ['Valid until', 'cc-exp'],
    ['CVC', 'cc-csc'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
  }
});

test(
  'a declined card is told at its form, nothing is lost, and the next card pays',
  core,
  async ({ page }) => {
    test.setTimeout(60_000);
    const sent = sentBy(page);
    await signInAs(page, 'fan2');
    await goToPayment(page);
    await fillCard(page, '4000000000000002');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByText('Card, Visa •••• 0002').first()).toBeVisible();
    await agreeToBegin(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined');
    await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
    await page.screenshot({ path: 'test-results/screens/card-declined-1440.png', fullPage: true });

    await fillCard(page, planted);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByText('Ada')).toBeVisible();
    // Reload in the middle: the card is still known by what stands for it.
    await page.reload();
    await expect(page.getByText('Card, Visa •••• 5556').first()).toBeVisible();
    await agreeToBegin(page);
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
    await expect(page.getByText(/^We received your payment on /)).toBeVisible();
    await expect(page.getByText('Transfer details')).toHaveCount(0);
    const id = new URL(page.url()).searchParams.get('orderId') ?? '';
    await page.goto(`/my-orders/detail?orderId=${id}`);
    await expect(page.getByText(/^test_[0-9a-f]{24}$/)).toBeVisible();
    await expect(page.getByText(/^We received your payment on /)).toBeVisible();

    for (const number of [planted, '4000000000000002']) {
      expect(holdsCard(sent(), number)).toBe(false);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      );
      expect(holdsCard(kept, number)).toBe(false);
    }
  },
);

test('no number of a card is in the database or in what the server said', async () => {
  await server.stop();
  const database = await PGlite.create(`${server.dataFolder}/database`);
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(15);
  let dump = '';
  for (const { name } of tables) {
    const { rows } = await database.query<{ line: string }>(
      `select t::text as line from ${name} t`,
    );
    dump += rows.map(({ line }) => line).join('\n');
  }
  await database.close();
  // The order is there, so this looked in the right place.
  expect(dump).toMatch(/test_[0-9a-f]{24}/);
  for (const text of [dump, server.output()]) {
    for (const number of [planted, '4000000000000002']) expect(holdsCard(text, number)).toBe(false);
  }
});

test('outside the demo world no card is offered', async ({ page }) => {
  test.setTimeout(60_000);
  await server.start({ SEED: 'none' });
  await signInAs(page, 'fan2');
  await goToPayment(page);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Direct bank transfer' })).toBeChecked();
  await server.stop();
});

test('with keys it is Stripe’s form, whose script is loaded only then, and Stripe takes the money', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const calls: string[] = [];
  const intent = { id: 'pi_1', amount: 0, client_secret: 's', metadata: {} };
  const stripe = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      calls.push(`${request.method} ${request.url} ${body}`);
      const status = request.url?.endsWith('/capture') ? 'succeeded' : 'requires_capture';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...intent, status }));
    });
  });
  await new Promise<void>((resolve) => {
    stripe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = stripe.address() as AddressInfo;
  await server.start({
    STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
    STRIPE_SECRET_KEY: 'sk_test_e2e',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  });
  // A stand-in of Stripe.js with its documented shape: its fields are its own, the page gets a token.
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.Stripe = (key) => ({
        elements: () => ({ create: (kind) => ({
          mount: (place) => { place.textContent = 'Stripe ' + kind; }, unmount() {}, focus() {}, on() {},
        }) }),
        createPaymentMethod: async () => ({
          paymentMethod: { id: 'pm_e2e', card: { brand: 'visa', last4: '4242' } },
        }),
        handleNextAction: async () => ({}),
      });`,
    }),
  );
  const sent = sentBy(page);
  await signInAs(page, 'fan2');
  await goToPayment(page);
  expect(sent()).not.toContain('js.stripe.com');
  await page.getByRole('radio', { name: 'Card' }).check();
  await expect(page.getByText('Stripe cardNumber')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Name on card').fill('Olu Adeyemi');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await agreeToBegin(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect(page.getByText(/^We received your payment on /)).toBeVisible();
  expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual([
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/pi_1/capture',
  ]);
  expect(calls[0]).toContain('payment_method=pm_e2e');
  expect(server.output()).not.toMatch(/sk_test_e2e|pm_e2e/);
  stripe.closeAllConnections();
  stripe.close();
});
