import { statusOfList, type InboxList } from '#domain/order/desk/inbox.ts';
import { pageAddress } from '#domain/paging/page-address.ts';

/** What of the orders a page of a list of the inbox asks for. */
export function inboxSearch(list: InboxList, page?: number, cursor?: string) {
  return { ...pageAddress(page, cursor), status: statusOfList[list] };
}
