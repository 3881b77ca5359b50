import { staffNeedSecondFactor } from '#app/platform/settings/env.server.ts';
import { findApp } from '#app/server/accounts/store/authenticator-apps.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { countPasskeys } from '#app/server/accounts/store/passkeys.server.ts';
import type { Role } from '#domain/account/role.ts';
import { isStaff, type SecondStepWays } from '#domain/account/sign-in/second-factor.ts';

/** The methods available for the user's second step; both false if none is set up. */
export async function secondStepWaysOf(userId: number): Promise<SecondStepWays> {
  const [app, passkeys] = await Promise.all([
    findApp(userId),
    countPasskeys(await ownTables(), userId),
  ]);
  return { app: app !== null, passkey: passkeys > 0 };
}

/** Whether a password alone is not enough for a user: a second factor is set up or required. */
export async function needsSecondFactor({
  id,
  role,
}: {
  id: number;
  role: Role | null;
}): Promise<boolean> {
  if (staffNeedSecondFactor && role !== null && isStaff(role)) return true;
  const { app, passkey } = await secondStepWaysOf(id);
  return app || passkey;
}
