import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';

const issueSchema = v.looseObject({
  message: v.string(),
  path: v.optional(v.array(v.looseObject({ key: v.union([v.string(), v.number()]) }))),
});
const issuesSchema = v.pipe(v.array(issueSchema), v.minLength(1));

/** Our schemas use codes as messages; a sentence comes from the library and is not passed on. */
const isCode = (message: string) => /^[a-z][a-z-]*$/.test(message);

function issuesOf(error: unknown): v.InferOutput<typeof issuesSchema> | null {
  if (v.isValiError(error)) return v.parse(issuesSchema, error.issues);
  // Start throws schema issues as a plain error whose message is their JSON.
  if (!(error instanceof Error) || !error.message.startsWith('[')) return null;
  try {
    const read = v.safeParse(issuesSchema, JSON.parse(error.message));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** `invalid_input` with the invalid fields if the error is a validation error; else null. */
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
 * Whether JSON can serialize it. Start serializes schema issues as JSON, including the value: without this check an
 * unserializable one would look like a failure of ours.
 */
export function isWritable(data: unknown): boolean {
  try {
    JSON.stringify(data);
    return true;
  } catch {
    return false;
  }
}
