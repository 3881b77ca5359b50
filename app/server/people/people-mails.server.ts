import { msg } from '@lingui/core/macro';

import { site, type Recipient } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';

/** An administrator has removed the user's passkeys, app and recovery codes. */
export async function factorsResetMail(recipient: Recipient): Promise<Mail> {
  return writeMail(
    recipient,
    {
      subject: msg`Your two-step login was reset`,
      paragraphs: [
        msg`Our team removed the passkeys, the authenticator app and the recovery codes from your ${site} account. You’ve been logged out on all devices.`,
        msg`Log in with your password and set up a new passkey or app.`,
        msg`If you didn’t ask for this, choose a new password now and contact us.`,
      ],
      action: { label: msg`Open the security page`, path: '/account/security' },
      footer: msg`You’re getting this email because it concerns the security of your account.`,
    },
    { origin: siteOrigin(), name: await siteName() },
  );
}
