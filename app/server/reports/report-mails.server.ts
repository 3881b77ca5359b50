import { msg } from '@lingui/core/macro';
import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { ReportTarget } from '#domain/report/report.ts';
import type { Decision } from '#domain/report/report-decision.ts';
import type { ObjectionOutcome } from '#domain/report/objection.ts';
import { decidedForReporter } from '#app/entities/report/decision.messages.ts';

/** The target of a report, as mails name it. */
export interface MailedThing {
  readonly kind: ReportTarget['kind'];
  readonly title: string;
}

type Facts = NonNullable<MailWords['facts']>;

const toReporter = msg`You’re getting this email because this address belongs to a report at ${site}.`;

export const toCelebrity = msg`You’re getting this email because it concerns your store at ${site}.`;

export const toReviewer = msg`You’re getting this email because it concerns a review you wrote at ${site}.`;

export const byPeople = msg`Someone on our team reviewed this and decided. Nothing was decided automatically.`;

export const elsewhere = msg`You can also turn to a certified out-of-court dispute settlement body, or go to court.`;

export function aboutFact({ kind, title }: MailedThing): Facts {
  // Who reports a gift is not told which order it is of.
  if (title === '') return [];
  return [{ name: kind === 'answer' ? msg`Order` : msg`About`, value: title }];
}

function numberFact(id: number): Facts {
  return [{ name: msg`Report number`, value: String(id) }];
}

export function reasonFacts({ action, facts, ground, groundText }: Decision): Facts {
  const basis = ground === 'law' ? msg`Legal basis` : msg`Basis in our terms of use`;
  return [
    { name: msg`What we found`, value: facts },
    ...(action === 'none' ? [] : [{ name: basis, value: groundText }]),
  ];
}

/** To the reporter, as soon as the report is stored. */
export function receiptMail(id: number, thing: MailedThing): MailWords {
  return {
    subject: msg`We received your report`,
    paragraphs: [msg`Thank you. Our team will look at it and tell you what we decide.`],
    facts: [...numberFact(id), ...aboutFact(thing)],
    footer: toReporter,
  };
}

/** To the reporter: the decision and its reasons. */
export function decidedMail(id: number, thing: MailedThing, decision: Decision): MailWords {
  return {
    subject: msg`Our decision on your report`,
    paragraphs: [
      decidedForReporter[decision.action],
      byPeople,
      msg`If you have more information, report it again and tell us.`,
      elsewhere,
    ],
    facts: [...numberFact(id), ...aboutFact(thing), ...reasonFacts(decision)],
    footer: toReporter,
  };
}

/** To the celebrity: the outcome of the objection. */
export function objectionMail(
  thing: MailedThing,
  outcome: ObjectionOutcome,
  answer: string,
): MailWords {
  return {
    subject: msg`Our decision on your objection`,
    paragraphs: [
      {
        kept: msg`We looked at it again. Our decision stands.`,
        lifted: msg`You were right to object. What we restricted is back as it was.`,
      }[outcome],
      byPeople,
      elsewhere,
    ],
    facts: [...aboutFact(thing), { name: msg`Our answer`, value: answer }],
    footer: thing.kind === 'review' ? toReviewer : toCelebrity,
  };
}

/** To the reporter, when an objection changed the decision. */
export function liftedMail(id: number, thing: MailedThing, answer: string): MailWords {
  return {
    subject: msg`We changed our decision on your report`,
    paragraphs: [
      msg`The other side objected, so we looked again. What we restricted is back as it was.`,
      byPeople,
      elsewhere,
    ],
    facts: [...numberFact(id), ...aboutFact(thing), { name: msg`Our answer`, value: answer }],
    footer: toReporter,
  };
}
