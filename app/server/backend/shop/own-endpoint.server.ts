import * as v from 'valibot';

import { wordpressErrorSchema } from '#backend/contract/error.ts';
import { AppError } from '#domain/app-error.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { type Question } from '#app/server/backend/ask-question.server.ts';

/** Calls one of our own endpoints; null if it does not exist, as on a plain WordPress. Throws as `ask` does. */
export async function askOwn<TSchema extends v.GenericSchema>(
  path: string,
  question: Omit<Question<TSchema>, 'refusal'>,
): Promise<v.InferOutput<TSchema> | null> {
  try {
    return await ask(path, {
      ...question,
      refusal: (status, body) =>
        status === 404 && v.is(wordpressErrorSchema, body) ? new AppError('not_found') : null,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
