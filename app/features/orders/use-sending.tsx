import { useEffect, useRef, useState } from 'react';
import { focusWhenLost } from '#app/ui/state/busy-button-props.ts';
import { mayUndo } from '#domain/order/transitions/order-move.ts';
import type { Order } from '#domain/order/order.ts';
import type { User } from '#domain/account/user.ts';
import { keepFulfilDraft } from './fulfilment/fulfil-draft.ts';

/** The pending fulfilment, whether it was started on this page, and whether it was undone here. */
export function useSending(order: Order, viewer: User) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = mayUndo(viewer, order) ? order.pendingFulfilment : null;
  const id = pending?.id ?? null;
  const [openedWith] = useState(id);
  const [seen, setSeen] = useState(id);
  const [isUndone, setUndone] = useState(false);
  if (seen !== id) {
    setSeen(id);
    setUndone(id === null && order.status === 'processing' && order.pendingFulfilment === null);
  }
  // The clicked button disappeared with its action.
  useEffect(() => {
    if (isUndone) focusWhenLost(heading.current);
  }, [isUndone]);
  // The input is kept for as long as sending can be undone.
  useEffect(() => {
    if (order.status === 'completed') keepFulfilDraft(order.id, null);
  }, [order.id, order.status]);
  return { pending, isNew: id !== openedWith, isUndone, heading };
}
