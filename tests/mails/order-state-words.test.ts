import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { orderStatuses } from '#domain/order/order-status.ts';
import type { Role } from '#domain/account/role.ts';

import { nextStep, statusLabelFor } from '#app/entities/order/orders.messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const everyone: readonly Role[] = ['fan', 'celebrity', 'manager', 'administrator'];
const said = (role: Role, status: (typeof orderStatuses)[number]) => {
  const next = nextStep(role, { status, celebrityName: 'Danae' });
  return { label: i18n._(statusLabelFor(role, status)), next: next && i18n._(next) };
};

describe('where an order stands', () => {
  it.each(orderStatuses)('is said to everyone in words, never as %s', (status) => {
    for (const role of everyone) expect(said(role, status).label).not.toMatch(/-|^[a-z]/);
  });

  it('says whose turn it is', () => {
    expect(said('fan', 'on-hold')).toEqual({
      label: 'With the celebrity',
      next: 'Danae answers next.',
    });
    expect(said('celebrity', 'on-hold')).toEqual({
      label: 'New request',
      next: 'Your turn: accept or reject it.',
    });
    expect(said('manager', 'admin-approval')).toEqual({
      label: 'Being checked',
      next: 'Your turn: accept or reject it.',
    });
    expect(said('fan', 'admin-approval').next).toBe('We check it first, then Danae answers.');
    expect(said('celebrity', 'processing').label).toBe('To deliver');
  });

  it.each(['completed', 'cancelled', 'refunded', 'failed'] as const)(
    'has nothing to come when it is %s',
    (status) => {
      for (const role of everyone) expect(said(role, status).next).toBeNull();
    },
  );
});
