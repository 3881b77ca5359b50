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

/** How far the checkout is; delivery is a step where something is sent by post. */
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
