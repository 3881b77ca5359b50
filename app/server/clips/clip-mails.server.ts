import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';

const ofClips = msg`You’re getting this email because you sent us a clip for your page on ${site}.`;

/** The clip is on the celebrity's page from now on. */
export function clipApprovedMail(title: string, celebrityId: number): MailWords {
  return {
    subject: msg`Your clip is on your page`,
    paragraphs: [msg`We approved “${title}”. Fans can watch it on your page now.`],
    action: { label: msg`See your page`, path: `/celebrity/${celebrityId}` },
    footer: ofClips,
  };
}

/** The clip was declined; it can be changed and sent again. */
export function clipDeclinedMail(title: string, words: string): MailWords {
  return {
    subject: msg`About your clip`,
    paragraphs: [
      msg`We can’t show “${title}” on your page.`,
      msg`Our team wrote: ${words}`,
      msg`The clip isn’t lost. Change what’s needed and send it again.`,
    ],
    action: { label: msg`Open my clips`, path: '/my-clips' },
    footer: ofClips,
  };
}
