import * as v from 'valibot';

const address = {
  first_name: v.string(),
  last_name: v.string(),
  company: v.optional(v.string(), ''),
  address_1: v.string(),
  address_2: v.optional(v.string(), ''),
  city: v.string(),
  state: v.optional(v.string(), ''),
  postcode: v.string(),
  country: v.string(),
  phone: v.optional(v.string(), ''),
};

export const shippingSchema = v.looseObject(address);

export const billingSchema = v.looseObject({ ...address, email: v.optional(v.string(), '') });

export type WireBilling = v.InferOutput<typeof billingSchema>;
