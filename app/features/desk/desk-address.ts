import type { ApprovalAge, DeskList, DeskSearch } from '#domain/order/desk/desk.ts';
import { pageInAddress } from '#domain/paging/page-param.ts';

interface DeskAddress {
  readonly list?: DeskList;
  readonly age?: ApprovalAge;
  readonly find?: string;
  readonly page?: number;
  readonly cursor?: string;
}

/** What stands in the address of a part of the desk: nothing of what is meant without a word. */
export function deskAddress({ list, age, find, ...place }: DeskSearch): DeskAddress {
  return {
    ...(list === 'approvals' ? {} : { list }),
    ...(age === null ? {} : { age }),
    ...(find === '' ? {} : { find }),
    ...pageInAddress(place),
  };
}
