import { core } from '#tests/support/browser/core.ts';
import { countMails, readMail } from '#tests/support/browser/read-mail.ts';
import { leave, signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const screens = 'test-results/screens';
const celebrity = { name: 'Rauf Məlikzadə', email: 'rauf@astera.example' };
const reporter = 'maria.reporter@example.test';

test(
  'a visitor reports a profile, a manager removes its text, and the celebrity objects',
  core,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    await page.goto(`/celebrities?search=${encodeURIComponent('Rauf')}`);
    await page
      .getByRole('link', { name: new RegExp(celebrity.name) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: celebrity.name })).toBeVisible();
    await expect(page.getByText('Forty years of film scores')).toBeVisible();
    const profile = page.url();
    await page.getByRole('link', { name: 'Report this page' }).click();
    await expect(page.getByRole('heading', { name: 'Report a problem' })).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await page.getByLabel('Why are you reporting it?').selectOption('impersonation');
    await page.getByLabel('What is wrong with it?').fill('This text was taken from another site.');
    await page.getByLabel('Your name').fill('Maria Reporter');
    await page.getByLabel('Your email').fill(reporter);
    await page.getByLabel(/I believe in good faith/).check();
    await page.screenshot({ path: `${screens}/report-390.png`, fullPage: true });
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: 'Your report is in' })).toBeFocused();
    expect(await readMail(page.request, reporter, 'We received your report')).toContain(
      celebrity.name,
    );

    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    await page.goto('/desk');
    await untilHydrated(page);
    await page
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('link', { name: /Reports/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(celebrity.name) }).click();
    await expect(page.getByText('This text was taken from another site.')).toBeVisible();
    await expect(page.getByText('Forty years of film scores')).toBeVisible();
    await expect(page.getByText(`Maria Reporter · ${reporter}`)).toBeVisible();
    await expect(page.getByLabel('Close the store')).toHaveCount(0);
    await page.getByLabel('Remove the text').check();
    await page.getByLabel('What we found').fill('Mətn başqa saytdan götürülüb.');
    await page.getByLabel('What it’s based on').selectOption('law');
    await page.getByLabel('Article or clause').fill('Copyright Act, section 5');
    await page.screenshot({ path: `${screens}/report-case-1440.png`, fullPage: true });
    await page.getByRole('button', { name: 'Send decision' }).click();
    await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible();
    await page.goto(profile);
    await expect(page.getByRole('heading', { level: 1, name: celebrity.name })).toBeVisible();
    await expect(page.getByText('Forty years of film scores')).toHaveCount(0);
    expect(await readMail(page.request, reporter, 'Our decision on your report')).toContain(
      'We removed the text.',
    );
    const mail = await readMail(page.request, celebrity.email, 'Təsvirinizi sildik');
    expect(mail).toContain('Copyright Act, section 5');
    expect(mail).not.toContain(reporter);

    await leave(page);
    await page.setViewportSize(phone);
    await page.goto(/https?:\S+\/report#t=[\w-]+/.exec(mail)?.[0] ?? '');
    await untilHydrated(page);
    await expect(page.getByText('Mətn başqa saytdan götürülüb.')).toBeVisible();
    await page.getByLabel('Qərar niyə səhvdir?').fill('Bu mənim öz mətnimdir.');
    await page.screenshot({ path: `${screens}/statement-az-390.png`, fullPage: true });
    await page.getByRole('button', { name: 'Etirazı göndər' }).click();
    await expect(page.getByText('Etirazınız bizə çatdı.')).toBeVisible();

    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs(page, 'manager');
    await page.goto('/desk/reports?list=objections');
    await page.getByRole('link', { name: new RegExp(celebrity.name) }).click();
    await expect(
      page.getByText('Someone else on the team needs to answer this objection.'),
    ).toBeVisible();
    await leave(page);
    await signInAs(page, 'admin');
    await page.goto('/desk/reports?list=objections');
    await untilHydrated(page);
    await page.screenshot({ path: `${screens}/reports-dark-1440.png`, fullPage: true });
    await page.getByRole('link', { name: new RegExp(celebrity.name) }).click();
    await page.getByLabel('Lift the restriction').check();
    await page.getByLabel('Our answer').fill('Haqlısınız.');
    await page.screenshot({ path: `${screens}/objection-dark-1440.png`, fullPage: true });
    const before = await countMails(page.request, celebrity.email);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('The restriction was lifted')).toBeVisible();
    await expect.poll(() => countMails(page.request, celebrity.email)).toBe(before + 1);
    await page.goto('/settings/log');
    await expect(
      page.getByText(`Objection on “${celebrity.name}”: the restriction was lifted`),
    ).toBeVisible();
    await page.goto(profile);
    await expect(page.getByText('Forty years of film scores')).toBeVisible();
  },
);
