import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { FanNotice } from '#domain/order/notifications/fan-notice.ts';

/** The notice shown to the buyer, given the celebrity's name. */
export function fanNotice(notice: FanNotice, celebrity: string): MessageDescriptor {
  return {
    waitsForApproval: msg`Pending approval from administration.`,
    waitsForCelebrity: msg`${celebrity} has not accepted your request yet.`,
    accepted: msg`${celebrity} has accepted your request but has not yet responded.`,
    rejectedWithRefund: msg`${celebrity} has rejected your request. You will get a refund soon.`,
    rejected: msg`${celebrity} has rejected your request.`,
    notPaid: msg`Your payment didn’t arrive in time, so we cancelled this order. You owe nothing. You can order again at any time.`,
    paidTooLate: msg`Your payment arrived after we’d cancelled this order. You’ll get a refund soon.`,
    notDelivered: msg`${celebrity} didn’t deliver in time, so we cancelled this order. You’ll get your money back.`,
    withdrawn: msg`You withdrew from this order. You owe nothing.`,
    withdrawnWithRefund: msg`You withdrew from this order. You’ll get your money back.`,
    cancelledByFan: msg`You cancelled this order. You owe nothing.`,
    cancelledByFanWithRefund: msg`You cancelled this order. You’ll get your money back.`,
    notApprovedWithRefund: msg`Our team hasn’t approved your request. You’ll get a refund soon.`,
    notApproved: msg`Our team hasn’t approved your request.`,
  }[notice];
}
