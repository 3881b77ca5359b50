import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { Steps } from '#app/ui/layout/steps.tsx';

const steps = ['request', 'shipping', 'payment', 'review', 'done'] as const;
export type CheckoutStep = (typeof steps)[number];

const label = {
  request: msg`Your order`,
  shipping: msg`Delivery`,
  payment: msg`Payment`,
  review: msg`Review`,
  done: msg`Done`,
} as const satisfies Record<CheckoutStep, MessageDescriptor>;

/** The progress of the checkout; delivery is a step only if something is shipped. */
export function CheckoutSteps(props: { current: CheckoutStep; ships?: boolean }) {
  const { t } = useLingui();
  const { current, ships = false } = props;
  const own = steps.filter((step) => ships || step !== 'shipping');
  return (
    <Steps
      name={t`Steps of the order`}
      labels={own.map((step) => t(label[step]))}
      current={own.indexOf(current)}
    />
  );
}
