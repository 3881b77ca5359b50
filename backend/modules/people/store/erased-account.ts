/** The name of a deleted account in the books. */
export const goneName = 'Deleted account';

/** Matches no password. */
export const noPassword = '!';

export function goneLogin(id: number): string {
  return `deleted-${id}`;
}

/** Undeliverable: `.invalid` domains do not exist (RFC 2606). */
export function goneEmail(id: number): string {
  return `${goneLogin(id)}@deleted.invalid`;
}

/** Keeps the country, which tax records need. */
export function goneAddress({ country }: { readonly country: string }) {
  const nothing = { company: '', address_1: '', address_2: '', city: '', state: '', postcode: '' };
  return { ...nothing, first_name: goneName, last_name: '', country, phone: '' };
}
