import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ErrorCode } from '#domain/app-error.ts';
import type { ReportedKind, ReportReason } from '#domain/report/report.ts';
import type { ReportList } from '#domain/report/report-list.ts';

/** The reasons as shown to the reporter. */
export const reasonName: Readonly<Record<ReportReason, MessageDescriptor>> = {
  impersonation: msg`Someone is pretending to be someone else`,
  illegal: msg`It’s against the law`,
  fraud: msg`It’s a scam`,
  hate: msg`Hate or harassment`,
  sexual: msg`Sexual content, or a danger to minors`,
  copyright: msg`It uses my work without permission`,
  other: msg`Something else`,
};

/** The kinds of reportable things. */
export const kindName: Readonly<Record<ReportedKind, MessageDescriptor>> = {
  profile: msg`Profile`,
  product: msg`Product`,
  service: msg`Service`,
  answer: msg`Answer to an order`,
  review: msg`Review`,
  reviewAnswer: msg`Answer to a review`,
};

export const listName: Readonly<Record<ReportList, MessageDescriptor>> = {
  open: msg`Open`,
  objections: msg`Objections`,
  decided: msg`Decided`,
};

/** Validation errors of these forms, beyond those of every form. */
export const reportFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  'not-an-email': msg`This is not a valid email`,
};

const failures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  too_many_requests: msg`Too many attempts. Please wait a while.`,
  not_found: msg`It’s no longer there.`,
  not_allowed: msg`This decision isn’t yours to make.`,
  link_expired: msg`We can’t find a decision at this link. Please use the link in our email.`,
  report_moved_on: msg`Someone else has already decided. The page shows what.`,
};
const other = msg`An error occurred. Please try later`;

/** Why an action on a report failed. */
export function reportFailure(code: ErrorCode): MessageDescriptor {
  return failures[code] ?? other;
}
