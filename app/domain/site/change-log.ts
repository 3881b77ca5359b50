import * as v from 'valibot';

import { declineReasons } from '#domain/application/decline.ts';
import { vatStandings } from '#domain/invoice/vat-rules.ts';
import { bankAccountSchema } from '#domain/payment/transfer/bank-account.ts';
import { commissionRateSchema } from '#domain/money/commission.ts';
import { reportActions } from '#domain/report/report-decision.ts';
import { objectionOutcomes } from '#domain/report/objection.ts';
import { withdrawalRulesSchema } from '#domain/order/withdrawal/withdrawal-rules.ts';
import { storedPayoutRulesSchema } from '#domain/payout/payout-rules.ts';
import { sellerSchema } from './seller.ts';
import { roles } from '#domain/account/role.ts';

export const changeLogPageSize = 20;

const about = { id: v.number(), person: v.string() };
/** The previous suspension reason; entries from older versions have none. */
const was = v.optional(v.nullable(v.string()));

/** The changes administrators make, by log name, with the data logged for each. Never a secret. */
const deedSchema = v.variant('name', [
  v.object({ name: v.literal('site-name'), value: v.string() }),
  v.object({
    name: v.literal('gate'),
    value: v.object({ isClosed: v.boolean(), isNewPassword: v.boolean() }),
  }),
  v.object({
    name: v.literal('bank-account'),
    value: v.object({
      ...bankAccountSchema.entries,
      /** The previous account; entries from older versions have none. */
      was: v.optional(v.nullable(bankAccountSchema)),
    }),
  }),
  v.object({ name: v.literal('seller'), value: sellerSchema }),
  v.object({ name: v.literal('commission'), value: commissionRateSchema }),
  v.object({
    name: v.literal('vat-rules'),
    value: v.object({ standing: v.picklist(vatStandings) }),
  }),
  v.object({ name: v.literal('work-rules'), value: v.object({ paidFirst: v.boolean() }) }),
  v.object({ name: v.literal('withdrawal-rules'), value: withdrawalRulesSchema }),
  v.object({
    name: v.literal('goods-returned'),
    value: v.object({ number: v.string() }),
  }),
  v.object({ name: v.literal('payout-rules'), value: storedPayoutRulesSchema }),
  v.object({
    name: v.literal('payout-account'),
    /** The last digits of the account, and of the one before it. */
    value: v.object({ person: v.string(), end: v.string(), was: v.nullable(v.string()) }),
  }),
  v.object({
    name: v.literal('payout-run'),
    value: v.object({ run: v.number(), payouts: v.number(), cents: v.number() }),
  }),
  v.object({
    name: v.picklist(['payout-run-filed', 'payout-run-sent']),
    value: v.object({ run: v.number() }),
  }),
  v.object({
    name: v.picklist(['payout-dropped', 'payout-returned']),
    value: v.object({ person: v.string(), cents: v.number() }),
  }),
  v.object({
    name: v.literal('refund-run'),
    value: v.object({ run: v.number(), refunds: v.number(), cents: v.number() }),
  }),
  v.object({
    name: v.picklist(['refund-run-filed', 'refund-run-sent']),
    value: v.object({ run: v.number() }),
  }),
  v.object({
    name: v.picklist(['refund-dropped', 'refund-booked', 'refund-returned', 'part-refund-dropped']),
    value: v.object({ number: v.string(), cents: v.number() }),
  }),
  v.object({
    name: v.literal('part-refund'),
    value: v.object({ number: v.string(), cents: v.number(), reason: v.string() }),
  }),
  v.object({
    name: v.literal('refund-account'),
    /** The last digits of the account. */
    value: v.object({ number: v.string(), end: v.string() }),
  }),
  v.object({ name: v.literal('thanks-removed'), value: v.object({ number: v.string() }) }),
  v.object({
    name: v.literal('order-release'),
    value: v.object({ number: v.string(), reason: v.string() }),
  }),
  v.object({
    name: v.literal('user-role'),
    value: v.object({ ...about, from: v.nullable(v.picklist(roles)), to: v.picklist(roles) }),
  }),
  v.object({
    name: v.literal('user-suspended'),
    value: v.object({ ...about, reason: v.string(), was }),
  }),
  v.object({ name: v.literal('user-reinstated'), value: v.object({ ...about, was }) }),
  v.object({
    name: v.literal('user-factors-reset'),
    value: v.object({ ...about, passkeys: v.number(), app: v.boolean() }),
  }),
  v.object({
    name: v.literal('bank-import'),
    value: v.object({ file: v.string(), lines: v.number(), added: v.number() }),
  }),
  v.object({
    name: v.literal('bank-booked'),
    value: v.object({ lines: v.number(), cents: v.number(), numbers: v.array(v.string()) }),
  }),
  v.object({
    name: v.literal('bank-ignored'),
    value: v.object({ payer: v.string(), cents: v.number(), note: v.string() }),
  }),
  v.object({
    name: v.literal('bank-reopened'),
    value: v.object({ payer: v.string(), cents: v.number() }),
  }),
  v.object({
    name: v.literal('bank-credit-returned'),
    value: v.object({ payer: v.string(), cents: v.number(), currency: v.string() }),
  }),
  v.object({
    name: v.literal('report-decided'),
    value: v.object({ about: v.string(), action: v.picklist(reportActions) }),
  }),
  v.object({
    name: v.literal('report-objection'),
    value: v.object({ about: v.string(), outcome: v.picklist(objectionOutcomes) }),
  }),
]);
type Deed = v.InferOutput<typeof deedSchema>;
export type NotedChangeName = Deed['name'];

/** Log names of content changes: `page:privacy`, `menu:footer-menu`. */
const ofContent = /^(page|menu):(.+)$/;
const pageNoteSchema = v.object({ deed: v.picklist(['added', 'changed', 'removed']) });
/** Decisions on an application are logged as `application:` and the account number. */
const ofApplication = /^application:\d+$/;
const applicationNoteSchema = v.variant('deed', [
  v.object({ deed: v.literal('approved'), person: v.string() }),
  v.object({
    deed: v.literal('declined'),
    person: v.string(),
    reason: v.picklist(declineReasons),
    words: v.string(),
  }),
]);
type ApplicationNote = v.InferOutput<typeof applicationNoteSchema>;
type PageDeed = v.InferOutput<typeof pageNoteSchema>['deed'];

/** One logged change; `other` is anything this version has no message for. */
export type LoggedAction =
  | Deed
  | { readonly name: 'page'; readonly value: { readonly slug: string; readonly deed: PageDeed } }
  | { readonly name: 'menu'; readonly value: string }
  | { readonly name: 'application'; readonly value: ApplicationNote }
  | { readonly name: 'other'; readonly value: string };

/** One entry of the log. */
export interface LoggedChange {
  readonly id: number;
  /** A UTC instant. */
  readonly at: string;
  /** The name, at that time, of the user who made the change. */
  readonly by: string;
  readonly deed: LoggedAction;
}

/** Parses a log entry by its name. */
export function auditActionOf(name: string, value: unknown): LoggedAction {
  const [, kind, slug = ''] = ofContent.exec(name) ?? [];
  if (kind === 'menu') return { name: 'menu', value: slug };
  const page = v.safeParse(pageNoteSchema, value);
  if (kind === 'page' && page.success) return { name: 'page', value: { slug, ...page.output } };
  const application = v.safeParse(applicationNoteSchema, value);
  if (ofApplication.test(name) && application.success)
    return { name: 'application', value: application.output };
  const read = v.safeParse(deedSchema, { name, value });
  return read.success ? read.output : { name: 'other', value: name };
}
