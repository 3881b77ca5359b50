import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';

const ofPayouts = msg`You’re getting this email because ${site} pays you to this account.`;

/** The last digits of an account, as people know them from their bank. */
const shownEnd = (end: string | null) => (end === null ? '–' : `… ${end}`);

/** The account that a celebrity is paid to is another one now. */
export function payoutAccountMail(change: {
  readonly holder: string;
  readonly end: string;
  readonly was: string | null;
}): MailWords {
  return {
    subject: msg`Your payout account was changed`,
    paragraphs: [
      msg`From now on, we pay your earnings into a different account.`,
      msg`If you didn’t change it, set your account again, choose a new password and contact us at once.`,
    ],
    facts: [
      { name: msg`Old account`, value: shownEnd(change.was) },
      { name: msg`New account`, value: `${change.holder}, ${shownEnd(change.end)}` },
    ],
    action: { label: msg`See your payouts`, path: '/my-payouts' },
    footer: ofPayouts,
  };
}

/** What a mail about a payout says. */
export interface MailedPayout {
  readonly cents: Cents;
  readonly end: string;
  readonly reference: string;
}

function factsOf({ cents, end, reference }: MailedPayout): MailWords['facts'] {
  return [
    { name: msg`Amount`, value: (locale) => formatMoney(cents, locale) },
    { name: msg`Account`, value: shownEnd(end) },
    { name: msg`Reference`, value: reference },
  ];
}

/** The bank has the order to pay. */
export function payoutSentMail(payout: MailedPayout): MailWords {
  return {
    subject: msg`Your payout is on its way`,
    paragraphs: [msg`We sent your earnings to your bank. They usually arrive within two days.`],
    facts: factsOf(payout) ?? [],
    action: { label: msg`See your payouts`, path: '/my-payouts' },
    footer: ofPayouts,
  };
}

/** The bank gave the money back. */
export function payoutReturnedMail(payout: MailedPayout): MailWords {
  return {
    subject: msg`Your payout came back`,
    paragraphs: [
      msg`Your bank returned the payout. The money is in your balance again.`,
      msg`Check your account details. We pay it out again with the next payouts.`,
    ],
    facts: factsOf(payout) ?? [],
    action: { label: msg`Check the account`, path: '/my-payouts' },
    footer: ofPayouts,
  };
}
