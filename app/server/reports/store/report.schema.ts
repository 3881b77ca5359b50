import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { ReportSnapshot } from '#domain/report/report.ts';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** What a restriction changed, so that it can be undone. */
export interface Removal {
  /** Removed texts, by language. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether it was on sale, or open, before; otherwise lifting the restriction leaves it as it is. */
  readonly tookEffect: boolean;
}

/** Reports by visitors and users. */
export const reports = appSchema.table(
  'reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The target, by `ReportedKind` and number. */
    kind: text('kind').notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    /** The target's owner. */
    celebrityId: bigint('celebrity_id', { mode: 'number' }),
    /** The target as it was when reported. */
    snapshot: jsonb('snapshot').$type<ReportSnapshot>().notNull(),
    reason: text('reason').notNull(),
    explanation: text('explanation').notNull(),
    reporterId: bigint('reporter_id', { mode: 'number' }),
    reporterName: text('reporter_name').notNull(),
    reporterEmail: text('reporter_email').notNull(),
    /** The language of mails to a reporter without an account. */
    locale: text('locale').notNull(),
    /** A keyed hash of the reporter; cleared with the decision. */
    reporterKey: text('reporter_key'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The decision that closes it, or is about to. */
    decisionId: uuid('decision_id'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    // One open report per target and reporter.
    uniqueIndex('reports_once').on(table.kind, table.targetId, table.reporterKey),
    index('reports_open')
      .on(table.id)
      .where(sql`${table.decidedAt} is null`),
    index('reports_decided').on(table.decidedAt),
    index('reports_decision').on(table.decisionId),
    index('reports_reporter').on(table.reporterId),
    index('reports_celebrity').on(table.celebrityId),
  ],
);

/** Decisions on reports with their statements of reasons, and the objections to them. */
export const reportDecisions = appSchema.table(
  'report_decisions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    celebrityId: bigint('celebrity_id', { mode: 'number' }),
    title: text('title').notNull(),
    action: text('action').notNull(),
    facts: text('facts').notNull(),
    ground: text('ground').notNull(),
    groundText: text('ground_text').notNull(),
    removed: jsonb('removed').$type<Removal>(),
    decidedById: bigint('decided_by_id', { mode: 'number' }).notNull(),
    decidedByName: text('decided_by_name').notNull(),
    /** Until when one manager holds the claim on carrying it out. */
    workUntil: timestamp('work_until', { withTimezone: true }).notNull(),
    /** Null until carried out. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Hash of the secret in the celebrity's mail. */
    tokenHash: text('token_hash').notNull(),
    objection: text('objection'),
    objectedAt: timestamp('objected_at', { withTimezone: true }),
    outcome: text('outcome'),
    answer: text('answer'),
    answeredById: bigint('answered_by_id', { mode: 'number' }),
    /** Until when one manager holds the claim on deciding the objection. */
    answerUntil: timestamp('answer_until', { withTimezone: true }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('report_decisions_token').on(table.tokenHash),
    index('report_decisions_thing').on(table.kind, table.targetId),
    index('report_decisions_celebrity').on(table.celebrityId),
    index('report_decisions_objected')
      .on(table.objectedAt)
      .where(sql`${table.objectedAt} is not null and ${table.answeredAt} is null`),
  ],
);
