import type { OwnProductSearch } from '#domain/product/own-product-search.ts';

type Asked = { [Key in keyof OwnProductSearch]?: OwnProductSearch[Key] | undefined };

/** The list parameters, with defaults applied. */
export function ownProductsSearchOf({
  page = 1,
  search = '',
  status = null,
}: Asked): OwnProductSearch {
  return { page, search, status };
}

/** The search parameters of a list; filters that are not set are omitted. */
export function ownProductsAddress({ search, status, page }: Asked) {
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
  };
}
