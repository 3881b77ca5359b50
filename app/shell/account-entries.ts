import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Inbox, Settings, ShoppingBag, UserRound, type LucideIcon } from 'lucide-react';

import type { Role } from '#domain/role.ts';

export interface AccountEntry {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
}

const orders: AccountEntry = { path: '/my-orders', name: msg`My orders`, icon: ShoppingBag };
const requests: AccountEntry = { path: '/my-requests', name: msg`My requests`, icon: Inbox };
const profile: AccountEntry = { path: '/my-profile', name: msg`My profile`, icon: UserRound };
const settings: AccountEntry = { path: '/settings', name: msg`Settings`, icon: Settings };

/** The pages of the account menu (row L8), those that are there: administrators also have settings. */
export function accountEntries(role: Role): readonly AccountEntry[] {
  const ruled = role === 'administrator' ? [settings] : [];
  return [orders, requests, profile, ...ruled];
}
