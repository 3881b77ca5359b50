import type { StoredAddress } from './people.schema.ts';

/** Where no one has said where yet. */
export const emptyAddress: StoredAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
};
