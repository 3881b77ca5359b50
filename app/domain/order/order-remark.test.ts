import { describe, expect, it } from 'vitest';

import { nameOnly } from './address-name.ts';
import { rejectionOf } from './order-history.ts';
import { remarksOf } from './order-remark.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-01T10:00:10.000Z';

describe('what happened to an order beside its moves', () => {
  it('is nothing at first', () => {
    expect(remarksOf({ release: null, pendingFulfilment: null })).toEqual([]);
  });

  it('is that the team let it start unpaid, and why', () => {
    const release = { at, by: 'manager', reason: 'An old customer' } as const;
    expect(remarksOf({ release, pendingFulfilment: null } as never)).toEqual([
      { at, kind: 'released', by: 'manager', words: 'An old customer' },
    ]);
  });

  it('is that it was about to be sent, and was not', () => {
    const pendingFulfilment = { at, by: { role: 'celebrity' }, droppedAt: later };
    expect(remarksOf({ release: null, pendingFulfilment } as never)).toEqual([
      { at, kind: 'sending', by: 'celebrity', words: '' },
      { at: later, kind: 'not-sent', by: 'system', words: '' },
    ]);
  });
});

describe('why an order was rejected', () => {
  const rejection = { reason: 'time', words: 'On tour' } as never;
  const cancelled = { at, from: 'on-hold', to: 'cancelled', by: 'celebrity', rejection } as never;

  it('is what came with the last time it was cancelled', () => {
    const before = { ...(cancelled as object), rejection: null } as never;
    expect(rejectionOf({ status: 'cancelled', events: [before, cancelled] })).toBe(rejection);
  });

  it('is nothing for one that goes on, or that no one said why', () => {
    expect(rejectionOf({ status: 'processing', events: [cancelled] })).toBeNull();
    expect(rejectionOf({ status: 'cancelled', events: [] })).toBeNull();
  });
});

it('of an address no more than the name is left', () => {
  const address = {
    ...{ firstName: 'Iris', lastName: 'Palmyra', company: 'Oasis', address1: 'Street 1' },
    ...{ address2: '2', city: 'Palmyra', state: 'P', postcode: '123', country: 'SY' },
  };
  const left = nameOnly(address);
  expect(Object.keys(left).toSorted()).toEqual(Object.keys(address).toSorted());
  expect(Object.values(left).filter((value) => value !== '')).toEqual(['Iris', 'Palmyra']);
});
