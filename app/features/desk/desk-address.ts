import type { ApprovalAge, DeskList, DeskSearch } from '#domain/desk.ts';

interface DeskAddress {
  readonly list?: DeskList;
  readonly age?: ApprovalAge;
  readonly find?: string;
  readonly page?: number;
}

/** What stands in the address of a part of the desk: nothing of what is meant without a word. */
export function deskAddress({ list, age, find, page }: DeskSearch): DeskAddress {
  return {
    ...(list === 'approvals' ? {} : { list }),
    ...(age === null ? {} : { age }),
    ...(find === '' ? {} : { find }),
    ...(page === 1 ? {} : { page }),
  };
}
