import { useLingui } from '@lingui/react/macro';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type Ref,
} from 'react';
import * as v from 'valibot';

import { fieldErrorMessage } from '#app/ui/field/field-error.messages.ts';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { cardSchema, type CardInput } from '#domain/payment/card/card.ts';
import { cardDigits, groupedCardNumber, groupedExpiry } from '#domain/payment/card/card-input.ts';
import { brandOf } from '#domain/payment/card/card-brand.ts';
import { testCardToken } from '#domain/payment/card/test-card.ts';

import type { GatewayFieldsHandle } from './card-fields.tsx';
import { cardMessages } from '#app/entities/payment/payment.messages.ts';

type Field = keyof CardInput;
type Findings = Partial<Record<Field, string>>;

const nothing: CardInput = { number: '', name: '', expiry: '', cvc: '' };

/** The first validation error of each field, by its code. */
function findingsOf(input: CardInput): Findings {
  const { issues = [] } = v.safeParse(cardSchema(new Date()), input);
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path?.[0]?.key), message]),
  );
}

/** Whether input is complete, so that validation errors can be shown. */
function isWhole(field: Field, input: CardInput): boolean {
  const brand = brandOf(cardDigits(input.number));
  if (field === 'number') {
    return cardDigits(input.number).length >= Math.max(...(brand?.lengths ?? [16]));
  }
  if (field === 'expiry') return input.expiry.replaceAll(/\D/g, '').length >= 4;
  return field === 'cvc' && input.cvc.length >= (brand?.cvc ?? 3);
}

/** Where to place the caret in a field that shows something other than what was typed. */
interface Caret {
  readonly target: HTMLInputElement;
  readonly at: number;
}

/** The caret position after a field's value was reformatted; edits in the middle keep it there. */
function caretIn(target: HTMLInputElement, shown: string): number {
  const caret = target.selectionStart ?? target.value.length;
  if (caret === target.value.length) return shown.length;
  const digits = target.value.slice(0, caret).replaceAll(/\D/g, '').length;
  const place = [...shown].findIndex(
    (_sign, index) => shown.slice(0, index).replaceAll(/\D/g, '').length >= digits,
  );
  return digits === 0 ? 0 : place < 0 ? shown.length : place;
}

/**
 * The demo world's card form: number, name, expiry and security code, validated while typing. Its gateway runs in this
 * page and accepts only the published test numbers, so no card details leave the page. The inputs have no names, so no
 * form can submit them.
 */
export function TestCardFields({ ref }: { ref: Ref<GatewayFieldsHandle> }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState(nothing);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<Findings>({});
  const [caret, setCaret] = useState<Caret | null>(null);
  // Runs before the next key event, however fast the user types.
  useLayoutEffect(() => caret?.target.setSelectionRange(caret.at, caret.at), [caret]);
  const findings = findingsOf(input);
  const brand = brandOf(cardDigits(input.number));

  useImperativeHandle(ref, () => ({
    tokenise: async (orders) => {
      const number = cardDigits(input.number);
      const token = testCardToken(number);
      const wrong: Findings = { ...findings };
      if (!wrong.number && token === null) wrong.number = 'test-cards-only';
      if (Object.keys(wrong).length > 0 || token === null) {
        setLeft(new Set<Field>(['number', 'name', 'expiry', 'cvc']));
        setRefused(wrong);
        // The fields are marked in the next frame.
        requestAnimationFrame(() =>
          box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
        );
        return null;
      }
      return {
        tokens: Array.from({ length: orders }, () => token),
        brand: brand?.name ?? '',
        lastFour: number.slice(-4),
      };
    },
  }));

  function tied(field: Field, shownOf: (event: ChangeEvent<HTMLInputElement>) => string) {
    const told = left.has(field) || isWhole(field, input);
    const code = refused[field] ?? (told ? findings[field] : undefined);
    const message =
      code === undefined ? undefined : (cardMessages[code] ?? fieldErrorMessage[code]);
    return {
      value: input[field],
      error: message ? t(message) : undefined,
      announced: true,
      onBlur: () =>
        setLeft((before) => (input[field] === '' ? before : new Set([...before, field]))),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const shown = shownOf(event);
        if (field !== 'name') setCaret({ target: event.target, at: caretIn(event.target, shown) });
        setRefused(({ [field]: _gone, ...others }) => others);
        setInput((before) => ({ ...before, [field]: shown }));
      },
    };
  }

  return (
    <div ref={box}>
      <TextField
        label={t`Card number`}
        hint={brand?.name}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        {...tied('number', ({ target }) => groupedCardNumber(target.value))}
      />
      <TextField
        label={t`Name on card`}
        autoComplete="cc-name"
        autoCapitalize="words"
        {...tied('name', ({ target }) => target.value)}
      />
      <div className={fieldPair}>
        <TextField
          label={t`Valid until`}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          {...tied('expiry', ({ target }) => groupedExpiry(target.value, input.expiry))}
        />
        <TextField
          label="CVC"
          hint={
            brand?.cvc === 4
              ? t`The four digits on the front`
              : t`Three digits on the back of the card`
          }
          inputMode="numeric"
          autoComplete="cc-csc"
          {...tied('cvc', ({ target }) =>
            target.value.replaceAll(/\D/g, '').slice(0, brand?.cvc ?? 4),
          )}
        />
      </div>
    </div>
  );
}
