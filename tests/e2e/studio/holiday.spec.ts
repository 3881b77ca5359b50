import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core } from '#tests/support/browser/core.ts';
import { readMail } from '#tests/support/browser/read-mail.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';

const phone = { width: 390, height: 844 };

test(
  'a celebrity goes on holiday: no one can order, and a fan is told once when that is over',
  core,
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(phone);
    await signInAs(page, 'leandros');
    await page.goto('/my-services');
    await untilHydrated(page);
    const [celebrity] = await (
      await page.request.get('/wp-json/wcfmmp/v1/store-vendors?search=leandros')
    ).json();
    const name: string = celebrity.vendor_shop_name;
    const day = (ahead: number) =>
      page.evaluate((days) => {
        const at = new Date(Date.now() + days * 86_400_000);
        return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
      }, ahead);

    // What is wrong is said, and nothing typed is lost.
    await page.getByRole('button', { name: 'Add a holiday' }).click();
    await page.getByLabel('First day away').fill(await day(1));
    await page.getByLabel('Last day away').fill(await day(0));
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByText('The last day comes before the first.')).toBeVisible();
    await page.getByLabel('First day away').fill(await day(0));
    await page.getByLabel('Last day away').fill(await day(3));
    await save.click();
    await expect(page.getByText('Your holidays and limits are saved')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const fan = await windowOf(browser, 'fan');
    await fan.setViewportSize(phone);
    await fan.goto(`/celebrity/${celebrity.vendor_id}`);
    await untilHydrated(fan);
    await expect(fan.getByRole('heading', { name: /^Back on \d+\s\w+$/ })).toBeVisible();
    await expect(fan.getByRole('link', { name: 'Request video' })).toHaveCount(0);
    expect(await violationsOf(fan)).toEqual([]);
    await fan.goto(`/celebrity/${celebrity.vendor_id}/request/getVideo`);
    await untilHydrated(fan);
    await expect(fan.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
    const tell = fan.getByRole('button', { name: 'Tell me when open' });
    await tell.click();
    const dont = fan.getByRole('button', { name: 'Don’t tell me' });
    await expect(dont).toBeVisible();
    await dont.click();
    await tell.click();
    await expect(fan.getByText(`We’ll email you once, when ${name} takes`)).toBeVisible();
    await fan.goto('/my-data');
    await expect(fan.getByRole('link', { name })).toBeVisible();

    await page.getByRole('button', { name: 'Remove holiday 1' }).click();
    await save.click();
    await expect(page.getByText('Your holidays and limits are saved')).toBeVisible();
    const mail = await readMail(fan.request, 'fan@astera.example', `${name} takes requests again`);
    expect(mail).toContain(`/celebrity/${celebrity.vendor_id}`);
    expect(mail).toContain('/my-data#waiting');
    await fan.goto(`/celebrity/${celebrity.vendor_id}`);
    await expect(fan.getByRole('link', { name: 'Request video' }).first()).toBeVisible();
    await fan.close();
  },
);
