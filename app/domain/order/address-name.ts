import type { Address } from './order-parts.ts';

/** Of an address no more than whose it is. */
export function nameOnly({ firstName, lastName }: Address): Address {
  return {
    firstName,
    lastName,
    company: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postcode: '',
    country: '',
  };
}
