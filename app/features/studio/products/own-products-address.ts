import type { OwnProductSearch } from '#domain/product/own-product-search.ts';

type Asked = { [Key in keyof OwnProductSearch]?: OwnProductSearch[Key] | undefined };

/** What an address of the list asks for. */
export function ownProductsSearchOf({
  page = 1,
  search = '',
  status = null,
}: Asked): OwnProductSearch {
  return { page, search, status };
}

/** What an address of the list says; what is not narrowed is left out. */
export function ownProductsAddress({ search, status, page }: Asked) {
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
  };
}
