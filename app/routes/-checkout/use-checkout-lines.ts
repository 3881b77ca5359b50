import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { useBasket } from '#app/features/basket/kept-basket.ts';
import { useLostAnswers } from '#app/features/basket/use-lost-answers.ts';
import { useSeenLines, type SeenLine } from '#app/features/basket/use-seen-lines.ts';
import { countriesQuery } from '#app/features/catalog/facets.queries.ts';
import { serviceName } from '#app/features/celebrities/service.messages.ts';
import type { SummaryProps } from '#app/features/checkout/checkout-summary.tsx';
import { useCheckout } from '#app/features/checkout/kept-checkout.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { chosenLines, costOf, groupsOf, piecesOf } from '#domain/checkout/basket.ts';
import { shippingCost, ships } from '#domain/checkout/shipping.ts';

/** What is checked out and what it costs, for every step of the checkout. */
export function useCheckoutLines(only: string | undefined) {
  const { t } = useLingui();
  const locale = useLocale();
  const basket = useBasket();
  const checkout = useCheckout();
  useLostAnswers(true);
  const lines = basket ? chosenLines(basket, only) : [];
  const { seen, problems, failed } = useSeenLines(lines, locale);
  const countryList = useQuery(countriesQuery(locale));
  const code = checkout?.address?.country;
  const shipping = groupsOf(lines).reduce((sum, group) => sum + shippingCost(group.lines), 0);
  const titleOf = ({ line, facts }: SeenLine) =>
    line.kind === 'service' ? t(serviceName[line.service]) : (facts?.title ?? line.title);
  const summary: Omit<SummaryProps, 'children'> = {
    lines: seen.map((one) => ({
      id: one.line.id,
      title: titleOf(one),
      celebrityName: one.facts?.celebrityName ?? one.line.celebrityName,
      image: one.facts?.image ?? one.line.image,
      quantity: piecesOf(one.line),
    })),
    items: costOf(lines),
    shipping: ships(lines) ? shipping : null,
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
    total: costOf(lines) + shipping,
    ships: ships(lines),
  };
}
