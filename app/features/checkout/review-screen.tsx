import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import * as v from 'valibot';

import type { SeenLine } from '#app/entities/basket/use-seen-lines.ts';
import { paymentMethodLabel } from '#app/entities/payment/payment-method.messages.ts';
import { cardOfferQuery } from '#app/entities/payment/payment.queries.ts';
import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { groupsOf } from '#domain/checkout/order-group.ts';
import { shippingAddressSchema } from '#domain/checkout/shipping.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paysAll } from '#domain/payment/card/card-token.ts';
import { consentKindsOf } from '#domain/order/withdrawal/withdrawal-kinds.ts';
import {
  firstWithdrawalRules,
  withdrawalDaysIn,
} from '#domain/order/withdrawal/withdrawal-rules.ts';
import type { AgreedPage } from '#domain/site/legal-text.ts';

import { readCard } from './card/card-draft.ts';
import { EarlyBeginning } from './early-beginning.tsx';
import { textsInForceQuery, withdrawalRulesQuery } from './checkout.queries.ts';
import { EmptyCheckout } from './empty-checkout.tsx';
import { changeCheckout } from './checkout-draft.ts';
import { OrderRefusalNotice } from './order-refusal.tsx';
import { ReviewPage } from './review-page.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import { StepRedirect } from './steps/step-redirect.tsx';
import { useCheckoutLines } from './steps/use-checkout-lines.ts';
import { usePlacing } from './steps/use-placing.ts';

const small = button({ variant: 'outline', size: 'small' });

/** Parts of other features that are passed in. */
interface ReviewScreenProps {
  ChangesNotice: ComponentType<{
    problems: ReturnType<typeof useCheckoutLines>['problems'];
  }>;
  LineGroups: ComponentType<{
    seen: readonly SeenLine[];
    locale: Locale;
    serviceNames: typeof serviceName;
    Answers: typeof RequestAnswers;
    open: boolean;
  }>;
  Agreement: ComponentType<{
    pages: readonly AgreedPage[];
    celebrities: readonly string[];
    withdrawalDays: number;
  }>;
  OwnAddressForm: ComponentType<{ locale: Locale; isFor: 'order'; onConfirmed: () => void }>;
}

/** The last step before an order is placed. */
export function ReviewScreen({
  ChangesNotice,
  LineGroups,
  Agreement,
  OwnAddressForm,
}: ReviewScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { say } = useToasts();
  const { only } = useSearch({ from: '/{-$locale}/_account/checkout/review' });
  const { lines, seen, problems, ships, summary, checkout, quoted } = useCheckoutLines(only);
  const { data: rules = firstWithdrawalRules } = useQuery(withdrawalRulesQuery);
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const { data: texts = [] } = useQuery(textsInForceQuery(locale));
  const navigate = useNavigate({ from: '/{-$locale}/checkout/review' });
  const { data: offer } = useSuspenseQuery(cardOfferQuery);
  const { place, busy, isDone, failure, refusal, endRefusal } = usePlacing(
    offer,
    quoted.correct,
    () => navigate({ to: '/{-$locale}/checkout/payment', search: { only } }),
  );
  // The order is gone from the basket; the page stays empty until the next one has loaded.
  if (lines.length === 0) return busy || isDone ? null : <EmptyCheckout />;
  const address = v.safeParse(shippingAddressSchema, checkout?.address);
  if (ships && !address.success) {
    return <StepRedirect to="/{-$locale}/checkout/shipping" only={only} />;
  }
  const paymentMethod = checkout?.paymentMethod;
  const groups = groupsOf(lines);
  const kept = paymentMethod === 'card' ? readCard() : null;
  const isWhole =
    kept !== null &&
    paysAll(
      kept,
      groups.map(({ celebrityId }) => celebrityId),
    );
  const card = isWhole ? kept : null;
  if (!paymentMethod || (paymentMethod === 'card' && !card && !busy)) {
    return <StepRedirect to="/{-$locale}/checkout/payment" only={only} />;
  }
  const method = t(paymentMethodLabel[paymentMethod]);
  const sentTo = ships && address.success ? address.output : null;
  const days = withdrawalDaysIn(sentTo?.country ?? '', rules);
  const consentKinds =
    days === 0
      ? []
      : consentKindsOf(
          lines.map((line) => ({ service: line.kind === 'service' ? line.service : null })),
        );
  return (
    <ReviewPage
      summary={{
        ...summary,
        paymentMethod: card ? `${method}, ${card.brand} •••• ${card.lastFour}` : method,
      }}
      changes={<ChangesNotice problems={problems} />}
      lines={
        <LineGroups
          seen={seen}
          locale={locale}
          serviceNames={serviceName}
          Answers={RequestAnswers}
          open
        />
      }
      address={sentTo}
      toShipping={
        <Link to="/{-$locale}/checkout/shipping" search={{ only }} className={small}>
          <Pencil aria-hidden size={18} />
          <Trans>Change the address</Trans>
        </Link>
      }
      toPayment={
        <Link to="/{-$locale}/checkout/payment" search={{ only }} className={small}>
          <Pencil aria-hidden size={18} />
          <Trans>Change payment method</Trans>
        </Link>
      }
      terms={
        <Agreement
          pages={texts.map(({ page }) => page)}
          celebrities={groups.map(({ celebrityName }) => celebrityName)}
          withdrawalDays={ships ? days : 0}
        />
      }
      consent={
        consentKinds.length > 0 ? (
          <EarlyBeginning
            ref={tick}
            kinds={consentKinds}
            isTicked={isTicked}
            isMissing={isMissing && !isTicked}
            onTick={setTicked}
          />
        ) : null
      }
      placed={checkout.placed}
      shipping={
        <ShippingChoice
          quotes={quoted.quotes}
          nameOf={(id) => groups.find((one) => one.celebrityId === id)?.celebrityName ?? ''}
          locale={locale}
          onChoose={(celebrityId, rateId) =>
            changeCheckout({ rates: { ...checkout.rates, [celebrityId]: rateId } })
          }
        />
      }
      orders={groups.length}
      method={paymentMethod}
      total={quoted.costs && formatMoney(quoted.costs.total, locale)}
      quoteProblems={problems.length > 0 ? [] : quoted.problems}
      quoteFailed={quoted.failed}
      onQuoteRetry={quoted.retry}
      failure={failure}
      refusal={
        refusal?.kind === 'address' ? (
          <OwnAddressForm
            locale={locale}
            isFor="order"
            onConfirmed={() => {
              say({
                id: 'own-address',
                kind: 'success',
                text: t`Your address is confirmed. You can place your order now.`,
              });
              endRefusal();
            }}
          />
        ) : (
          refusal && <OrderRefusalNotice refusal={refusal} />
        )
      }
      busy={busy}
      blocked={problems.length > 0}
      onComplete={() => {
        if (consentKinds.length > 0 && !isTicked) {
          setMissing(true);
          tick.current?.focus();
          return;
        }
        place({
          ...{ lines, quotes: quoted.quotes, address: sentTo, paymentMethod, locale, card },
          beginsEarly: isTicked,
        });
      }}
    />
  );
}
