import { store } from './answer-policy.server.ts';

/**
 * Makes what is kept about these topics outdated, and what shows one of the `shown`; deletes what shows something that
 * is gone. Never rejects.
 */
export async function markStale(
  topics: readonly string[],
  gone: readonly string[] = [],
  shown: readonly string[] = [],
): Promise<void> {
  try {
    await (await store())?.outdate(topics, gone, shown);
  } catch (error) {
    // The change was made all the same; what is kept is fetched anew behind its next reader.
    console.error(error);
  }
}

/** Lets what is kept about these subjects, or shows one, be given until it is read anew. Never rejects. */
export async function refreshStale(subjects: readonly string[]): Promise<void> {
  try {
    await (await store())?.renew(subjects);
  } catch (error) {
    console.error(error);
  }
}
