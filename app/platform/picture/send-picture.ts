import * as v from 'valibot';

import { AppError, isErrorCode } from '#domain/app-error.ts';
import { pictureHeadBytes, problemOfPicture } from '#domain/person/profile-picture.ts';

/** A connection that takes longer for so little data is dead. */
const longestMs = 120_000;

const refusalSchema = v.object({ code: v.string() });

/**
 * Uploads a picture to one of our endpoints; files that are no picture or too large are rejected before that.
 * @returns the response
 * @throws AppError
 */
export async function sendPicture<Answer>(
  address: `/api/${string}`,
  file: File,
  answerSchema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const head = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
  const problem = problemOfPicture(file.size, head);
  if (problem) throw new AppError(problem);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(longestMs),
  });
  const body: unknown = await response.json().catch(() => null);
  const answer = v.safeParse(answerSchema, body);
  if (response.ok && answer.success) return answer.output;
  const refusal = v.safeParse(refusalSchema, body);
  const code = refusal.success ? refusal.output.code : null;
  // The host itself rejects files that are far too large, without an error code of ours.
  const fallback = response.status === 413 ? 'picture_too_large' : 'backend_failed';
  throw new AppError(isErrorCode(code) ? code : fallback);
}
