import * as v from 'valibot';

import { AppError, isErrorCode } from '#domain/app-error.ts';
import { pictureHeadBytes, problemOfPicture } from '#domain/person/profile-picture.ts';

/** A line on which so little takes so long is dead. */
const longestMs = 120_000;

const refusalSchema = v.object({ code: v.string() });

/**
 * Sends a picture to an address of ours; what is no picture or too large is refused before.
 * @returns the answer
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
  // The host itself refuses what is far too large, in no words of ours.
  const fallback = response.status === 413 ? 'picture_too_large' : 'backend_failed';
  throw new AppError(isErrorCode(code) ? code : fallback);
}
