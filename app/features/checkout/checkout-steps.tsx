import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { Steps } from '#app/ui/steps.tsx';

const steps = ['request', 'payment', 'review', 'done'] as const;
export type CheckoutStep = (typeof steps)[number];

const label = {
  request: msg`Your request`,
  payment: msg`Payment`,
  review: msg`Review`,
  done: msg`Done`,
} as const satisfies Record<CheckoutStep, MessageDescriptor>;

/** How far the checkout is. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const { t } = useLingui();
  return (
    <Steps
      name={t`Steps of the order`}
      labels={steps.map((step) => t(label[step]))}
      current={steps.indexOf(current)}
    />
  );
}
