import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';

/** A celebrity takes requests again. */
export function reopenMail({
  id,
  name,
}: {
  readonly id: number;
  readonly name: string;
}): MailWords {
  return {
    subject: msg`${name} takes requests again`,
    paragraphs: [
      msg`You asked us to tell you. ${name} is open for requests now.`,
      msg`Places can go quickly, so don’t wait too long.`,
    ],
    action: { label: msg`Make a request`, path: `/celebrity/${id}` },
    footer: msg`You’re getting this email once because you asked ${site} for it. We’ve already taken you off this list.`,
    settings: { label: msg`See who else you’re waiting for`, path: '/my-data#waiting' },
  };
}
