import type { FunctionRow } from './function-row.ts';
import { functionsForEveryone } from './functions-for-everyone.ts';
import { functionsOfAccounts } from './functions-of-accounts.ts';
import { functionsOfAdministrators } from './functions-of-administrators.ts';
import { functionsOfOrders } from './functions-of-orders.ts';
import { functionsOfPayouts } from './functions-of-payouts.ts';
import { functionsOfGifts } from './functions-of-gifts.ts';
import { functionsOfReviews } from './functions-of-reviews.ts';
import { functionsOfRefunds } from './functions-of-refunds.ts';
import { functionsOfSecurity } from './functions-of-security.ts';
import { functionsOfVideos } from './functions-of-videos.ts';

const rows: Readonly<Record<string, FunctionRow>> = {
  ...functionsOfSecurity,
  ...functionsForEveryone,
  ...functionsOfAccounts,
  ...functionsOfAdministrators,
  ...functionsOfOrders,
  ...functionsOfVideos,
  ...functionsOfPayouts,
  ...functionsOfGifts,
  ...functionsOfReviews,
  ...functionsOfRefunds,
};

/**
 * Every server function there is. One that is not here is one that no one thought about: the test fails. What is
 * confirmed by the password comes first: it is answered for ten minutes after the sign-in.
 */
export const expectedFunctions: Readonly<Record<string, FunctionRow>> = Object.fromEntries(
  Object.entries(rows).toSorted(
    ([, one], [, other]) => Number(other.confirmed ?? false) - Number(one.confirmed ?? false),
  ),
);
