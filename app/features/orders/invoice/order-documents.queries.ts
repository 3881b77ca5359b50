import { queryOptions } from '@tanstack/react-query';

import { readOrderDocuments } from './order-documents.functions.ts';

/** Read anew with the order, whose payment decides what there is. */
export function orderDocumentsQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId, 'documents'],
    queryFn: () => readOrderDocuments({ data: { orderId } }),
    staleTime: 0,
  });
}
