import type * as v from 'valibot';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Parses a text as WordPress does where a number or boolean is expected, since forms send only text. */
function meant({ expected, input }: v.BaseIssue<unknown>): unknown {
  if (typeof input !== 'string') return input;
  if (expected === 'number' && /^-?\d{1,15}$/.test(input)) return Number(input);
  if (expected === 'boolean' && /^(?:true|1)$/i.test(input)) return true;
  if (expected === 'boolean' && /^(?:false|0)$/i.test(input)) return false;
  return input;
}

/**
 * Converts texts in a body to numbers and booleans where the issues expected those.
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
