import * as v from 'valibot';

/** The parts of Stripe.js that the card form uses. */
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

/** Loads Stripe.js from Stripe, where it has to come from, the first time that a card form needs it. */
export async function openStripe(publishableKey: string): Promise<StripeJs> {
  if (!opened) {
    await loadScript();
    if (!window.Stripe) throw new Error('Stripe.js is not there');
    opened = window.Stripe(publishableKey);
  }
  return opened;
}

const errorSchema = v.looseObject({ code: v.nullish(v.string()) });

/** What `createPaymentMethod` answers. */
export const paymentMethodAnswer = v.looseObject({
  error: v.optional(errorSchema),
  paymentMethod: v.optional(
    v.looseObject({
      id: v.string(),
      card: v.looseObject({ brand: v.string(), last4: v.string() }),
    }),
  ),
});

/** What `handleNextAction` answers, as far as it matters: whether its owner said no. */
export const nextActionAnswer = v.looseObject({ error: v.optional(v.unknown()) });
