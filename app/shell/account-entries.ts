import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BadgeEuro, Inbox, Package, ShoppingBag, UserRound, type LucideIcon } from 'lucide-react';

import { roleFlags, type Role } from '#domain/role.ts';

export interface AccountEntry {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
}

const orders: AccountEntry = { path: '/my-orders', name: msg`My orders`, icon: ShoppingBag };
const requests: AccountEntry = { path: '/my-requests', name: msg`My requests`, icon: Inbox };
const profile: AccountEntry = { path: '/my-profile', name: msg`My profile`, icon: UserRound };
const products: AccountEntry = { path: '/my-products', name: msg`My products`, icon: Package };
const services: AccountEntry = { path: '/my-services', name: msg`My services`, icon: BadgeEuro };

/** The pages of the account menu (row L8): celebrities also keep products and services. */
export function accountEntries(role: Role): readonly AccountEntry[] {
  const kept = roleFlags(role).isCeleb ? [products, services] : [];
  return [orders, requests, ...kept, profile];
}
