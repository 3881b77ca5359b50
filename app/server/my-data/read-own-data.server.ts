import { env } from '#app/platform/settings/env.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { deletionView, findDeletion } from '#app/server/my-data/store/account-deletions.server.ts';
import { readAlerts } from '#app/server/availability/reopen-alerts.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { consentsOf } from '#app/server/settings/store/consents.server.ts';
import { newestDataExport } from '#app/server/my-data/store/data-exports.server.ts';
import type { MyData } from '#domain/my-data/my-data.ts';

export async function readOwnData({ user }: SessionContent): Promise<MyData> {
  const { database } = await accountsStore();
  const now = new Date();
  const [copy, deletion, consents, alerts] = await Promise.all([
    newestDataExport(database, user.id, now),
    findDeletion(database, user.id),
    consentsOf(database, user.id),
    readAlerts(database, user.id),
  ]);
  return {
    copy,
    deletion: deletion && deletionView(deletion),
    consents,
    alerts,
    graceDays: env.DELETION_GRACE_DAYS,
  };
}
