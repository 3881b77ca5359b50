import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Inbox,
  ReceiptText,
  Settings,
  ShoppingBag,
  Tags,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

import { hasStore, type Role } from '#domain/role.ts';

export interface AccountEntry {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
}

const orders: AccountEntry = { path: '/my-orders', name: msg`My orders`, icon: ReceiptText };
const requests: AccountEntry = { path: '/my-requests', name: msg`My requests`, icon: Inbox };
const profile: AccountEntry = { path: '/my-profile', name: msg`My profile`, icon: UserRound };
const products: AccountEntry = { path: '/my-products', name: msg`My products`, icon: ShoppingBag };
const services: AccountEntry = { path: '/my-services', name: msg`My services`, icon: Tags };
const settings: AccountEntry = { path: '/settings', name: msg`Settings`, icon: Settings };

/** The pages of the account menu (row L8), those that are there: celebrities also have what they sell, administrators settings. */
export function accountEntries(role: Role): readonly AccountEntry[] {
  const ruled = role === 'administrator' ? [settings] : [];
  const sold = hasStore(role) ? [products, services] : [];
  return [orders, requests, profile, ...sold, ...ruled];
}
