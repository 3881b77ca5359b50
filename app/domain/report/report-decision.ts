import * as v from 'valibot';
import { isAdministrator, actsAs, type Actor } from '#domain/account/role.ts';
import { type ReportedKind, reportLength, words } from './report.ts';

/** Possible decisions on a report. */
export const reportActions = ['none', 'hideText', 'unlist', 'takeDown', 'close'] as const;

export type ReportAction = (typeof reportActions)[number];

/** Possible decisions for each kind of item. */
export const actionsOf: Readonly<Record<ReportedKind, readonly ReportAction[]>> = {
  profile: ['none', 'hideText', 'close'],
  product: ['none', 'hideText', 'unlist', 'close'],
  service: ['none', 'unlist', 'close'],
  answer: ['none', 'close'],
  review: ['none', 'takeDown'],
  reviewAnswer: ['none', 'takeDown', 'close'],
};

/** Managers decide on reports; closing a store suspends its owner, which only administrators may do. */
export function mayDecideReport(actor: Pick<Actor, 'role'>, action: ReportAction): boolean {
  return action === 'close' ? isAdministrator(actor) : actsAs(actor, 'manager');
}

/** The legal basis of a restriction: a law, or the terms of use. */
export const reportGrounds = ['law', 'terms'] as const;

export type ReportGround = (typeof reportGrounds)[number];

const decisionFields = v.object({
  action: v.picklist(reportActions),
  /** The findings. */
  facts: words(reportLength.answer),
  ground: v.picklist(reportGrounds),
  /** The article or clause; may be empty if nothing is restricted. */
  groundText: v.pipe(v.string(), v.trim(), v.maxLength(reportLength.ground, 'too-long')),
});

/** A decision as entered: the statement of reasons. */
export const decisionSchema = v.pipe(
  decisionFields,
  v.forward(
    v.check(({ action, groundText }) => action === 'none' || groundText !== '', 'required'),
    ['groundText'],
  ),
);

export type Decision = v.InferOutput<typeof decisionFields>;
