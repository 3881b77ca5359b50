import type { WireOrderNote } from '#backend/contract/orders/order-note.ts';
import type { StoredNote } from '#backend/modules/orders/store/order-notes.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { wireTime } from '#backend/http/wire/time.ts';

export function noteView(call: Call, { id, orderId, ...note }: StoredNote): WireOrderNote {
  const order = `${call.url.origin}/wp-json/wc/v3/orders/${orderId}`;
  const at = wireTime(note.at);
  return {
    id,
    author: note.author,
    date_created: at,
    date_created_gmt: at,
    note: note.words,
    customer_note: note.forCustomer,
    _links: {
      self: [{ href: `${order}/notes/${id}` }],
      collection: [{ href: `${order}/notes` }],
      up: [{ href: order }],
    },
  };
}
