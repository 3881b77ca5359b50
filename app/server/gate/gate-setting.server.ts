import { hashPassword } from '#app/server/composition.server.ts';
import {
  changeSetting,
  lastChange,
  type SettingChange,
} from '#app/server/settings/store/settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  forgetSiteSettings,
  readSiteSettings,
} from '#app/server/settings/store/site-settings.server.ts';
import { gateSetting, type GateSecret } from '#app/server/settings/store/gate-setting.server.ts';
import { AppError } from '#domain/app-error.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { GateChange } from '#domain/site/site-settings.ts';
import type { User } from '#domain/account/user.ts';

/** The gate as its form shows it; nothing of the password. */
export interface GateView {
  readonly isClosed: boolean;
  readonly hasPassword: boolean;
  readonly version: number;
  /** Null while no one set it. */
  readonly changed: SettingChange | null;
}

/** The gate with its version and who set it last. @throws AppError `not_allowed` for all but administrators */
export async function gateFor(person: Pick<User, 'role'>): Promise<GateView> {
  assertAdministrator(person);
  const { value, version } = (await readSiteSettings()).gate;
  const changed = await lastChange(await ownTables(), gateSetting);
  return { isClosed: value.isClosed, hasPassword: value.secret !== null, version, changed };
}

/** The hash that is kept: of a new password, else of the one that is set. */
async function hashFor(password: string, secret: GateSecret | null): Promise<string | null> {
  if (password !== '') return hashPassword(password);
  if (secret?.kind === 'plain') return hashPassword(secret.password);
  return secret?.hash ?? null;
}

/**
 * Closes or opens the gate, seen in a version; an empty password leaves the one that is set. A new one ends every pass.
 * @throws AppError `not_allowed`, `setting_moved_on`, `invalid_input` for a gate that no one could open
 */
export async function setGate(
  { isClosed, password, version }: GateChange & { readonly version: number },
  person: User,
): Promise<GateView> {
  assertAdministrator(person);
  const { value: before } = (await readSiteSettings()).gate;
  const passwordHash = await hashFor(password, before.secret);
  if (isClosed && passwordHash === null) {
    throw new AppError('invalid_input', { fields: { password: 'required' } });
  }
  const written = await changeSetting(
    await ownTables(),
    gateSetting,
    { value: { isClosed, passwordHash }, version },
    {
      actor: person,
      now: new Date(),
      // The log is read by people: a hash is none of their business.
      noted: { isClosed, isNewPassword: password !== '' },
    },
  );
  if (written === null) throw new AppError('setting_moved_on');
  await forgetSiteSettings();
  return gateFor(person);
}
