import * as v from 'valibot';

import type { Person } from './persons.ts';
import type { FunctionCall } from '../site/site-calls.ts';
import type { SitePeople } from './site-people.ts';

/** How things are made and kept an eye on. */
export interface Making {
  readonly people: SitePeople;
  readonly plant: (word: string, readers: readonly Person[]) => string;
  readonly keep: (look: () => Promise<string>) => Promise<void>;
  /** Asks the back end, as a manager unless told. */
  readonly shop: (
    path: string,
    method?: string,
    body?: unknown,
    authorization?: string,
  ) => Promise<string>;
  readonly as: (person: Person, name: string, call: FunctionCall) => Promise<unknown>;
  readonly order: (status: string) => Promise<number>;
}

/** What the site's administrators write and whom they see, and what belongs to a product or an order. */
export interface MadeThings {
  /** A draft of a page of the site. */
  readonly page: () => Promise<{ id: number; slug: string; seen: string }>;
  /** A menu as it is edited. */
  readonly menu: () => Promise<unknown>;
  /** A fan of whom nothing else depends. @param suspendedFor suspended at once, unless it is empty */
  readonly someone: (suspendedFor?: string) => Promise<{ id: number; name: string }>;
  /** A variation of a draft of the celebrity's. @returns the ids of both */
  readonly variation: () => Promise<[product: number, variation: number]>;
  /** A part of the money for an order of the fan's that went back. */
  readonly refund: () => Promise<[order: number, refund: number]>;
  /** An order of the fan's that was paid by transfer and whose money is to go back. @returns its id */
  readonly owedOrder: () => Promise<number>;
  /** What the desk noted on an order of the fan's. */
  readonly note: () => Promise<[order: number, note: number]>;
}

const desk = ['manager', 'administrator'] as const;
const made = v.object({ id: v.number() });
const written = v.object({
  ...made.entries,
  slug: v.string(),
  modified_gmt: v.string(),
});

function idIn(answer: string): number {
  return v.parse(made, JSON.parse(answer)).id;
}

/** Makes each when it is asked for, really and at this site. */
export function openMadeThings({ people, plant, keep, shop, as, order }: Making): MadeThings {
  const { tokens, ids } = people;
  const asAdministrator = (path: string, method?: string, body?: unknown) =>
    shop(path, method, body, `Bearer ${tokens.administrator}`);

  return {
    async page() {
      const answer = await asAdministrator('/wp-json/wp/v2/pages', 'POST', {
        slug: `draft-${crypto.randomUUID()}`,
        status: 'draft',
        title: plant('page', ['administrator']),
      });
      const { id, slug, modified_gmt: seen } = v.parse(written, JSON.parse(answer));
      await keep(() => asAdministrator(`/wp-json/wp/v2/pages/${id}?context=edit`));
      return { id, slug, seen };
    },
    async menu() {
      await keep(() => asAdministrator('/wp-json/astera/v1/menus/footer-menu'));
      return as('administrator', 'readEditedMenu', {
        method: 'GET',
        data: { slug: 'footer-menu' },
      });
    },
    async someone(suspendedFor = '') {
      const name = plant('someone', desk);
      const answer = await shop('/wp-json/wc/v3/customers', 'POST', {
        email: `${name}@example.test`,
        username: name,
        password: 'tangerine boat',
        first_name: name,
      });
      const id = idIn(answer);
      const path = `/wp-json/wp/v2/users/${id}`;
      if (suspendedFor) {
        await asAdministrator(path, 'POST', {
          meta: { astera_suspended: suspendedFor },
        });
      }
      await keep(() => asAdministrator(path));
      return { id, name };
    },
    async variation() {
      const readers = ['celebrity', ...desk] as const;
      const attributes = [{ name: 'Size', visible: true, variation: true, options: ['S', 'M'] }];
      const product = idIn(
        await shop('/wp-json/wc/v3/products', 'POST', {
          vendor: ids.celebrity,
          type: 'variable',
          name: plant('shirt', readers),
          status: 'draft',
          categories: [{ id: 44 }],
          attributes,
        }),
      );
      const path = `/wp-json/wc/v3/products/${product}/variations`;
      const variation = idIn(
        await shop(path, 'POST', {
          regular_price: '12.00',
          description: plant('size', readers),
          attributes: [{ name: 'Size', option: 'S' }],
        }),
      );
      await keep(() => shop(path));
      return [product, variation];
    },
    async owedOrder() {
      const orderId = await order('processing');
      const steps = [
        { action: 'receive', from: 'awaiting' },
        { action: 'oweRefund', from: 'received' },
      ];
      for (const step of steps) {
        const data = { orderId, ...step, reference: '' };
        await as('manager', 'changePayment', { method: 'POST', data });
      }
      await keep(() => shop(`/wp-json/wc/v3/orders/${orderId}`));
      return orderId;
    },
    async refund() {
      const orderId = await order('processing');
      await as('manager', 'changePayment', {
        method: 'POST',
        data: { orderId, action: 'receive', from: 'awaiting', reference: '' },
      });
      const path = `/wp-json/wc/v3/orders/${orderId}/refunds`;
      const reason = plant('refund', desk);
      const refund = idIn(await shop(path, 'POST', { amount: '1.00', reason, api_refund: false }));
      await keep(() => shop(path));
      return [orderId, refund];
    },
    async note() {
      const orderId = await order('on-hold');
      const path = `/wp-json/wc/v3/orders/${orderId}/notes`;
      const note = idIn(await shop(path, 'POST', { note: plant('note', desk) }));
      await keep(() => shop(path));
      return [orderId, note];
    },
  };
}
