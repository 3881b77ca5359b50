import * as v from 'valibot';
import { isAdministrator, actsAs, type Actor } from '#domain/account/role.ts';
import { type ReportedKind, reportLength, words } from './report.ts';

/** What can be decided on a report. */
export const reportActions = ['none', 'hideText', 'unlist', 'close'] as const;

export type ReportAction = (typeof reportActions)[number];

/** What can be decided on each kind of thing. */
export const actionsOf: Readonly<Record<ReportedKind, readonly ReportAction[]>> = {
  profile: ['none', 'hideText', 'close'],
  product: ['none', 'hideText', 'unlist', 'close'],
  service: ['none', 'unlist', 'close'],
  answer: ['none', 'close'],
};

/** Managers decide on reports; closing a store suspends its owner, which is an administrator's. */
export function mayDecideReport(actor: Pick<Actor, 'role'>, action: ReportAction): boolean {
  return action === 'close' ? isAdministrator(actor) : actsAs(actor, 'manager');
}

/** What a restriction rests on: a law, or the terms of use. */
export const reportGrounds = ['law', 'terms'] as const;

export type ReportGround = (typeof reportGrounds)[number];

const decisionFields = v.object({
  action: v.picklist(reportActions),
  /** What was found. */
  facts: words(reportLength.answer),
  ground: v.picklist(reportGrounds),
  /** Which article or clause; may be empty where nothing is restricted. */
  groundText: v.pipe(v.string(), v.trim(), v.maxLength(reportLength.ground, 'too-long')),
});

/** A decision as it is filled in: the statement of reasons. */
export const decisionSchema = v.pipe(
  decisionFields,
  v.forward(
    v.check(({ action, groundText }) => action === 'none' || groundText !== '', 'required'),
    ['groundText'],
  ),
);

export type Decision = v.InferOutput<typeof decisionFields>;
