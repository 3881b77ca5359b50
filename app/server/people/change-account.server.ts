import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { changePerson, type PersonChange } from '#app/server/backend/people/people.server.ts';
import { nameReviewsOf } from '#app/server/reviews/nameless-reviews.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { hasStore } from '#domain/account/role.ts';
import type { Person } from '#domain/person/person.ts';
import type { NotedChangeName } from '#domain/site/change-log.ts';

import { endSessionsOf } from '#app/server/sessions/end-sessions-of.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';

/** A change that an administrator makes to an account. */
export interface AccountChange {
  readonly name: NotedChangeName;
  readonly change: PersonChange;
  /** What the log records, besides the account. */
  readonly told: Readonly<Record<string, string | null>>;
}

/** Changes an account, and logs who did. Every session of that user ends, since it holds the old account data. */
export async function changeAccount(
  administrator: SessionContent,
  person: Person,
  deed: AccountChange,
): Promise<Person> {
  // Celebrities who still sell reappear as soon as the catalog is reloaded.
  const gone = [celebritySubject(person.id)];
  const note = {
    name: deed.name,
    value: { id: person.id, person: person.name, ...deed.told },
    actor: administrator.user,
    now: new Date(),
  };
  const changed = await changeNoted(await ownTables(), note, () =>
    changePerson(administrator, person.id, deed.change),
  ).catch(async (error: unknown) => {
    // Without a response the change may have been made; ending a session too many does no harm.
    if (isTrouble(error))
      await Promise.all([endSessionsOf(person.id), invalidateCatalog([], gone)]);
    throw error;
  });
  await endSessionsOf(person.id);
  if ((person.suspension === null) !== (changed.suspension === null)) {
    await nameReviewsOf(person.id, changed.suspension !== null);
  }
  // A store opens and closes with its owner's account.
  if ([person, changed].some(({ role }) => role !== null && hasStore(role)))
    await invalidateCatalog([], gone);
  return changed;
}
