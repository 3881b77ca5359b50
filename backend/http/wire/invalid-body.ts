import type * as v from 'valibot';

import { type Failure, refusal } from './failure.ts';

type Issue = v.BaseIssue<unknown>;

interface Fault {
  readonly code: string;
  readonly message: string;
}

/** The path to a value as WordPress writes it: `line_items[0][product_id]`. */
function wayTo({ path }: Issue): string {
  const [first, ...rest] = (path ?? []).map(({ key }) => String(key));
  return [first ?? 'body', ...rest.map((key) => `[${key}]`)].join('');
}

/** The options in `("simple" | "variable")`. */
function wordsOf(expected: string): readonly string[] {
  return [...expected.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
}

const types: Readonly<Record<string, string>> = {
  Array: 'array',
  Object: 'object',
  number: 'integer',
};

/** What is wrong with a value, in WordPress's words. */
function faultOf(issue: Issue): Fault {
  const { type, expected, received } = issue;
  const name = wayTo(issue);
  const outOfBounds = (words: string) => ({
    code: 'rest_out_of_bounds',
    message: `${name} must be ${words}`,
  });
  const most = String(expected ?? '').replace(/^[<>]=?/, '');
  if (received === 'undefined') {
    const [key, owner] = [issue.path?.at(-1)?.key, name.replace(/\[[^\]]*\]$/, '')];
    const message = `${String(key)} is a required property of ${owner}.`;
    return { code: 'rest_property_required', message };
  }
  switch (type) {
    case 'picklist':
    case 'literal':
      return {
        code: 'rest_not_in_enum',
        message: `${name} is not one of ${wordsOf(expected ?? '').join(', ')}.`,
      };
    case 'min_value':
      return outOfBounds(`greater than or equal to ${most}`);
    case 'max_value':
      return outOfBounds(`less than or equal to ${most}`);
    case 'max_length':
      return Array.isArray(issue.input)
        ? { code: 'rest_too_many_items', message: `${name} must contain at most ${most} items.` }
        : { code: 'rest_too_long', message: `${name} must be at most ${most} characters long.` };
    case 'min_length':
      return Array.isArray(issue.input)
        ? { code: 'rest_too_few_items', message: `${name} must contain at least ${most} items.` }
        : { code: 'rest_too_short', message: `${name} must be at least ${most} characters long.` };
    case 'integer':
      return { code: 'rest_invalid_type', message: `${name} is not of type integer.` };
    default: {
      if (issue.kind !== 'schema') return { code: 'rest_invalid_param', message: issue.message };
      const parts = (expected ?? 'valid').replace(/[()]/g, '').split(' | ');
      const wanted = parts.map((part) => types[part] ?? part).join(',');
      return { code: 'rest_invalid_type', message: `${name} is not of type ${wanted}.` };
    }
  }
}

/**
 * WordPress's error for an invalid body: the missing parameters if there are any, otherwise every invalid parameter
 * with its first problem.
 */
export function refusalOfIssues(issues: readonly Issue[]): Failure {
  const missing = issues
    .filter(({ received, path }) => received === 'undefined' && path?.length === 1)
    .map(wayTo);
  if (missing.length > 0) {
    const message = `Missing parameter(s): ${missing.join(', ')}`;
    return refusal(400, 'rest_missing_callback_param', message, { params: missing });
  }
  const faults = new Map<string, Fault>();
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? 'body');
    if (!faults.has(name)) faults.set(name, faultOf(issue));
  }
  const told = <Told>(tell: (fault: Fault, name: string) => Told) =>
    Object.fromEntries([...faults].map(([name, fault]) => [name, tell(fault, name)]));
  const message = `Invalid parameter(s): ${[...faults.keys()].join(', ')}`;
  return refusal(400, 'rest_invalid_param', message, {
    params: told((fault) => fault.message),
    details: told((fault, name) => ({ ...fault, data: { param: name } })),
  });
}
