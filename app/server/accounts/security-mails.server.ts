import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site, type Recipient } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';

/** The change to the sign-in methods; a passkey has a name. */
export type FactorChange =
  | { readonly kind: 'passkey-added'; readonly name: string }
  | { readonly kind: 'passkey-removed'; readonly name: string }
  | { readonly kind: 'app-added' }
  | { readonly kind: 'app-removed' }
  | { readonly kind: 'codes-renewed' };

function wordsOf(change: FactorChange): { subject: MessageDescriptor; told: MessageDescriptor } {
  switch (change.kind) {
    case 'passkey-added':
      return {
        subject: msg`A passkey was added`,
        told: msg`You can now log in to your ${site} account with the passkey “${change.name}”.`,
      };
    case 'passkey-removed':
      return {
        subject: msg`A passkey was removed`,
        told: msg`The passkey “${change.name}” no longer opens your ${site} account.`,
      };
    case 'app-added':
      return {
        subject: msg`An authenticator app was set up`,
        told: msg`From now on, your ${site} account asks for a code from your authenticator app after the password.`,
      };
    case 'app-removed':
      return {
        subject: msg`The authenticator app was turned off`,
        told: msg`Your ${site} account no longer asks for a code from your authenticator app.`,
      };
    case 'codes-renewed':
      return {
        subject: msg`You have new recovery codes`,
        told: msg`New recovery codes were made for your ${site} account. The old ones no longer work.`,
      };
  }
}

/** Tells the owner about a change to the sign-in methods, and what to do if someone else made it. */
export async function factorMail(recipient: Recipient, change: FactorChange): Promise<Mail> {
  const { subject, told } = wordsOf(change);
  return writeMail(
    recipient,
    {
      subject,
      paragraphs: [told, msg`If this wasn’t you, choose a new password now and contact us.`],
      action: { label: msg`Open the security page`, path: '/account/security' },
      footer: msg`You’re getting this email because it concerns the security of your account.`,
    },
    { origin: siteOrigin(), name: await siteName() },
  );
}
