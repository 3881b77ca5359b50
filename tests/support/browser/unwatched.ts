import type { AccountWatch } from '#app/server/backend/people/watched-accounts.server.ts';

/** For tests in which nothing is told of changed accounts. */
export const unwatched: AccountWatch = {
  passwordSet: () => Promise.resolve(),
  personChanged: () => Promise.resolve(),
};
