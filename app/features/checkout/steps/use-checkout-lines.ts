import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

import { useBasket } from '#app/entities/basket/basket-storage.ts';
import { useLostAnswers } from '#app/entities/basket/use-lost-answers.ts';
import { useSeenLines, type SeenLine } from '#app/entities/basket/use-seen-lines.ts';
import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { quotesQuery } from '#app/features/checkout/checkout.queries.ts';
import type { SummaryProps } from '#app/features/checkout/checkout-summary.tsx';
import { useCheckout } from '#app/features/checkout/checkout-draft.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { chosenLines, groupsOf } from '#domain/checkout/order-group.ts';
import { costOf, piecesOf } from '#domain/checkout/basket-pieces.ts';
import { type BasketLine } from '#domain/checkout/basket-line.ts';
import type { AskedQuotes } from '#domain/checkout/asked-lines.ts';
import {
  isQuoted,
  sumOfQuotes,
  type OrderQuote,
  type QuotedOrder,
} from '#domain/checkout/quote.ts';
import { ships, shippingAddressSchema } from '#domain/checkout/shipping.ts';

type AskedLine = AskedQuotes['orders'][number]['lines'][number];

function askedLine(line: BasketLine): AskedLine {
  const { id, celebrityId } = line;
  return line.kind === 'service'
    ? { kind: 'service', id, celebrityId, service: line.service }
    : { kind: 'product', id, productId: line.productId, quantity: line.quantity };
}

/** The quote request for these lines; null while it cannot be made, for example without a destination. */
function askedOf(
  lines: readonly BasketLine[],
  address: unknown,
  rates: Readonly<Record<string, string>>,
): AskedQuotes | null {
  const to = v.safeParse(shippingAddressSchema, address);
  if (lines.length === 0 || (ships(lines) && !to.success)) return null;
  return {
    orders: groupsOf(lines).map(({ celebrityId, lines: own }) => ({
      celebrityId,
      lines: own.map(askedLine),
      rateId: rates[String(celebrityId)],
    })),
    address: ships(lines) && to.success ? to.output : null,
  };
}

/** The quote from the back end. */
function useQuotes(asked: AskedQuotes | null) {
  const queryClient = useQueryClient();
  const query = quotesQuery(asked);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const quotes = data?.filter(isQuoted) ?? [];
  const isWhole = asked !== null && quotes.length === asked.orders.length;
  return {
    quotes,
    problems: data?.flatMap((order) => (isQuoted(order) ? [] : [order.problem])) ?? [],
    costs: isWhole
      ? {
          ...sumOfQuotes(quotes),
          shippingTitle: quotes.length === 1 ? (quotes[0]?.shippingTitle ?? '') : '',
        }
      : null,
    failed: isError && data === undefined && !isFetching,
    retry: () => void refetch(),
    /** Merges the new quotes of orders that were not placed into the known shipping methods. */
    correct: (totals: readonly OrderQuote[]) => {
      queryClient.setQueryData(query.queryKey, (before: QuotedOrder[] | undefined) =>
        before?.map((order) => {
          const now = totals.find(({ celebrityId }) => celebrityId === order.celebrityId);
          if (!now || !isQuoted(order)) return now ?? order;
          const { rates, rateId, shippingTitle } = order;
          return now.rates.length > 0 ? now : { ...now, rates, rateId, shippingTitle };
        }),
      );
    },
  };
}

/** The lines being checked out and their cost, for every step of the checkout. */
export function useCheckoutLines(only: string | undefined) {
  const { t } = useLingui();
  const locale = useLocale();
  const basket = useBasket();
  const checkout = useCheckout();
  useLostAnswers(true);
  const lines = basket ? chosenLines(basket, only) : [];
  const { seen, problems, failed } = useSeenLines(lines, locale);
  const countryList = useQuery(countriesQuery(locale));
  const quoted = useQuotes(askedOf(lines, checkout?.address, checkout?.rates ?? {}));
  const code = checkout?.address?.country;
  const titleOf = ({ line, facts }: SeenLine) =>
    line.kind === 'service' ? t(serviceName[line.service]) : (facts?.title ?? line.title);
  const summary: Omit<SummaryProps, 'children'> = {
    lines: seen.map((one) => ({
      id: one.line.id,
      title: titleOf(one),
      celebrityName: one.facts?.celebrityName ?? one.line.celebrityName,
      image: one.facts?.image ?? one.line.image,
      quantity: piecesOf(one.line),
      promisedDays: one.facts?.promisedDays ?? null,
      quality: one.facts?.quality ?? null,
      neededDay: one.line.kind === 'service' ? (one.line.neededBy?.day ?? null) : null,
    })),
    costs: quoted.costs,
    linesCost: costOf(lines),
    ships: ships(lines),
    country: countryList.data?.find((country) => country.code === code)?.name ?? '',
    locale,
  };
  return {
    lines,
    seen,
    problems,
    failed,
    summary,
    countryList,
    checkout,
    quoted,
    ships: ships(lines),
  };
}
