import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BadgeCheck,
  ChartColumn,
  Clapperboard,
  ClipboardCheck,
  Heart,
  MessageSquareText,
  ReceiptText,
  Settings,
  ShoppingBag,
  Tags,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

import type { OrderStatus } from '#domain/order/order-status.ts';
import { actsAs, hasStore, isAdministrator, type Role } from '#domain/account/role.ts';

export interface AccountEntry {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
  /** What needs attention on that page, orders by status; the menu shows the count. */
  readonly waits?: readonly (OrderStatus | 'applications')[];
}

const desk: AccountEntry = {
  path: '/desk',
  name: msg`Desk`,
  icon: ClipboardCheck,
  waits: ['admin-approval'],
};
const applications: AccountEntry = {
  path: '/applications',
  name: msg`Applications`,
  icon: BadgeCheck,
  waits: ['applications'],
};
const application: AccountEntry = {
  path: '/my-application',
  name: msg`My application`,
  icon: BadgeCheck,
};
const orders: AccountEntry = { path: '/my-orders', name: msg`My orders`, icon: ReceiptText };
const favourites: AccountEntry = { path: '/my-favourites', name: msg`Favourites`, icon: Heart };
const requests: AccountEntry = {
  path: '/my-requests',
  name: msg`My requests`,
  icon: MessageSquareText,
};
const earnings: AccountEntry = { path: '/my-earnings', name: msg`My earnings`, icon: ChartColumn };
const profile: AccountEntry = { path: '/my-profile', name: msg`My profile`, icon: UserRound };
const products: AccountEntry = { path: '/my-products', name: msg`My products`, icon: ShoppingBag };
const services: AccountEntry = { path: '/my-services', name: msg`My services`, icon: Tags };
const clips: AccountEntry = { path: '/my-clips', name: msg`My clips`, icon: Clapperboard };
const settings: AccountEntry = { path: '/settings', name: msg`Settings`, icon: Settings };

/**
 * The pages in the account menu (row L8), starting with what needs attention: celebrities have their requests, their
 * offers and earnings, and until they are listed an application as well; managers have a desk, administrators have
 * settings.
 */
export function accountEntries(role: Role, isApplying: boolean): readonly AccountEntry[] {
  const managed = actsAs({ role }, 'manager') ? [desk, applications] : [];
  const ruled = isAdministrator({ role }) ? [settings] : [];
  const asked =
    role === 'celebrity' ? ({ ...requests, waits: ['on-hold', 'processing'] } as const) : requests;
  const sold = hasStore(role) ? [products, services, clips, earnings] : [];
  if (role === 'celebrity') {
    return [...(isApplying ? [application] : []), asked, ...sold, orders, favourites, profile];
  }
  return [...managed, orders, asked, ...sold, favourites, profile, ...ruled];
}
