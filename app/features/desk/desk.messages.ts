import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ApprovalAge } from '#domain/order/desk/desk.ts';

/** How long an approval has been waiting. */
export const ageLabel = {
  fresh: msg`Under a day`,
  waiting: msg`1 to 3 days`,
  late: msg`Over 3 days`,
} as const satisfies Record<ApprovalAge, MessageDescriptor>;
