import * as v from 'valibot';

import { AppError, isErrorCode } from '#domain/app-error.ts';
import { csvLayoutSchema, type CsvLayout } from '#domain/payment/statement/csv-layout.ts';
import { statementFormats, statementMaxBytes } from '#domain/payment/statement/statement-line.ts';

/** A connection that takes longer is dead. */
const longestMs = 300_000;

const outcomeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('imported'),
    format: v.picklist(statementFormats),
    lines: v.number(),
    added: v.number(),
    pending: v.number(),
    accounts: v.array(v.string()),
    isMatched: v.boolean(),
  }),
  v.object({
    kind: v.literal('unknown-csv'),
    csv: v.object({
      fingerprint: v.string(),
      header: v.array(v.string()),
      sample: v.array(v.array(v.string())),
      guess: csvLayoutSchema,
    }),
  }),
]);
export type SentStatement = v.InferOutput<typeof outcomeSchema>;
export type ImportedStatement = Extract<SentStatement, { kind: 'imported' }>;
export type UnknownColumns = Extract<SentStatement, { kind: 'unknown-csv' }>['csv'];

const refusalSchema = v.object({
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});

function tooLarge(): AppError {
  return new AppError('invalid_input', { fields: { problem: 'too-large' } });
}

/** Uploads a bank statement. @throws AppError; `invalid_input` has `problem` and perhaps `line` in its fields */
export async function sendStatement(file: File, layout: CsvLayout | null): Promise<SentStatement> {
  if (file.size > statementMaxBytes) throw tooLarge();
  const asked = new URLSearchParams({ name: file.name.slice(0, 120) });
  if (layout) asked.set('layout', JSON.stringify(layout));
  const response = await fetch(`/api/bank/statement?${asked}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(longestMs),
  });
  const body: unknown = await response.json().catch(() => null);
  const outcome = v.safeParse(outcomeSchema, body);
  if (response.ok && outcome.success) return outcome.output;
  const refusal = v.safeParse(refusalSchema, body);
  const code = refusal.success ? refusal.output.code : null;
  // The host itself refuses files that are far too large, without an error code of ours.
  if (code === null && response.status === 413) throw tooLarge();
  throw new AppError(isErrorCode(code) ? code : 'backend_failed', {
    fields: refusal.success ? refusal.output.fields : {},
  });
}
