import * as v from 'valibot';

/** The parts of Stripe.js that are used. */
export interface StripeElement {
  mount: (place: HTMLElement) => void;
  unmount: () => void;
  focus: () => void;
  on: (event: 'change', listener: (change: { error?: { code: string } }) => void) => void;
}
export interface StripeJs {
  elements: (options: { locale: string }) => {
    create: (
      kind: 'cardNumber' | 'cardExpiry' | 'cardCvc',
      options: { style: { base: Record<string, string> } },
    ) => StripeElement;
  };
  createPaymentMethod: (options: {
    type: 'card';
    card: StripeElement;
    billing_details: { name: string };
  }) => Promise<unknown>;
  handleNextAction: (options: { clientSecret: string }) => Promise<unknown>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

const address = 'https://js.stripe.com/v3/';

let loading: Promise<void> | undefined;

function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error('Stripe.js did not load'));
    });
    document.head.append(script);
  });
  return loading;
}

let opened: StripeJs | undefined;

/** Loads Stripe.js the first time a card form needs it; it has to come from Stripe's servers. */
export async function openStripe(publishableKey: string): Promise<StripeJs> {
  if (!opened) {
    await loadScript();
    if (!window.Stripe) throw new Error('Stripe.js is not there');
    opened = window.Stripe(publishableKey);
  }
  return opened;
}

const errorSchema = v.looseObject({ code: v.nullish(v.string()) });

/** The result of `createPaymentMethod`. */
export const paymentMethodAnswer = v.looseObject({
  error: v.optional(errorSchema),
  paymentMethod: v.optional(
    v.looseObject({
      id: v.string(),
      card: v.looseObject({ brand: v.string(), last4: v.string() }),
    }),
  ),
});

/** The relevant part of the result of `handleNextAction`: whether the cardholder refused. */
export const nextActionAnswer = v.looseObject({ error: v.optional(v.unknown()) });
