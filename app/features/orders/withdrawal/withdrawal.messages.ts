import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { WithdrawalObstacle } from '#domain/order/withdrawal/withdrawal.ts';

/**
 * Why a fan cannot withdraw, in words.
 * @param day since when; empty if that is not known
 */
export function obstacleWords(why: WithdrawalObstacle, day: string): MessageDescriptor {
  switch (why) {
    case 'called-off':
      return msg`This order was cancelled, so there’s nothing to withdraw from.`;
    case 'country':
      return msg`There’s no right of withdrawal in the country of this order.`;
    case 'begun':
      return day === ''
        ? msg`Work on your video has begun, so you can’t withdraw any more.`
        : msg`Work on your video began on ${day}, so you can’t withdraw any more.`;
    case 'done':
      return day === ''
        ? msg`Your request was carried out, so you can’t withdraw any more.`
        : msg`Your request was carried out on ${day}, so you can’t withdraw any more.`;
    case 'partly':
      return msg`Part of this order was begun, so you can’t withdraw from all of it. Please write to us if you want to send its goods back.`;
    case 'over':
      return msg`The withdrawal period ended on ${day}.`;
  }
}
