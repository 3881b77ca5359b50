import type { ReportDesk } from '#app/server/reports/report-desk.server.ts';
import { sendReport, type SentReport } from '#app/server/reports/send-report.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { Role } from '#domain/account/role.ts';
import type { Report } from '#domain/report/report.ts';
import type { Decision } from '#domain/report/report-decision.ts';

import { paths } from '#backend/contract/paths.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import * as v from 'valibot';

import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import type { ShopFixture } from '#tests/support/databases/tested-backends.ts';

/** What a report says, where a test does not care. */
export const report: Report = {
  reason: 'fraud',
  explanation: 'It asks for money elsewhere.',
  name: '',
  email: 'reporter@example.test',
  inGoodFaith: 'yes',
};

/** What a decision says, where a test does not care. */
export const decision: Decision = {
  action: 'none',
  facts: 'We read the page.',
  ground: 'terms',
  groundText: 'Clause 4',
};

/** Reports over one shop, with the mails in a list. */
export function reportsWorld(shop: ShopFixture, database: Database) {
  const put: Mail[] = [];
  let now = new Date('2026-06-01T10:00:00Z');
  let visitors = 0;
  const desk: ReportDesk = {
    database,
    limits: createAccountLimits(database),
    queue: {
      put: (mail) => {
        put.push(mail);
        return Promise.resolve();
      },
    },
    site: () => Promise.resolve({ origin: 'https://astera.test', name: 'Astéra' }),
    now: () => now,
  };
  async function session(login: string, role: Role): Promise<SessionContent> {
    const token = await shop.tokenOf(login);
    const { body } = await shop.ask('GET', paths.me, { authorization: `Bearer ${token}` });
    return { token, user: { id: v.parse(userSchema, body).id, role, name: login, picture: null } };
  }
  return {
    desk,
    session,
    /** What was mailed since it was asked for last. */
    mailed: () => put.splice(0),
    pass(ms: number): void {
      now = new Date(now.getTime() + ms);
    },
    /** A report from a network of its own, unless it says which. */
    send(own: Partial<SentReport> & Pick<SentReport, 'target'>): Promise<number | null> {
      visitors += 1;
      const address = `198.51.100.${visitors}`;
      return sendReport(desk, { report, reader: null, address, locale: 'en', ...own });
    },
    async productId(slug: string): Promise<number> {
      const { body } = await shop.ask('GET', `${paths.products}?slug=${slug}`, {
        authorization: serviceAuthorization,
      });
      const [found] = v.parse(productListSchema, body);
      if (!found) throw new Error(`there is no ${slug}`);
      return found.id;
    },
  };
}
export type ReportsWorld = ReturnType<typeof reportsWorld>;

/** The secret in a celebrity's mail. */
export function tokenIn(mails: readonly Mail[]): string {
  const [, token = ''] =
    mails.map(({ text }) => /\/report#t=([\w-]+)/.exec(text)).find(Boolean) ?? [];
  return token;
}
