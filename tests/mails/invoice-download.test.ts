import { rm } from 'node:fs/promises';

import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { answerWithInvoice } from '#app/server/invoices/invoice-answer.server.ts';
import { listOrderDocuments } from '#app/server/invoices/order-documents.server.ts';
import { documentsOfOrders } from '#app/server/invoices/store/tax-documents.server.ts';
import { setSeller } from '#app/server/settings/set-seller.server.ts';
import { setVatRules } from '#app/server/settings/set-vat-rules.server.ts';
import { closeDatabase } from '#app/server/db/database.server.ts';
import type { User } from '#domain/account/user.ts';
import type { VatRules } from '#domain/invoice/vat-rules.ts';
import type { Seller } from '#domain/site/seller.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { openPaymentWorld } from '#tests/server/payments/payment-world.ts';

const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  user: null as User | null,
}));
// Before anything that is imported reads where it is.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const made = mkdtempSync(`${tmpdir()}/astera-invoices-`);
  vi.stubEnv('DATA_DIR', made);
  return made;
});

/** Who asks the site. */
vi.mock('#app/server/sessions/read-session.server.ts', () => ({
  readSession: () => Promise.resolve(world.user && { user: world.user }),
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const rules: VatRules = {
  ...{ standing: 'registered', country: 'GR', taxNumber: '', rate: '24', exemption: '' },
};
const seller: Seller = {
  ...{ name: 'Astera', legalForm: 'IKE', address: '3 Aiolou Street', register: '' },
  ...{ vatId: 'EL094014298', email: 'hello@astera.example', phone: '', responsible: '' },
  contractPartner: 'operator',
};

describe('the invoice of an order as a file', async () => {
  const [database] = anyDatabase;
  if (!database) throw new Error('there is no database to test on');
  const shop = await openPaymentWorld(() => startEmbedded(database.open));
  world.fetch = shop.fixture.backend.fetch;
  afterAll(async () => {
    await shop.fixture.close();
    await closeDatabase();
    await rm(folder, { recursive: true, force: true });
  });
  const ask = (id: number | string, name: string | null, query = '') => {
    world.user = name === null ? null : shop.userOf(name);
    return answerWithInvoice(new Request(`https://astera.test/api${query}`), String(id));
  };
  const statuses = async (id: number) => {
    const names = [null, 'fan', 'fan2', 'celebrity', 'priya', 'manager', 'admin'];
    const answers: number[] = [];
    for (const name of names) answers.push((await ask(id, name)).status);
    return answers;
  };

  it('is there for no one while the shop has not said how it stands towards VAT', async () => {
    await setVatRules({ ...rules, standing: 'none', version: 0 }, shop.userOf('admin'));
    const id = await shop.orderWith('on-hold', 'received');
    expect(await statuses(id)).toEqual([401, 404, 404, 403, 404, 404, 404]);
    expect(await listOrderDocuments(id, shop.userOf('fan'))).toEqual({ documents: [], next: null });
  });

  it('is set up by administrators alone', async () => {
    const refused = { code: 'not_allowed' };
    await expect(
      setVatRules({ ...rules, version: 1 }, shop.userOf('manager')),
    ).rejects.toMatchObject(refused);
    const view = await setVatRules({ ...rules, version: 1 }, shop.userOf('admin'));
    expect(view).toMatchObject({ version: 2, rules: { standing: 'registered', rate: '24' } });
    const stale = { code: 'setting_moved_on' };
    await expect(setVatRules({ ...rules, version: 1 }, shop.userOf('admin'))).rejects.toMatchObject(
      stale,
    );
    await setSeller({ ...seller, version: 0 }, shop.userOf('admin'));
  });

  it('is issued for the first who asks, and the same for everyone who may read it', async () => {
    const id = await shop.orderWith('on-hold', 'received');
    expect(await listOrderDocuments(id, shop.userOf('fan'))).toEqual({
      documents: [],
      next: 'now',
    });
    const answers = await Promise.all([ask(id, 'fan'), ask(id, 'fan')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statuses(id)).toEqual([401, 200, 404, 403, 404, 200, 200]);
    const issued = await documentsOfOrders(await ownTables(), [id]);
    expect(issued.map(({ number }) => number)).toEqual([
      expect.stringMatching(/^INV-\d{4}-000001$/),
    ]);
    const [first] = answers;
    const number = issued[0]?.number ?? '';
    expect(first?.headers.get('content-type')).toBe('application/pdf');
    expect(first?.headers.get('cache-control')).toBe('private, no-store');
    expect(first?.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    const { xml } = await extractXml(
      new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer(0)),
    );
    expect(xml).toContain(`<ram:ID>${number}</ram:ID>`);
    expect(xml).toContain('<ram:GrandTotalAmount>65.00</ram:GrandTotalAmount>');
    expect((await ask(id, 'fan', `?document=${number}`)).status).toBe(200);
  });

  it('is never that of another order, nor of anything that is no order', async () => {
    const id = await shop.orderWith('on-hold', 'received');
    const [other] = await documentsOfOrders(await ownTables(), [id - 1]);
    expect(other).toBeDefined();
    expect((await ask(id, 'fan', `?document=${other?.number}`)).status).toBe(404);
    for (const wrong of ['0', '-1', '1e3', 'x', '999999999']) {
      expect((await ask(wrong, 'admin')).status).toBe(404);
    }
  });

  it('waits for the money', async () => {
    const id = await shop.orderWith('on-hold', 'awaiting');
    expect(await listOrderDocuments(id, shop.userOf('manager'))).toEqual({
      documents: [],
      next: 'when-paid',
    });
    expect((await ask(id, 'fan')).status).toBe(404);
    expect(await documentsOfOrders(await ownTables(), [id])).toEqual([]);
  });
});
