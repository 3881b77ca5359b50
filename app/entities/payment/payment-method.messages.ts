import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PaymentMethod } from '#domain/payment/payment.ts';

export const paymentMethodLabel = {
  bankTransfer: msg`Direct bank transfer`,
  card: msg`Card`,
} as const satisfies Record<PaymentMethod, MessageDescriptor>;
