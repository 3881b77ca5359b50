import * as v from 'valibot';

import { vendorSchema } from './vendor.ts';

/** Whether a store was approved by those who run the shop; ours (ADR 0101). */
export const vendorApprovalSchema = v.object({
  id: v.number(),
  is_approved: v.boolean(),
});
export type WireVendorApproval = v.InferOutput<typeof vendorApprovalSchema>;

/** The same with the store as fans would see it. */
export const vendorStandingSchema = v.object({
  ...vendorApprovalSchema.entries,
  store: vendorSchema,
});
export type WireVendorStanding = v.InferOutput<typeof vendorStandingSchema>;

/** A name that fans can find, for comparing others with it; ours. */
export const listedNameSchema = v.object({ id: v.number(), name: v.string() });
export const listedNamesSchema = v.array(listedNameSchema);

/** How many names one answer holds at most: the next one begins after the last id. */
export const maxListedNames = 1_000;

/** Query parameter: the id after which names go on. */
export const namesAfterParameter = 'after_id';
