import type { Address } from './order-parts.ts';

/** Reduces an address to the name on it. */
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
