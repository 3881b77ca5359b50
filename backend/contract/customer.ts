import * as v from 'valibot';

const metaSchema = v.looseObject({ key: v.string(), value: v.unknown() });

/** An account as the shop's customers endpoint shows it, whatever its role. */
export const customerSchema = v.looseObject({
  id: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role: v.string(),
  username: v.string(),
  /** `locale` is WordPress's own key for the language that a person reads. */
  meta_data: v.optional(v.array(metaSchema)),
});
export type WireCustomer = v.InferOutput<typeof customerSchema>;

export const customerListSchema = v.array(customerSchema);

/** Codes of a refusal to create an account. */
export const emailExistsCodes: readonly string[] = [
  'registration-error-email-exists',
  'woocommerce_rest_customer_invalid_email_exists',
];
export const usernameExistsCode = 'registration-error-username-exists';

/** Answer to a celebrity's registration and its confirmation. */
export const vendorRegistrationSchema = v.object({ id: v.number() });
