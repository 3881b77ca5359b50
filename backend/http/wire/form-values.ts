import type * as v from 'valibot';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What WordPress takes a text for where a number or a truth value is wanted: forms send nothing else. */
function meant({ expected, input }: v.BaseIssue<unknown>): unknown {
  if (typeof input !== 'string') return input;
  if (expected === 'number' && /^-?\d{1,15}$/.test(input)) return Number(input);
  if (expected === 'boolean' && /^(?:true|1)$/i.test(input)) return true;
  if (expected === 'boolean' && /^(?:false|0)$/i.test(input)) return false;
  return input;
}

/**
 * A body with numbers and truth values in place of the texts that say them, where the issues say that those were
 * wanted.
 * @returns the body itself, changed
 */
export function withFormValues(body: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  for (const issue of issues) {
    const last = issue.path?.at(-1);
    if (last && isRecord(last.input) && issue.kind === 'schema') {
      last.input[String(last.key)] = meant(issue);
    }
  }
  return body;
}
