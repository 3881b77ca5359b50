import type { WordpressSite } from '#app/server/wordpress/site.server.ts';

const refuse = (): Promise<never> => Promise.reject(new Error('this question was not expected'));

/** A WordPress for one module's test: it answers what is given, and rejects every other question. */
export function siteOf(answers: Partial<WordpressSite>): WordpressSite {
  return { pass: refuse, ask: refuse, send: refuse, readPage: refuse, readAll: refuse, ...answers };
}
