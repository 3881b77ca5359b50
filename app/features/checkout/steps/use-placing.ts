import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';

import { changeBasket, readBasket } from '#app/entities/basket/basket-storage.ts';
import { whileNothingIsSent } from '#app/entities/basket/sending-lock.ts';
import { placeOrders } from '#app/features/checkout/checkout.functions.ts';
import {
  checkoutFailureOf,
  orderRefusalOf,
  type CheckoutFailure,
  type OrderRefusal,
} from '#app/features/checkout/checkout.messages.ts';
import { changeCheckout, readCheckout } from '#app/features/checkout/checkout-draft.ts';
import type { CardOffer } from '#domain/payment/card/card-offer.ts';
import { dropCard, dropDeclinedCard } from '#app/features/checkout/card/card-draft.ts';
import { placeWithCard } from '#app/features/checkout/card/place-with-card.ts';
import { groupsOf } from '#domain/checkout/order-group.ts';
import { withoutOrdered } from '#domain/checkout/without-ordered.ts';
import {
  checkoutFor,
  withCheckout,
  withKeys,
  withoutKeys,
  withSent,
} from '#domain/checkout/basket-keys.ts';
import { type BasketLine } from '#domain/checkout/basket-line.ts';
import { AppError } from '#domain/app-error.ts';
import { placeOrdersSchema } from '#domain/checkout/checkout.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderQuote } from '#domain/checkout/quote.ts';
import type { CardDraft } from '#domain/payment/card/card-token.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { TypedAddress } from '#domain/checkout/shipping.ts';

interface Command {
  /** The lines as shown on the page. */
  readonly lines: readonly BasketLine[];
  /** The cost of each order as shown on the page. */
  readonly quotes: readonly OrderQuote[];
  /** Null if nothing is shipped. */
  readonly address: TypedAddress | null;
  readonly paymentMethod: PaymentMethod;
  /** The language of the legal texts that it is placed under. */
  readonly locale: Locale;
  /** Whether the fan ticked that work begins before the withdrawal period ends. */
  readonly beginsEarly: boolean;
  /** The card tokens; null unless paid by card. */
  readonly card: CardDraft | null;
}

/** The part of a line that is sent. */
function newLineOf(line: BasketLine): unknown {
  const { kind, id, price } = line;
  return line.kind === 'service'
    ? {
        ...{ kind, id, price, request: { service: line.service, answers: line.answers } },
        neededBy: line.neededBy,
      }
    : { kind, id, price, productId: line.productId, quantity: line.quantity };
}

/** The total and shipping rate that the user agreed to for one order. */
function agreedOf(quotes: readonly OrderQuote[], celebrityId: number) {
  const quote = quotes.find((one) => one.celebrityId === celebrityId);
  return { total: quote?.total, rateId: quote?.rateId ?? undefined };
}

/** Whether the basket still holds exactly these lines: another window may have ordered or changed them. */
function areStillThere(lines: readonly BasketLine[]): boolean {
  const kept = readBasket().lines;
  return lines.every((line) => {
    const now = kept.find(({ id }) => id === line.id);
    return JSON.stringify(now) === JSON.stringify(line);
  });
}

class ChangedElsewhere extends Error {}

/**
 * Assigns each order a key and stores it before sending anything, places the orders, and removes what was ordered from
 * the basket.
 */
async function send(
  { lines, quotes, address, paymentMethod, locale, beginsEarly, card }: Command,
  offer: CardOffer | null,
) {
  if (!areStillThere(lines)) throw new ChangedElsewhere();
  const groups = groupsOf(lines);
  const ids = groups.map(({ celebrityId }) => celebrityId);
  const kept = changeBasket((basket) => {
    const keyed = withKeys(
      withCheckout(basket, ids, () => crypto.randomUUID()),
      ids,
      () => crypto.randomUUID(),
    );
    return withSent(
      keyed,
      ids.flatMap((id) => keyed.keys[String(id)] ?? []),
    );
  });
  const { keys } = kept;
  const place = (tokens: CardDraft['tokens'] = {}) => {
    const data = {
      orders: groups.map(({ celebrityId, lines: own }) => ({
        celebrityId,
        key: keys[String(celebrityId)] ?? '',
        lines: own.map(newLineOf),
        ...agreedOf(quotes, celebrityId),
        cardToken: tokens[String(celebrityId)],
      })),
      checkout: checkoutFor(kept, ids),
      address,
      paymentMethod,
      locale,
      beginsEarly,
    };
    const checked = v.safeParse(placeOrdersSchema, data);
    if (!checked.success) throw new AppError('invalid_input');
    return placeOrders({ data: checked.output });
  };
  const placement = await (card ? placeWithCard(offer, card, place) : place());
  const { lines: left } = changeBasket((basket) =>
    placement.placed.reduce(
      (rest, order) => withoutOrdered(rest, order.key, order.lines),
      // An order whose total changed is void, and so is its key.
      withoutKeys(
        basket,
        placement.totals.map(({ celebrityId }) => celebrityId),
      ),
    ),
  );
  return { ...placement, left };
}

/**
 * Places the orders of a checkout and reports the progress.
 * @param offer how cards are accepted, or null
 * @param onTotals called with the new quotes of orders that were not placed
 * @param onDeclined called when the card was declined, which the card form reports
 */
export function usePlacing(
  offer: CardOffer | null,
  onTotals: (totals: readonly OrderQuote[]) => void,
  onDeclined: () => Promise<void>,
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const placing = useMutation({
    mutationFn: (command: Command) => whileNothingIsSent(() => send(command, offer)),
    onMutate: () => {
      setFailure(null);
      setRefusal(null);
    },
    onError: async (error) => {
      // The card form reports it, and everything else stays as it is.
      if (error instanceof AppError && error.code === 'card_declined') {
        dropDeclinedCard();
        await onDeclined();
        return;
      }
      const refused = orderRefusalOf(error);
      setRefusal(refused);
      if (refused) return;
      setFailure(error instanceof ChangedElsewhere ? 'elsewhere' : checkoutFailureOf(error));
    },
    onSuccess: async ({ placed, problems, totals, card, left }, { lines }) => {
      const ids = placed.map(({ orderId }) => orderId);
      const all = [...new Set([...readCheckout().placed, ...ids])];
      changeCheckout({ placed: all });
      const isDone = !lines.some((line) => left.some(({ id }) => id === line.id));
      if (!isDone) {
        // The problems of the remaining lines appear when they are refetched.
        await queryClient.invalidateQueries({ queryKey: ['basket-facts'] });
        onTotals(totals);
        if (card) {
          dropDeclinedCard(placed.map(({ number }) => number));
          await onDeclined();
          return;
        }
        if (totals.length > 0) setFailure('total_changed');
        else if (problems.length === 0) setFailure('partly');
        return;
      }
      changeCheckout({ placed: [] });
      dropCard();
      const [orderId = 0, ...also] = all;
      await navigate({
        to: '/{-$locale}/checkout/success',
        search: also.length > 0 ? { orderId, also } : { orderId },
        replace: true,
      });
    },
  });
  return {
    place: (command: Command) => placing.mutate(command),
    busy: placing.isPending,
    isDone: placing.isSuccess,
    failure,
    refusal,
    endRefusal: () => setRefusal(null),
  };
}
