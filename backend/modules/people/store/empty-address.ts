import type { StoredAddress } from './people.schema.ts';

/** For accounts without an address yet. */
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
