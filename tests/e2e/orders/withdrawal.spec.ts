import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';
import { agreeToBegin } from '#tests/support/orders/place-order.ts';

const phone = { width: 390, height: 844 };

test(
  'a fan agrees to an early beginning, orders, and withdraws in two steps',
  core,
  async ({ browser }) => {
    test.setTimeout(180_000);
    const fan = await windowOf(browser, 'fan2');
    await fan.setViewportSize(phone);
    await fan.goto('/');
    await untilHydrated(fan);
    await fan.getByRole('link', { name: /^Danae/ }).click();
    await fan.getByRole('link', { name: 'Request video' }).first().click();
    await fan.waitForURL(/\/request\//);
    await untilHydrated(fan);
    await fan.getByRole('textbox', { name: 'From' }).fill('Olu');
    await fan.getByLabel('To', { exact: true }).fill('Ada');
    await fan.getByLabel('Instructions').fill('Sing.');
    await fan.getByRole('button', { name: 'Continue to payment' }).click();
    await fan.getByRole('button', { name: 'Continue to review' }).click();

    const place = fan.getByRole('button', { name: /^Place order, €/ });
    await place.click();
    await expect(fan.getByText('Please tick this box so that we can start.')).toBeVisible();
    await expect(fan.getByRole('checkbox', { name: /^I agree that/ })).toBeFocused();
    expect(await violationsOf(fan)).toEqual([]);
    await agreeToBegin(fan);
    await place.click();
    await expect(fan.getByRole('heading', { level: 1 })).toContainText('Thank you');
    const orderId = new URL(fan.url()).searchParams.get('orderId') ?? '';

    await fan.getByRole('link', { name: 'Withdraw from a contract' }).click();
    await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Withdraw from a contract');
    await fan.getByRole('link', { name: new RegExp(`^Order ${orderId},`) }).click();
    await expect(fan.getByRole('heading', { name: 'Right of withdrawal' })).toBeVisible();
    await untilHydrated(fan);
    await fan.getByRole('button', { name: 'Withdraw from contract here' }).click();
    const dialog = fan.getByRole('dialog', { name: `Withdraw from order ${orderId}` });
    await dialog.getByLabel('Reason (optional)').fill('Another plan.');
    expect(await violationsOf(fan)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    const main = fan.getByRole('main');
    await expect(main.getByText(/^You withdrew from this order on /)).toBeVisible();
    await expect(main.getByText('You withdrew from this order. You owe nothing.')).toBeVisible();
    await fan.close();
  },
);
