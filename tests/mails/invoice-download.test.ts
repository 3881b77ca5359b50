import { rm } from 'node:fs/promises';

import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { answerWithAccounting } from '#app/server/invoices/accounting-answer.server.ts';
import { answerWithInvoice } from '#app/server/invoices/invoice-answer.server.ts';
import { issueDocuments } from '#app/server/invoices/issue-documents.server.ts';
import { listOrderDocuments } from '#app/server/invoices/order-documents.server.ts';
import {
  documentsIssued,
  documentsOfOrders,
} from '#app/server/invoices/store/tax-documents.server.ts';
import { answerWithTransferSlip } from '#app/server/payments/slip/transfer-slip-answer.server.ts';
import { setSeller } from '#app/server/settings/set-seller.server.ts';
import { bankAccountSetting } from '#app/server/settings/store/bank-account.server.ts';
import { changeSetting } from '#app/server/settings/store/settings.server.ts';
import { setVatRules } from '#app/server/settings/set-vat-rules.server.ts';
import { closeDatabase } from '#app/server/db/database.server.ts';
import type { User } from '#domain/account/user.ts';
import { spanOf } from '#domain/invoice/accounting/accounting-request.ts';
import { sumsOf } from '#domain/invoice/accounting/journal.ts';
import type { VatRules } from '#domain/invoice/vat-rules.ts';
import { decimalFromCents } from '#domain/money/money.ts';
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

  it('comes with the others of its month in a table whose totals are theirs', async () => {
    const asked = (month: string, format: string, name: string | null) => {
      world.user = name === null ? null : shop.userOf(name);
      const numbers = 'consultant=1001&client=1&debtors=10000&revenue=8400';
      const query = `month=${month}&format=${format}&${numbers}&locale=en`;
      return answerWithAccounting(new Request(`https://astera.test/api/accounting?${query}`));
    };
    const refused = [null, 'fan', 'celebrity', 'manager'];
    for (const [index, name] of refused.entries()) {
      expect((await asked('2026-06', 'csv', name)).status).toBe(index === 0 ? 401 : 403);
    }
    for (const wrong of ['2026-13', '', '26-06']) {
      expect((await asked(wrong, 'csv', 'admin')).status).toBe(422);
    }
    const paid = await shop.orderWith('on-hold', 'received');
    await ask(paid, 'fan');
    await shop.move(paid, 'oweRefund', 'received');
    await shop.move(paid, 'refund', 'refund-due');
    await issueDocuments({
      database: await ownTables(),
      seller: () => Promise.resolve(seller),
      rules: () => Promise.resolve(rules),
      now: () => new Date('2026-01-01T00:00:00Z'),
    });
    await issueDocuments({
      database: await ownTables(),
      seller: () => Promise.resolve(seller),
      rules: () => Promise.resolve(rules),
      now: () => new Date(),
    });
    const month = new Date().toISOString().slice(0, 7);
    const all = await documentsIssued(await ownTables(), { ...spanOf(month), after: 0, most: 100 });
    const sums = sumsOf(all);
    expect(all.map(({ kind }) => kind)).toContain('credit-note');
    const csv = await asked(month, 'csv', 'admin');
    expect(csv.headers.get('content-disposition')).toContain(`invoices-${month}.csv`);
    const lines = (await csv.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(all.length + 2);
    expect(lines[0]).toBe('Date,Number,Document,Order,Net at 24%,VAT at 24%,Gross,Payment method');
    const total = [sums.net, sums.tax, sums.gross].map(decimalFromCents).join(',');
    expect(lines.at(-1)).toBe(`Total,,,,${total},`);
    const datev = await asked(month, 'datev', 'admin');
    const bytes = Buffer.from(await datev.arrayBuffer());
    const booked = bytes.toString('latin1').split('\r\n').slice(2, -1);
    expect(bytes.toString('latin1')).toContain('Gegenkonto (ohne BU-Schlüssel)');
    const sum = booked.reduce((rest, line) => {
      const [amount = '', side] = line.split(';');
      return rest + (side === '"S"' ? 1 : -1) * Number(amount.replace(',', ''));
    }, 0);
    expect(sum).toBe(sums.gross);
  });

  it('is preceded by a payment slip, for its fan and those who run the shop, while there is something to pay', async () => {
    const account = {
      ...{ holder: 'Astera', iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA', bankName: '' },
    };
    await changeSetting(
      await ownTables(),
      bankAccountSetting,
      { value: account, version: 0 },
      { actor: shop.userOf('admin'), now: new Date() },
    );
    const slip = (id: number, name: string | null) => {
      world.user = name === null ? null : shop.userOf(name);
      const request = new Request('https://astera.test/api?locale=el');
      return answerWithTransferSlip(request, String(id));
    };
    const id = await shop.orderWith('on-hold', 'awaiting');
    const given: number[] = [];
    for (const name of [null, 'fan', 'fan2', 'celebrity', 'priya', 'manager', 'admin']) {
      given.push((await slip(id, name)).status);
    }
    expect(given).toEqual([401, 200, 404, 403, 404, 200, 200]);
    const answer = await slip(id, 'fan');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await shop.move(id, 'receive', 'awaiting');
    expect((await slip(id, 'fan')).status).toBe(404);
  });
});
