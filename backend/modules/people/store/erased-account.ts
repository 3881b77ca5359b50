/** What an account that is gone is called in the books. */
export const goneName = 'Deleted account';

/** No password has this hash. */
export const noPassword = '!';

export function goneLogin(id: number): string {
  return `deleted-${id}`;
}

/** Mail to it arrives nowhere: no name ends in `.invalid` (RFC 2606). */
export function goneEmail(id: number): string {
  return `${goneLogin(id)}@deleted.invalid`;
}

/** The country stays: by it taxes are booked. */
export function goneAddress({ country }: { readonly country: string }) {
  const nothing = { company: '', address_1: '', address_2: '', city: '', state: '', postcode: '' };
  return { ...nothing, first_name: goneName, last_name: '', country, phone: '' };
}
