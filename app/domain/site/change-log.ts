import * as v from 'valibot';

import { declineReasons } from '#domain/application/decline.ts';
import { bankAccountSchema } from '#domain/payment/transfer/bank-account.ts';
import { commissionRateSchema } from '#domain/money/commission.ts';
import { reportActions } from '#domain/report/report-decision.ts';
import { objectionOutcomes } from '#domain/report/objection.ts';
import { sellerSchema } from './seller.ts';
import { roles } from '#domain/account/role.ts';

export const changeLogPageSize = 20;

const about = { id: v.number(), person: v.string() };
/** The reason of a suspension of before; lines of older versions have none. */
const was = v.optional(v.nullable(v.string()));

/** What administrators change, by the name that it is noted under, and what is noted of it. Never a secret. */
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
      /** The account of before; lines of older versions have none. */
      was: v.optional(v.nullable(bankAccountSchema)),
    }),
  }),
  v.object({ name: v.literal('seller'), value: sellerSchema }),
  v.object({ name: v.literal('commission'), value: commissionRateSchema }),
  v.object({ name: v.literal('work-rules'), value: v.object({ paidFirst: v.boolean() }) }),
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

/** What the editors' own things are noted under: `page:privacy`, `menu:footer-menu`. */
const ofContent = /^(page|menu):(.+)$/;
const pageNoteSchema = v.object({ deed: v.picklist(['added', 'changed', 'removed']) });
/** What was decided on an application, under `application:` and the number of the account. */
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

/** One thing that was changed; `other` is what this version of the product has no sentence for. */
export type LoggedAction =
  | Deed
  | { readonly name: 'page'; readonly value: { readonly slug: string; readonly deed: PageDeed } }
  | { readonly name: 'menu'; readonly value: string }
  | { readonly name: 'application'; readonly value: ApplicationNote }
  | { readonly name: 'other'; readonly value: string };

/** One line of the log. */
export interface LoggedChange {
  readonly id: number;
  /** A UTC instant. */
  readonly at: string;
  /** Who changed it, as he or she was called then. */
  readonly by: string;
  readonly deed: LoggedAction;
}

/** Reads what was noted under a name. */
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
