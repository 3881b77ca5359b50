import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';

const phone = { width: 390, height: 844 };

test(
  'a celebrity promises days, and fans read them before they order and while they wait',
  core,
  async ({ page, browser, baseURL }) => {
    await page.setViewportSize(phone);
    await signInAs(page, 'emir');
    await page.goto('/my-services');
    await untilHydrated(page);
    const choice = page.getByRole('combobox', { name: 'Promised within, Personalised video' });
    await expect(choice).toHaveValue('7');
    await choice.selectOption('2 days');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await expect(choice).toHaveValue('2');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();

    const [emir] = await (
      await page.request.get('/wp-json/wcfmmp/v1/store-vendors?search=emir')
    ).json();
    const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const fan = await visitor.newPage();
    await fan.goto(`/celebrity/${emir.vendor_id}`);
    const service = fan.getByRole('listitem').filter({ hasText: 'Personalised video' });
    await expect(service).toContainText('Within 2 days');
    await fan.goto(`/celebrity/${emir.vendor_id}/request/getVideo`);
    await expect(fan.getByText(/promises this within 2 days of your payment/)).toBeVisible();
    await visitor.close();

    const buyer = await windowOf(browser, 'fan');
    await buyer.goto('/my-orders?status=processing');
    const promised = buyer.getByRole('row').filter({ hasText: /Due in \d+ days/ });
    await promised.first().getByRole('link').click();
    await expect(buyer.getByText(/^This order is due by /)).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await buyer.close();
  },
);

test(
  'a fan cancels an order that no one has accepted, and gets the money back',
  core,
  async ({ browser, request }) => {
    const orderId = await (await orderMaker(request)).place('Rhea', 'on-hold', true, 'getVideo');
    const fan = await windowOf(browser, 'fan');
    await fan.setViewportSize(phone);
    await fan.goto(`/my-orders/detail?orderId=${orderId}`);
    await untilHydrated(fan);
    const cancel = fan.getByRole('button', { name: 'Cancel order' });
    const dialog = fan.getByRole('dialog', { name: 'Cancel this order?' });
    await cancel.press('Enter');
    await expect(dialog).toContainText('You’ll get your money back.');
    expect(await violationsOf(fan)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep order' }).click();
    await expect(dialog).toBeHidden();
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(
      fan.getByRole('main').getByText('You cancelled this order. You’ll get your money back.'),
    ).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await fan.close();
  },
);
