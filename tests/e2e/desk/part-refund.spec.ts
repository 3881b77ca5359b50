import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core } from '#tests/support/browser/core.ts';
import { readMail } from '#tests/support/browser/read-mail.ts';
import { leave, signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const reason = 'The video is a little shorter than we said.';

test(
  'a part of an order is refunded with a reason, seen by its fan and taken back',
  core,
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    const { place } = await orderMaker(page.request);
    const number = await place('Vaballathus', 'completed', true);
    const detail = `/my-orders/detail?orderId=${number}`;
    await page.goto(detail);
    await untilHydrated(page);
    const parts = page.getByRole('region', { name: 'Partial refunds' });
    await parts.getByRole('button', { name: 'Refund a part' }).click();
    const dialog = page.getByRole('dialog', { name: `Refund a part of order ${number}` });
    const send = dialog.getByRole('button', { name: 'Refund this part' });
    await send.click();
    await expect(dialog.getByText('Enter the amount to refund')).toBeVisible();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByLabel('Amount').fill('99999');
    await send.click();
    await expect(dialog.getByText(/^That’s more than is left of this order/)).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue(reason);
    await dialog.getByLabel('Amount').fill('7.50');
    expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(parts.getByText('€7.50')).toBeVisible();
    await expect(parts.getByText(/^Waiting to be sent, since/)).toBeVisible();
    // The next part waits until this one is with the fan.
    await expect(parts.getByRole('button', { name: 'Refund a part' })).toHaveCount(0);
    await readMail(page.request, 'fan@astera.example', `We’re refunding a part of order ${number}`);
    await page.goto('/desk/refunds');
    const row = page.getByRole('listitem').filter({ hasText: `Order ${number}` });
    await expect(row.getByText('€7.50').first()).toBeVisible();
    await leave(page);

    await page.setViewportSize(phone);
    await signInAs(page, 'fan');
    await page.goto(detail);
    await untilHydrated(page);
    const own = page.getByRole('region', { name: 'Partial refund', exact: true });
    await expect(own.getByText(reason)).toBeVisible();
    await expect(own.getByText('€7.50')).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);
    await page.screenshot({ path: 'test-results/screens/part-refund-390.png', fullPage: true });
    await leave(page);

    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    await page.goto(detail);
    await untilHydrated(page);
    await parts.getByRole('button', { name: 'Take it back' }).click();
    const question = page.getByRole('dialog', { name: 'Take back this refund?' });
    await question.getByRole('button', { name: 'Take it back' }).click();
    await expect(parts.getByText('€7.50')).toHaveCount(0);
    await expect(parts.getByRole('button', { name: 'Refund a part' })).toBeVisible();
    await readMail(page.request, 'fan@astera.example', `No partial refund for order ${number}`);
  },
);
