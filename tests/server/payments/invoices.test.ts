import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { issueDocuments, type InvoiceDesk } from '#app/server/invoices/issue-documents.server.ts';
import { documentsOfOrders } from '#app/server/invoices/store/tax-documents.server.ts';
import { taxOf } from '#domain/invoice/tax-document.ts';
import type { VatRules } from '#domain/invoice/vat-rules.ts';
import type { Seller } from '#domain/site/seller.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';
import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, rejectionOf, type PaymentWorld } from './payment-world.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  /** Paths that contain this fail. */
  broken: null as string | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) =>
        reached.broken !== null && request.url.includes(reached.broken)
          ? Promise.resolve(new Response('', { status: 500 }))
          : reached.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const seller: Seller = {
  ...{ name: 'Astera Marketplace', legalForm: 'IKE', address: '3 Aiolou Street\n105 51 Athens' },
  ...{ register: '', vatId: 'EL094014298', email: 'hello@astera.example', phone: '' },
  ...{ responsible: '', contractPartner: 'operator' },
};
const rules: VatRules = {
  ...{ standing: 'registered', country: 'GR', taxNumber: '', rate: '24', exemption: '' },
};

describe.each(anyBackend)('invoices of orders, on $name', (backend) => {
  let world: PaymentWorld;
  let own: Awaited<ReturnType<typeof openPglite>>;
  let desk: InvoiceDesk;
  let now = new Date('2026-01-01T00:00:00Z');
  const issue = (changes: Partial<InvoiceDesk> = {}) => issueDocuments({ ...desk, ...changes });
  const documents = (id: number) => documentsOfOrders(desk.database, [id]);
  const shown = async (id: number) =>
    (await documents(id)).map(({ kind, total, refersTo }) => [
      kind,
      total,
      refersTo?.number ?? null,
    ]);

  beforeAll(async () => {
    world = await openPaymentWorld(backend.start);
    reached.fetch = world.fixture.backend.fetch;
    own = await openPglite();
    const database = drizzle({ client: own });
    await migrateStore(database);
    desk = {
      database,
      seller: () => Promise.resolve(seller),
      rules: () => Promise.resolve(rules),
      now: () => now,
    };
    // The first run only notes where it begins.
    await issue();
  });
  beforeEach(() => {
    reached.broken = null;
  });
  afterAll(async () => {
    await world.fixture.close();
    await own.close();
  });

  it('are issued when an order is paid: one, however often and by however many it is looked at', async () => {
    const waiting = await world.orderWith('on-hold', 'awaiting');
    const paid = await world.orderWith('on-hold', 'received');
    await Promise.all([issue(), issue(), issue()]);
    await issue();
    expect(await documents(waiting)).toEqual([]);
    const [invoice, ...more] = await documents(paid);
    expect(more).toEqual([]);
    const { total, number } = await getOrder(paid, world.userOf('manager'));
    expect(invoice).toMatchObject({
      kind: 'invoice',
      orderNumber: number,
      total,
      locale: 'en',
      seller: { name: 'Astera Marketplace IKE', country: 'GR', vatId: 'EL094014298' },
      taxes: [{ category: 'S', rate: 2_400, net: 5_242, tax: 1_258 }],
      lines: [{ kind: 'item', quantity: 1, net: 5_242, rate: 2_400, detail: 'Ava Moreno' }],
    });
    expect(invoice?.lines[0]?.name).not.toBe('');
  });

  it('are taken back by a credit note when the refund is booked, once', async () => {
    const id = await world.orderWith('on-hold', 'received');
    await issue();
    const [invoice] = await documents(id);
    await moveOrder(rejectionOf(id), world.userOf('celebrity'));
    await issue();
    // Until the money is sent the invoice stands.
    expect(await shown(id)).toEqual([['invoice', 6_500, null]]);
    await world.move(id, 'refund', 'refund-due');
    await Promise.all([issue(), issue()]);
    expect(await shown(id)).toEqual([
      ['invoice', 6_500, null],
      ['credit-note', 6_500, invoice?.number],
    ]);
    const [, note] = await documents(id);
    expect(note).toMatchObject({
      lines: invoice?.lines,
      taxes: invoice?.taxes,
      seller: invoice?.seller,
    });
    expect(note && taxOf(note)).toBe(1_258);
  });

  it('are none where an order was called off before it was invoiced', async () => {
    const id = await world.orderWith('cancelled', 'refunded');
    await issue();
    expect(await documents(id)).toEqual([]);
  });

  it('are taken back, and issued anew, when the money was booked for the wrong order', async () => {
    const id = await world.orderWith('on-hold', 'received');
    await issue();
    await world.move(id, 'takeBack', 'received');
    await issue();
    await world.move(id, 'receive', 'awaiting');
    await issue();
    const [first] = await documents(id);
    expect(await shown(id)).toEqual([
      ['invoice', 6_500, null],
      ['credit-note', 6_500, first?.number],
      ['invoice', 6_500, null],
    ]);
  });

  it('come later where the back end failed, and leave no gap', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = await world.orderWith('on-hold', 'received');
    reached.broken = `/orders/${id}`;
    await issue();
    expect(await documents(id)).toEqual([]);
    expect(quiet).toHaveBeenCalled();
    quiet.mockRestore();
    reached.broken = null;
    await issue();
    expect(await shown(id)).toEqual([['invoice', 6_500, null]]);
  });

  it('are not issued until the seller is known, nor in a celebrity’s name', async () => {
    const id = await world.orderWith('on-hold', 'received');
    await issue({ seller: () => Promise.resolve(null) });
    await issue({ rules: () => Promise.resolve({ ...rules, standing: 'none' }) });
    await issue({ seller: () => Promise.resolve({ ...seller, contractPartner: 'celebrity' }) });
    expect(await documents(id)).toEqual([]);
    await issue();
    expect(await shown(id)).toEqual([['invoice', 6_500, null]]);
  });

  it('have numbers without gaps after all of this', async () => {
    const rows = await own.query<{ kind: string; place: number }>(
      'select kind, place from app.tax_documents order by kind, place limit 1000',
    );
    for (const kind of ['invoice', 'credit-note']) {
      const places = rows.rows.filter((row) => row.kind === kind).map(({ place }) => place);
      expect(places).toEqual(places.map((_place, index) => index + 1));
    }
    now = new Date('2027-01-02T00:00:00Z');
    const id = await world.orderWith('on-hold', 'received');
    await issue();
    expect((await documents(id))[0]?.number).toBe('INV-2027-000001');
  });
});
