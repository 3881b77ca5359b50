import * as v from 'valibot';
import { vendorSettingsSchema } from '#backend/contract/vendor.ts';

/**
 * A vendor whose settings no one saved yet has none: WCFM answers an empty list or text in their place, or some of
 * them.
 */
const noSettings = v.pipe(
  v.union([v.literal(''), v.tuple([])]),
  v.transform(() => ({})),
);

export const storedSettingsSchema = v.pipe(
  v.union([noSettings, v.looseObject({})]),
  v.transform((stored) => ({ store_name: '', shop_description: '', ...stored })),
  vendorSettingsSchema,
);
