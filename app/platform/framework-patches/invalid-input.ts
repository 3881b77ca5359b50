import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';

const issueSchema = v.looseObject({
  message: v.string(),
  path: v.optional(v.array(v.looseObject({ key: v.union([v.string(), v.number()]) }))),
});
const issuesSchema = v.pipe(v.array(issueSchema), v.minLength(1));

/** Our schemas speak in codes; a sentence is the library's own and stays here. */
const isCode = (message: string) => /^[a-z][a-z-]*$/.test(message);

function issuesOf(error: unknown): v.InferOutput<typeof issuesSchema> | null {
  if (v.isValiError(error)) return v.parse(issuesSchema, error.issues);
  // Start throws what a schema found wrong as the JSON text of a plain error.
  if (!(error instanceof Error) || !error.message.startsWith('[')) return null;
  try {
    const read = v.safeParse(issuesSchema, JSON.parse(error.message));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** `invalid_input` with the fields that are wrong, when that is what an error says; else null. */
export function invalidInputOf(error: unknown): AppError | null {
  const issues = issuesOf(error);
  if (!issues) return null;
  const fields = issues.map(({ path, message }) => [
    path?.map(({ key }) => key).join('.') ?? '',
    isCode(message) ? message : 'invalid',
  ]);
  return new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}

/**
 * Whether JSON can write it. Start writes what a schema found wrong as JSON, with the value in it: one of these would
 * be a failure of ours in its place.
 */
export function isWritable(data: unknown): boolean {
  try {
    JSON.stringify(data);
    return true;
  } catch {
    return false;
  }
}
