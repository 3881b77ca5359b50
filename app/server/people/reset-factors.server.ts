import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { getPerson } from '#app/server/backend/people/people.server.ts';
import { endSessionsOf } from '#app/server/sessions/end-sessions-of.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { removeSecondFactors } from '#app/server/accounts/store/second-factors.server.ts';
import type { SetUpFactors } from '#domain/account/sign-in/second-factor.ts';
import { AppError } from '#domain/app-error.ts';
import { mayChangePerson, type Person } from '#domain/person/person.ts';
import { factorsResetMail } from './people-mails.server.ts';
import { setUpBy } from './factor-reset.server.ts';

/** Failing to queue the mail does not undo what was done. */
async function tell({ id }: Person): Promise<void> {
  try {
    const owner = await readCorrespondent(id);
    if (!owner) return;
    const recipient = recipientOf(owner);
    await (await outgoingMail()).put(await factorsResetMail(recipient));
  } catch (error) {
    console.error(error);
  }
}

/**
 * Removes another user's second factors after they were lost: logs it, tells that user by mail, and ends all of their
 * sessions. Does nothing if there are none.
 * @throws AppError `not_allowed`, `not_found`, `session_expired`
 */
export async function resetFactors(
  administrator: SessionContent,
  personId: number,
): Promise<SetUpFactors> {
  if (!mayChangePerson(administrator.user, personId)) throw new AppError('not_allowed');
  const person = await getPerson(administrator, personId);
  const { passkeys, app } = await setUpBy(person.id);
  if (passkeys === 0 && !app) return { passkeys, app };
  const database = await ownTables();
  const note = {
    name: 'user-factors-reset',
    value: { id: person.id, person: person.name, passkeys, app },
    actor: administrator.user,
    now: new Date(),
  } as const;
  await changeNoted(database, note, () => removeSecondFactors(database, person.id));
  await endSessionsOf(person.id);
  await tell(person);
  return setUpBy(person.id);
}
