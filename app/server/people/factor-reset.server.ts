import { getPerson } from '#app/server/backend/people/people.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { secondStepWaysOf } from '#app/server/sessions/second-factor/needs-second-factor.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { countPasskeys } from '#app/server/accounts/store/passkeys.server.ts';
import type { SetUpFactors } from '#domain/account/sign-in/second-factor.ts';

export async function setUpBy(personId: number): Promise<SetUpFactors> {
  const [passkeys, { app }] = await Promise.all([
    countPasskeys(await ownTables(), personId),
    secondStepWaysOf(personId),
  ]);
  return { passkeys, app };
}

/** A user's second factors, for administrators. @throws AppError `not_allowed`, `not_found` */
export async function factorsOf(
  administrator: SessionContent,
  personId: number,
): Promise<SetUpFactors> {
  const { id } = await getPerson(administrator, personId);
  return setUpBy(id);
}
