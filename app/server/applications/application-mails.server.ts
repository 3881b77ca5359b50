import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { Decline } from '#domain/application/decline.ts';

import { declineTold } from '#app/entities/application/decline.messages.ts';

const ofAccount = msg`You’re getting this email because you applied at ${site} as a celebrity.`;

/** The store is listed from now on. */
export function approvedMail(accountId: number): MailWords {
  return {
    subject: msg`You’re on ${site}`,
    paragraphs: [
      msg`We approved your application. Fans can find you now, and your page carries the verified badge.`,
    ],
    action: { label: msg`See your page`, path: `/celebrity/${accountId}` },
    footer: ofAccount,
  };
}

/** The application was declined; it can be changed and sent again. */
export function declinedMail({ reason, words }: Decline): MailWords {
  const told = declineTold[reason];
  return {
    subject: msg`About your application`,
    paragraphs: [
      msg`We can’t list you yet.`,
      ...(told ? [told] : []),
      ...(words === '' ? [] : [msg`Our team wrote: ${words}`]),
      msg`Nothing you filled in is lost. Change what’s needed and apply again.`,
    ],
    action: { label: msg`Change the application`, path: '/my-application' },
    footer: ofAccount,
  };
}
