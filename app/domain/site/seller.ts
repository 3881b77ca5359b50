import * as v from 'valibot';

import { emailSchema } from '#domain/account/account.ts';

/** The contracting party: the company that runs the site, or the celebrity it arranges the order for. */
export const contractPartners = ['operator', 'celebrity'] as const;
export type ContractPartner = (typeof contractPartners)[number];

export const sellerLineLength = 120;
export const sellerAddressLength = 300;

const line = v.pipe(
  v.string('required'),
  v.trim(),
  v.regex(/^\P{C}*$/u, 'not-a-line'),
  v.maxLength(sellerLineLength, 'too-long'),
);
const needed = v.pipe(line, v.minLength(1, 'required'));

/**
 * The legally required details of the site's operator. All but the name, the address and the e-mail address may be
 * empty.
 */
export const sellerSchema = v.object({
  name: needed,
  legalForm: line,
  /** Multiple lines. */
  address: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.regex(/^[\P{C}\n\r]*$/u, 'not-a-line'),
    v.maxLength(sellerAddressLength, 'too-long'),
  ),
  /** The register and the registration number. */
  register: line,
  vatId: line,
  email: emailSchema,
  phone: line,
  /** The person responsible for the content. */
  responsible: line,
  contractPartner: v.picklist(contractPartners),
});
export type Seller = v.InferOutput<typeof sellerSchema>;
export const sellerFields = [
  'name',
  'legalForm',
  'address',
  'register',
  'vatId',
  'email',
  'phone',
  'responsible',
] as const satisfies readonly (keyof Seller)[];
