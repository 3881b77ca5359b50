import type { Database } from '#app/server/db/database.server.ts';
import { issueTaxDocument } from '#app/server/invoices/store/issue-tax-document.server.ts';
import type { DocumentContent } from '#domain/invoice/tax-document.ts';

/** An invoice over a video of 65 €, as the shop in Greece issues it. */
export const invoiceContent: DocumentContent = {
  kind: 'invoice',
  orderId: 301,
  orderNumber: '301',
  customerId: 7,
  issuedAt: '2026-06-01T10:00:00.000Z',
  orderedAt: '2026-05-31T09:00:00Z',
  locale: 'en',
  seller: {
    name: 'Astera Marketplace IKE',
    address: '3 Aiolou Street\n105 51 Athens\nGreece',
    country: 'GR',
    vatId: 'EL094014298',
    taxNumber: '',
    register: 'GEMI 000000000000',
    email: 'hello@astera.example',
    phone: '+30 21 0000 0000',
    exemption: '',
  },
  buyer: {
    name: 'Grace Hopwood',
    company: '',
    address1: '1 Harbour Lane',
    address2: '',
    postcode: 'BN1 1AA',
    city: 'Brighton',
    state: '',
    country: 'GB',
  },
  lines: [
    {
      ...{ kind: 'item', name: 'Personal video', detail: 'Ava Moreno', quantity: 1 },
      ...{ net: 5_242, category: 'S', rate: 2_400 },
    },
  ],
  taxes: [{ category: 'S', rate: 2_400, net: 5_242, tax: 1_258 }],
  total: 6_500,
  paymentMethod: 'bankTransfer',
  paymentTitle: 'Direct bank transfer',
  refersTo: null,
};

/** Issues it for the order of someone, billed to a name. */
export async function issueInvoice(
  database: Database,
  [customerId, orderId]: readonly [customerId: number, orderId: number],
  name: string,
): Promise<void> {
  const buyer = { ...invoiceContent.buyer, name };
  const content = { ...invoiceContent, customerId, orderId, buyer };
  await issueTaxDocument(database, { orderId, year: 2026 }, () => content);
}
