import * as v from 'valibot';

import { tokenSchema } from './auth.ts';

const metaSchema = v.looseObject({ key: v.string(), value: v.unknown() });

/** Where something is sent. A person who has said nothing has empty texts. */
const shippingSchema = v.looseObject({
  address_1: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  state: v.optional(v.string(), ''),
  postcode: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
});

/** Meta keys of an account for what WordPress has no place for (ADR 0017). */
export const accountMeta = {
  /** `yes` or `no` for a kind of mail; one key each, so that two devices do not undo each other. */
  notify: (kind: string) => `astera_notify_${kind}`,
  /** The media id of the own picture. */
  picture: 'astera_picture',
  /** `yes` while the account may not sign in; read only (ADR 0035). */
  suspended: 'astera_suspended',
} as const;

/** A token of the account, in the answer to a change that ended every one before; the embedded back end's alone. */
export const accountJwt = 'astera_jwt';

/** An account as the shop's customers endpoint shows it, whatever its role. */
export const customerSchema = v.looseObject({
  id: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role: v.string(),
  username: v.string(),
  date_created_gmt: v.nullish(v.string()),
  billing: v.optional(v.looseObject({ phone: v.optional(v.string()) })),
  shipping: v.optional(shippingSchema),
  avatar_url: v.optional(v.string()),
  /** `locale` is WordPress's own key for the language that a person reads. */
  meta_data: v.optional(v.array(metaSchema)),
  [accountJwt]: v.optional(tokenSchema),
});
export type WireCustomer = v.InferOutput<typeof customerSchema>;

export const customerListSchema = v.array(customerSchema);

/** Another account has the address that this one was to get. */
export const emailTakenCode = 'woocommerce_rest_customer_invalid_email';

/** Codes of a refusal to create an account. */
export const emailExistsCodes: readonly string[] = [
  'registration-error-email-exists',
  'woocommerce_rest_customer_invalid_email_exists',
];
export const usernameExistsCode = 'registration-error-username-exists';

/** Answer to a celebrity's registration and its confirmation. */
export const vendorRegistrationSchema = v.object({ id: v.number() });
