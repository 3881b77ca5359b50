import { msg } from '@lingui/core/macro';
import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { exportRetentionDays } from '#domain/my-data/data-export.ts';
import type { Locale } from '#domain/locale.ts';
import { dayText } from '#domain/time/date-text.ts';

export const path = '/my-data';

export const ofAccount = msg`You’re getting this email because it concerns your ${site} account.`;

function dayIn(at: Date) {
  return (locale: Locale, zone: string) => dayText(at, locale, zone, 'long');
}

/** The export can be downloaded: only by its owner, signed in, and not by other readers of this mail. */
export function exportReadyMail(expiresAt: Date): MailWords {
  return {
    subject: msg`Your data is ready`,
    paragraphs: [
      msg`The copy of your data is ready. Log in and download it from the page “My data”.`,
      msg`We keep the copy for ${exportRetentionDays} days. After that you can ask for a new one.`,
    ],
    facts: [{ name: msg`Available until`, value: dayIn(expiresAt) }],
    action: { label: msg`Download my data`, path },
    footer: ofAccount,
  };
}

export function exportFailedMail(): MailWords {
  return {
    subject: msg`We couldn’t prepare your data`,
    paragraphs: [
      msg`Something went wrong while we prepared the copy of your data. Please ask for it again.`,
    ],
    action: { label: msg`My data`, path },
    footer: ofAccount,
  };
}

/** How to cancel, possible until the date in the mail. */
export function deletionAskedMail(dueAt: Date): MailWords {
  return {
    subject: msg`Your account will be deleted`,
    paragraphs: [
      msg`You asked us to delete your ${site} account. Until the day below you can change your mind.`,
      msg`If this wasn’t you, keep the account and choose a new password now.`,
    ],
    facts: [{ name: msg`Will be deleted on`, value: dayIn(dueAt) }],
    action: { label: msg`Keep my account`, path },
    footer: ofAccount,
  };
}

/** To the operators of a shop whose accounts are deleted in the back end (ADR 0070). */
export function operatorDeletesMail(personId: number): MailWords {
  const account = String(personId);
  return {
    subject: msg`An account is due for deletion`,
    paragraphs: [
      msg`The owner of account ${account} asked us to delete it, and nothing prevents that. Please erase the personal data and delete the user in WordPress.`,
    ],
    footer: msg`You’re getting this email because you run ${site}.`,
  };
}

export function deletionDoneMail(): MailWords {
  return {
    subject: msg`Your account is deleted`,
    paragraphs: [
      msg`Your ${site} account and your files are gone. We keep only what the law requires of your orders: numbers, dates and amounts, without your name.`,
      msg`Thank you for being part of this.`,
    ],
    footer: msg`This is the last email we send to this address.`,
  };
}
