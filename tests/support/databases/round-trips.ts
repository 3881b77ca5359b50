import { describe, expect, it } from 'vitest';

import { getCelebrity, listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import { listProducts } from '#app/server/backend/catalog/list-products.server.ts';
import { getProduct } from '#app/server/backend/catalog/product-from.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import * as products from '#app/server/backend/shop/own-products.server.ts';
import { addProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import { changeProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import { removeProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import { getProfile } from '#app/server/backend/people/profile.server.ts';
import { changeProfile } from '#app/server/backend/people/change-profile.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { changePerson, getPerson } from '#app/server/backend/people/people.server.ts';
import { readSavedAddress } from '#app/server/backend/people/saved-address.server.ts';
import type { Actor } from '#domain/account/role.ts';

/** What people type: each of them comes back as it is. */
const typed = [
  'Boris "B&B" Vega',
  'Vega T-shirt <XL> & "cap"',
  'Two <2> for one',
  'a < b > c',
  'really <b>bold</b>',
  'typed &amp; literally, &lt;2&gt; &#8217; &eacute;',
  'AT&T; R&D; &nosuch; ?a=1&copy=2',
  'emoji 🎉👩‍🎤',
  'Ζωή Ågren-Đorđević, Şəhla',
  "it's back\\slashed \\n \\\\ twice",
  '100%ab [gallery ids="1"] <script>alert(1)</script>',
] as const;

/** Whose words go round, in which shop. */
export interface TypingPeople {
  readonly ava: Actor;
  readonly fan: Actor;
  readonly manager: Actor;
  readonly admin: Actor;
  /** Who is suspended, and signs in no more. */
  readonly other: Actor;
  readonly tokenOf: (person: Actor) => string;
  /** Where goods can be filed. */
  readonly category: number;
  /** Some bytes that the shop takes for a picture. */
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** Declares the tests that send every text through every kind of field, and read it back. */
export function roundTrips(people: () => TypingPeople): void {
  const signedIn = (user: Actor) => ({ user, token: people().tokenOf(user) });
  describe.each(typed)('%s', (text) => {
    it('is a title, a description and what a picture shows', async () => {
      const { ava, category, picture: webp } = people();
      const picture = await products.addProductPicture(signedIn(ava), webp);
      const pictures = [{ id: picture.id, alt: text }];
      const draft = { title: text, description: text, price: 2450, categoryId: category, stock: 3 };
      const status = 'published' as const;
      const made = await addProduct(signedIn(ava), { ...draft, pictures, status }, 'en');
      expect(made).toMatchObject({ title: text, description: text });
      const seen = await getProduct(made.id, 'en');
      expect(seen).toMatchObject({ title: text, pictures: [{ alt: text }] });
      const { rows } = await listProducts('en', { search: text });
      expect(rows.map(({ id }) => id)).toContain(made.id);
      // What comes back is saved again as it is: it must not grow.
      const change = { title: made.title, description: made.description };
      const again = await changeProduct(ava, { id: made.id, seen: made.modified, change }, 'en');
      expect(again).toMatchObject({ title: text, description: text });
      await removeProduct(ava, made.id, 'en');
    });

    it('is what a person and a store are called, and what the store says', async () => {
      const { ava, fan } = people();
      const person = { firstName: text, lastName: text };
      const home = { street: text, city: text, state: text, postcode: '10551', country: 'GR' };
      const change = { ...person, ...home };
      expect(await changeProfile(signedIn(fan), change, 'en', 'Astera')).toMatchObject(change);
      expect(await readSavedAddress(fan.id)).toMatchObject({ address1: text, city: text });
      const store = { storeName: text, description: `${text}\n\nsecond\nline` };
      expect(await changeProfile(signedIn(ava), store, 'en', 'Astera')).toMatchObject(store);
      expect(await getProfile(signedIn(ava), 'en')).toMatchObject(store);
      const celebrity = await getCelebrity(ava.id, 'en');
      expect(celebrity.shopName).toBe(text);
      expect(celebrity.biography).toContain('<p>second<br />\nline</p>');
      expect(celebrity.biography).not.toMatch(/<(?!\/?p>|br \/>)/);
      const { rows } = await listCelebrities('en', { search: text });
      expect(rows).toContainEqual(expect.objectContaining({ id: ava.id, shopName: text }));
    });

    it('is what a fan asks for, where it goes, and why a manager rejects it', async () => {
      const { ava, fan, manager } = people();
      await changeProfile(signedIn(fan), { firstName: text, lastName: text }, 'en', 'Astera');
      const [service] = (await getCelebrity(ava.id, 'en')).services;
      const lines = `${text}\n\nsecond "line" & <b>more</b>`;
      const address = {
        firstName: text,
        lastName: text,
        phone: '+30 210 555 0148',
        address1: text,
        address2: text,
        city: text,
        instructions: lines,
      };
      const placed = await createOrder({
        customerId: fan.id,
        token: signedIn(fan).token,
        key: crypto.randomUUID(),
        paymentMethod: 'bankTransfer',
        delivery: {
          address: { ...address, state: text, postcode: '10551', country: 'GR' },
          shippingLines: [],
        },
        lines: [
          {
            ...{
              id: crypto.randomUUID(),
              productId: service?.id ?? 0,
              quantity: 1,
              fanVideo: null,
            },
            ...{ price: service?.price ?? 0, answers: { recipient: text, instructions: lines } },
          },
        ],
      });
      const order = await getOrder(placed.orderId, manager);
      expect(order).toMatchObject({
        billing: { firstName: text, lastName: text, phone: '+30 210 555 0148' },
        shippingAddress: {
          firstName: text,
          lastName: text,
          phone: '+30 210 555 0148',
          address1: text,
          address2: text,
          city: text,
          state: text,
        },
        note: lines,
        lines: [{ answers: { recipient: text, instructions: lines } }],
      });
      await movePayment(
        { orderId: order.id, action: 'receive', from: 'awaiting', reference: text },
        { ...manager, name: 'Mona' },
      );
      const rejection = { reason: 'other', words: lines } as const;
      await moveOrder(
        { orderId: order.id, action: 'reject', from: 'admin-approval', rejection },
        manager,
      );
      const told = await getOrder(order.id, fan);
      expect(told.events.at(-1)?.rejection).toEqual(rejection);
      const kept = await getOrder(order.id, manager);
      expect(kept.paymentEvents[0]?.reference).toBe(text);
    });

    it('is why someone is suspended', async () => {
      const { admin, other } = people();
      const words = `${text}\nsecond <b>line</b>`;
      await changePerson(signedIn(admin), other.id, { suspension: words });
      const { suspension } = await getPerson(signedIn(admin), other.id);
      expect(suspension?.reason).toBe(words);
      await changePerson(signedIn(admin), other.id, { suspension: '' });
    });
  });
}
