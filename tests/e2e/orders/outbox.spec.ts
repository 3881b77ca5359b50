import { core } from '#tests/support/browser/core.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { openSmtpSink, type SmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('outbox', 2);
let sink: SmtpSink | undefined;

test.afterEach(async () => {
  await server.stop('SIGKILL');
  await sink?.close();
  sink = undefined;
});

test(
  'a mail is in the language of who gets it, and is shown without running anything in it',
  core,
  async ({ page }) => {
    await page.goto('/el/account/forgot-password');
    await untilHydrated(page);
    await page.getByRole('textbox').last().fill('fan2');
    await page.getByRole('button', { name: 'Αποστολή συνδέσμου' }).click();
    await expect(page.getByRole('heading', { name: 'Δείτε το e-mail σας' })).toBeFocused();
    await page.goto('/dev/mail');
    // The page was Greek, the account is Turkish.
    await page.getByRole('link', { name: 'Yeni bir şifre seçin' }).click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.contentFrame().getByRole('link')).toHaveAttribute('href', /#t=/);
  },
);

test.describe('an installation', () => {
  test.use({ baseURL: server.origin });
  test.setTimeout(120_000);

  test('with a mail server sends by it, and shows mails to no one', async ({ page }) => {
    sink = await openSmtpSink();
    await server.reset();
    await server.start({ SMTP_URL: sink.url, MAIL_FROM: 'hello@astera.example' });
    const arrived = sink.next();
    await page.goto('/account/forgot-password');
    await untilHydrated(page);
    await page.getByLabel('Username or email').fill('fan');
    await page.getByRole('button', { name: 'Send the link' }).click();
    const mail = await arrived;
    expect(mail.from?.address).toBe('hello@astera.example');
    expect(mail.messageId).toMatch(/^<[\w-]{36}@astera\.example>$/);
    expect(mail.text).toContain(`${server.origin}/account/reset-password#t=`);
    expect((await page.request.get('/dev/mail')).status()).toBe(404);
    await page.goto('about:blank');
  });

  test('without the demo world shows mails to no one', async ({ request }) => {
    await server.forget();
    await server.start({ SEED: 'none' });
    expect((await request.get('/dev/mail')).status()).toBe(404);
  });
});
