import { msg } from '@lingui/core/macro';
import type { MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { Locale } from '#domain/locale.ts';
import { dayText } from '#domain/time/date-text.ts';
import type { Decision, ReportAction } from '#domain/report/report-decision.ts';
import { objectionDays } from '#domain/report/objection.ts';
import { decidedSubject, restrictedForCelebrity } from '#app/entities/report/decision.messages.ts';
import {
  type MailedThing,
  byPeople,
  elsewhere,
  aboutFact,
  reasonFacts,
  toCelebrity,
  toReviewer,
} from './report-mails.server.ts';

/** To the celebrity: the statement of reasons, and how to object. */
export function statementMail(
  thing: MailedThing,
  decision: Decision & { readonly action: Exclude<ReportAction, 'none'> },
  { token, decidedAt }: { readonly token: string; readonly decidedAt: Date },
): MailWords {
  const until = new Date(decidedAt.getTime() + objectionDays * 86_400_000);
  const day = (locale: Locale, zone: string) => dayText(until, locale, zone, 'long');
  return {
    subject: decidedSubject[decision.action],
    paragraphs: [
      restrictedForCelebrity[decision.action],
      msg`We acted because this was reported to us.`,
      byPeople,
      msg`You can object once, free of charge. Whenever possible, another person on our team decides on it.`,
      elsewhere,
    ],
    facts: [
      ...aboutFact(thing),
      ...reasonFacts(decision),
      { name: msg`You can object until`, value: day },
    ],
    action: { label: msg`Read and object`, path: `/report#t=${token}` },
    footer: thing.kind === 'review' ? toReviewer : toCelebrity,
  };
}
