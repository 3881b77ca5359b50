import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import * as v from 'valibot';

import { fieldErrorMessage } from '#app/ui/field/field-error.messages.ts';
import { field, fieldError, fieldInput, fieldLabel, fieldPair } from '#app/ui/field/form.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { Locale } from '#domain/locale.ts';

import type { FilledCard, GatewayFieldsHandle } from './card-fields.tsx';
import { cardMessages } from '#app/entities/payment/payment.messages.ts';
import { openStripe, paymentMethodAnswer, type StripeElement, type StripeJs } from './stripe-js.ts';

type Part = 'cardNumber' | 'cardExpiry' | 'cardCvc';
const parts: readonly Part[] = ['cardNumber', 'cardExpiry', 'cardCvc'];

/** For languages that Stripe does not support, English is used. */
const spoken: readonly Locale[] = ['en', 'el', 'ru', 'tr'];

/** Maps Stripe's error code to one of ours. */
function codeOf(code: string): string {
  if (code.includes('year_past') || code.includes('month_past')) return 'card-past';
  if (code.includes('expiry')) return 'card-expiry';
  return code.includes('cvc') ? 'card-cvc' : 'card-number';
}
const partOf = (code: string): Part =>
  code === 'card-cvc' ? 'cardCvc' : code === 'card-number' ? 'cardNumber' : 'cardExpiry';

interface StripeCardFieldsProps {
  publishableKey: string;
  locale: Locale;
  ref: Ref<GatewayFieldsHandle>;
}

/** Stripe's own fields, each in an iframe: card details never reach this page. */
export function StripeCardFields({ publishableKey, locale, ref }: StripeCardFieldsProps) {
  const { t } = useLingui();
  const places = useRef<Partial<Record<Part, HTMLDivElement | null>>>({});
  const elements = useRef<Partial<Record<Part, StripeElement>>>({});
  const stripe = useRef<StripeJs>(null);
  const [failed, setFailed] = useState(false);
  const [name, setName] = useState('');
  const [findings, setFindings] = useState<Partial<Record<Part | 'name', string>>>({});

  useEffect(() => {
    let gone = false;
    const mounted: StripeElement[] = [];
    async function mount() {
      const opened = await openStripe(publishableKey);
      if (gone) return;
      stripe.current = opened;
      const group = opened.elements({ locale: spoken.includes(locale) ? locale : 'en' });
      for (const part of parts) {
        const place = places.current[part];
        if (!place) continue;
        const { color } = getComputedStyle(place);
        const element = group.create(part, { style: { base: { fontSize: '16px', color } } });
        element.on('change', ({ error }) =>
          setFindings(({ [part]: _gone, ...others }) =>
            error ? { ...others, [part]: codeOf(error.code) } : others,
          ),
        );
        element.mount(place);
        elements.current[part] = element;
        mounted.push(element);
      }
    }
    mount().catch(() => setFailed(true));
    return () => {
      gone = true;
      for (const element of mounted) element.unmount();
    };
  }, [publishableKey, locale]);

  useImperativeHandle(ref, () => ({
    tokenise: async (orders) => {
      if (name.trim() === '') {
        setFindings((before) => ({ ...before, name: 'required' }));
        return null;
      }
      const { cardNumber } = elements.current;
      if (!stripe.current || !cardNumber) return null;
      const filled: FilledCard & { tokens: string[] } = { tokens: [], brand: '', lastFour: '' };
      // A Stripe token can be used for one payment only, unless the card is saved permanently.
      while (filled.tokens.length < orders) {
        const answer = v.parse(
          paymentMethodAnswer,
          await stripe.current.createPaymentMethod({
            type: 'card',
            card: cardNumber,
            billing_details: { name: name.trim() },
          }),
        );
        if (!answer.paymentMethod) {
          const code = codeOf(answer.error?.code ?? '');
          setFindings((before) => ({ ...before, [partOf(code)]: code }));
          elements.current[partOf(code)]?.focus();
          return null;
        }
        const { id, card } = answer.paymentMethod;
        filled.tokens.push(id);
        Object.assign(filled, { brand: card.brand, lastFour: card.last4 });
      }
      return filled;
    },
  }));

  const errorOf = (part: Part | 'name') => {
    const code = findings[part];
    const message =
      code === undefined ? undefined : (cardMessages[code] ?? fieldErrorMessage[code]);
    return message && t(message);
  };
  const label = { cardNumber: t`Card number`, cardExpiry: t`Valid until`, cardCvc: 'CVC' };
  const frame = (part: Part) => (
    <div className={field}>
      <span className={fieldLabel}>{label[part]}</span>
      <div
        className={fieldInput}
        ref={(place) => {
          places.current[part] = place;
        }}
      />
      {errorOf(part) ? (
        <p role="alert" className={fieldError}>
          {errorOf(part)}
        </p>
      ) : null}
    </div>
  );

  if (failed) {
    return (
      <p role="alert" className={notice({ tone: 'bad' })}>
        <Trans>The card form didn’t load. Please reload the page, or pay by bank transfer.</Trans>
      </p>
    );
  }
  return (
    <>
      {frame('cardNumber')}
      <TextField
        label={t`Name on card`}
        autoComplete="cc-name"
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => {
          setName(target.value);
          setFindings(({ name: _gone, ...others }) => others);
        }}
      />
      <div className={fieldPair}>
        {frame('cardExpiry')}
        {frame('cardCvc')}
      </div>
    </>
  );
}
