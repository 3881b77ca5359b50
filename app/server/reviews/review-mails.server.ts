import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';

/** To a celebrity: a fan wrote a review. */
export function newReviewMail(orderId: number, stars: number, words: string): MailWords {
  return {
    subject: msg`A fan reviewed you`,
    paragraphs: [
      msg`Everyone sees the review on your page. You can answer it once, and change your answer later.`,
    ],
    facts: [
      { name: msg`Rating`, value: `${stars} / 5` },
      { name: msg`Review`, value: words },
    ],
    action: { label: msg`Read and answer`, path: `/my-orders/detail?orderId=${orderId}#review` },
    footer: msg`You’re getting this email because it concerns your store at ${site}.`,
  };
}

/** To a fan, once, some days after the delivery. */
export function invitationMail(orderId: number, celebrity: string): MailWords {
  return {
    subject: msg`How was it?`,
    paragraphs: [
      msg`Some days ago you received what you ordered from ${celebrity}.`,
      msg`Tell others how it was, with one to five stars and a few words. It takes a minute.`,
    ],
    action: { label: msg`Write a review`, path: `/my-orders/detail?orderId=${orderId}#review` },
    footer: msg`You’re getting this email once because of your order at ${site}. We don’t remind you.`,
  };
}
