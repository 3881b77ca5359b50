import { ownTables } from '#app/server/db/own-tables.server.ts';

import { showReviewsAnew } from './public-reviews.server.ts';
import { setNameless } from './store/reviews.server.ts';

/**
 * The reviews of a suspended account are of real orders: they stay and count, without a name until it is reinstated.
 */
export async function nameReviewsOf(personId: number, isSuspended: boolean): Promise<void> {
  await showReviewsAnew(await setNameless(await ownTables(), personId, isSuspended));
}
