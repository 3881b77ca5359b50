import type { AccountWatch } from '#app/gateway/person/watched-accounts.server.ts';

/** For tests in which nothing is told of changed accounts. */
export const unwatched: AccountWatch = {
  passwordSet: () => Promise.resolve(),
  personChanged: () => Promise.resolve(),
};
