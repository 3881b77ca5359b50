import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { findLegalText } from '#app/server/settings/store/legal-texts.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import { textHashSchema } from '#domain/site/legal-text.ts';
import { sellerSchema } from '#domain/site/seller.ts';

import { sellerFor } from '#app/server/settings/seller-setting.server.ts';
import { setSeller } from '#app/server/settings/set-seller.server.ts';

/** A legal text in the version that was accepted; it was public at the time. @throws AppError `not_found` */
export const readPastText = createServerFn({ method: 'GET' })
  .validator(v.object({ hash: textHashSchema }))
  .handler(async ({ data }) => {
    const text = await findLegalText(await ownTables(), data.hash);
    if (!text) throw new AppError('not_found');
    return text;
  });

/** The seller's details with their version and who set them last, for administrators. @throws AppError `not_allowed` */
export const readSellerSetting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => sellerFor(context.auth.user));

/**
 * Saves the seller's details, last seen at `version`. Asks for the password first, because changes of the bank account
 * are announced to this address.
 * @throws AppError `not_allowed`, `invalid_input`, `setting_moved_on`, `confirmation_required` /
 */
export const saveSeller = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(
    v.object({ ...sellerSchema.entries, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  )
  .handler(({ context, data }) => setSeller(data, context.auth.user));
