import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ReportAction } from '#domain/report/report-decision.ts';

type Restriction = Exclude<ReportAction, 'none'>;

/** The name of a decision in forms and lists. */
export const actionName: Readonly<Record<ReportAction, MessageDescriptor>> = {
  none: msg`No action`,
  hideText: msg`Remove the text`,
  unlist: msg`Take it off sale`,
  takeDown: msg`Take it down`,
  close: msg`Close the store`,
};

/** The outcome, in a list. */
export const actionTaken: Readonly<Record<ReportAction, MessageDescriptor>> = {
  none: msg`Nothing restricted`,
  hideText: msg`Text removed`,
  unlist: msg`Taken off sale`,
  takeDown: msg`Taken down`,
  close: msg`Store closed`,
};

/** What each decision does. */
export const actionHint: Readonly<Record<ReportAction, MessageDescriptor>> = {
  none: msg`Everything stays as it is. Only the reporter is told.`,
  hideText: msg`The description is emptied in all languages. The celebrity can write another one.`,
  unlist: msg`No one can find or order it. Only a successful objection puts it back.`,
  takeDown: msg`No one sees it any more, and its stars don’t count. Only a successful objection puts it back.`,
  close: msg`The celebrity is suspended, can’t log in and can’t be ordered from.`,
};

/** The subject of the mail to the celebrity. */
export const decidedSubject: Readonly<Record<Restriction, MessageDescriptor>> = {
  hideText: msg`We removed your description`,
  unlist: msg`We took one of your offers off sale`,
  takeDown: msg`We took down what you wrote`,
  close: msg`We closed your store`,
};

/** What is restricted, as told to the celebrity. */
export const restrictedForCelebrity: Readonly<Record<Restriction, MessageDescriptor>> = {
  hideText: msg`We removed the description in all languages. You can write another one at any time.`,
  unlist: msg`Fans can no longer find or order it, and it can’t be published again.`,
  takeDown: msg`No one can see it any more, and you can’t publish it again.`,
  close: msg`Your store is closed: fans can’t see it or order from it, and you can’t log in.`,
};

/** The outcome, as told to the reporter. */
export const decidedForReporter: Readonly<Record<ReportAction, MessageDescriptor>> = {
  none: msg`We looked at what you reported. It breaks neither the law nor our terms of use, so it stays.`,
  hideText: msg`You were right to report it. We removed the text.`,
  unlist: msg`You were right to report it. We took it off sale.`,
  takeDown: msg`You were right to report it. We took it down.`,
  close: msg`You were right to report it. We closed the store.`,
};
