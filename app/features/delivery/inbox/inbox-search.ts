import { statusOfList, type InboxList } from '#domain/order/desk/inbox.ts';
import { pageAddress } from '#domain/paging/page-address.ts';

/** The query parameters of an inbox list's page. */
export function inboxSearch(list: InboxList, page?: number, cursor?: string) {
  return { ...pageAddress(page, cursor), status: statusOfList[list] };
}
