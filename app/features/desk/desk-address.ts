import type { ApprovalAge, DeskList, DeskSearch } from '#domain/order/desk/desk.ts';
import { pageInAddress } from '#domain/paging/page-param.ts';
import { pageAddress } from '#domain/paging/page-address.ts';

interface DeskAddress {
  readonly list?: DeskList;
  readonly age?: ApprovalAge;
  readonly find?: string;
  readonly page?: number;
  readonly cursor?: string;
}

type Asked = { [Key in keyof DeskSearch]?: DeskSearch[Key] | undefined };

/** The URL's parameters; an age filter applies to approvals only. */
export function deskSearchOf({
  list = 'approvals',
  age,
  find = '',
  page,
  cursor,
}: Asked): DeskSearch {
  const place = pageAddress(page, cursor);
  return { list, age: list === 'approvals' ? (age ?? null) : null, find, ...place };
}

/** The search parameters of a part of the desk, without defaults. */
export function deskAddress({ list, age, find, ...place }: DeskSearch): DeskAddress {
  return {
    ...(list === 'approvals' ? {} : { list }),
    ...(age === null ? {} : { age }),
    ...(find === '' ? {} : { find }),
    ...pageInAddress(place),
  };
}
