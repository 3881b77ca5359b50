import { Trans } from '@lingui/react/macro';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react';

import { lazyModule, useLazy } from '#app/platform/page/lazy.ts';
import { ErrorPanel } from '#app/ui/state/state-panel.tsx';
import { notice } from '#app/ui/field/notice.recipe.ts';
import type { CardOffer } from '#domain/payment/card/card-offer.ts';
import type { CardDraft } from '#domain/payment/card/card-token.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { forgetDecline, keepCard, wasDeclined } from './card-draft.ts';
import type { StripeCardFields } from './stripe-card-fields.tsx';
import { TestCardFields } from './test-card-fields.tsx';

const lazyStripeFields = lazyModule(
  async () => (await import('./stripe-card-fields.tsx')).StripeCardFields,
);

function StripeFields(props: ComponentProps<typeof StripeCardFields>) {
  const { part: Fields, retry } = useLazy(lazyStripeFields);
  if (Fields) return <Fields {...props} />;
  return retry ? <ErrorPanel onRetry={retry} /> : null;
}

/** How a page submits the entered card to the gateway. */
export interface CardFieldsHandle {
  /** @returns the card's tokens; null on validation errors, which the form shows */
  readonly tokenise: () => Promise<CardDraft | null>;
}

/** The tokens for the entered card: one per order. */
export interface FilledCard extends Pick<CardDraft, 'brand' | 'lastFour'> {
  readonly tokens: readonly string[];
}

/** How a gateway's form tokenises the card for the given number of orders. */
export interface GatewayFieldsHandle {
  readonly tokenise: (orders: number) => Promise<FilledCard | null>;
}

interface CardFieldsProps {
  offer: CardOffer;
  locale: Locale;
  /** The celebrities ordered from: each order is paid separately. */
  celebrityIds: readonly number[];
  ref: Ref<CardFieldsHandle>;
}

const above = css({ marginBottom: '20px' });

/** The card paid for some orders and was declined for the next one. @param numbers of those that are paid */
function DeclinedRest({ numbers }: { numbers: readonly string[] }) {
  const paid = numbers.join(', ');
  return numbers.length === 1 ? (
    <Trans>
      Order {paid} is placed. Your card was declined for the rest, and nothing was charged for it.
      Try another card, or pay the rest by bank transfer.
    </Trans>
  ) : (
    <Trans>
      Orders {paid} are placed. Your card was declined for the rest, and nothing was charged for it.
      Try another card, or pay the rest by bank transfer.
    </Trans>
  );
}

/** The card form of the gateway configured here. Card details go to the gateway and never to us. */
export function CardFields({ offer, locale, celebrityIds, ref }: CardFieldsProps) {
  const fields = useRef<GatewayFieldsHandle>(null);
  const [declined, setDeclined] = useState(wasDeclined);
  useImperativeHandle(ref, () => ({
    tokenise: async () => {
      const filled = (await fields.current?.tokenise(celebrityIds.length)) ?? null;
      if (!filled) return null;
      const { tokens, brand, lastFour } = filled;
      const card = {
        tokens: Object.fromEntries(celebrityIds.map((id, index) => [id, tokens[index] ?? ''])),
        ...{ brand, lastFour },
      };
      forgetDecline();
      setDeclined(null);
      keepCard(card);
      return card;
    },
  }));
  return (
    <div>
      {declined ? (
        <p role="alert" className={cx(notice({ tone: 'bad' }), above)}>
          <CircleAlert aria-hidden />
          {declined.length === 0 ? (
            <Trans>
              Your card was declined, and nothing was charged. Please try another card, or pay by
              bank transfer.
            </Trans>
          ) : (
            <DeclinedRest numbers={declined} />
          )}
        </p>
      ) : null}
      {offer.kind === 'test' ? (
        <TestCardFields ref={fields} />
      ) : (
        <StripeFields ref={fields} publishableKey={offer.publishableKey} locale={locale} />
      )}
      <p className={notice({ tone: 'info' })}>
        <ShieldCheck aria-hidden />
        {offer.kind === 'test' ? (
          <Trans>This is a demo: only test card numbers work, and nothing is charged.</Trans>
        ) : (
          <Trans>Your card number goes straight to the payment service. We never see it.</Trans>
        )}
      </p>
    </div>
  );
}
