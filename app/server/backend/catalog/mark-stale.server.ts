import { store } from './answer-policy.server.ts';

/**
 * Marks stored responses about these topics, and those showing one of `shown`, as outdated; deletes those showing
 * something that is gone. Never rejects.
 */
export async function markStale(
  topics: readonly string[],
  gone: readonly string[] = [],
  shown: readonly string[] = [],
): Promise<void> {
  try {
    await (await store())?.outdate(topics, gone, shown);
  } catch (error) {
    // The change was still made; stored responses are refetched in the background on their next read.
    console.error(error);
  }
}

/** Lets stored responses about these subjects, or showing one, be served until they are refreshed. Never rejects. */
export async function refreshStale(subjects: readonly string[]): Promise<void> {
  try {
    await (await store())?.renew(subjects);
  } catch (error) {
    console.error(error);
  }
}
