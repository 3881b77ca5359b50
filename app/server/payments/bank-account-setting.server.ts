import {
  bankAccountSetting,
  bankAccountWithVersion,
} from '#app/server/settings/store/bank-account.server.ts';
import {
  changeSetting,
  lastChange,
  type SettingChange,
} from '#app/server/settings/store/settings.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { bankAccountMails } from './bank-account-mail.server.ts';

/** The account as its form shows it. */
export interface BankAccountSetting {
  readonly account: BankAccount | null;
  readonly version: number;
  /** Null while no one set it. */
  readonly changed: SettingChange | null;
}

/** The account with its version and who set it last. @throws AppError `not_allowed` for all but administrators */
export async function bankAccountSettingFor(
  person: Pick<User, 'role'>,
): Promise<BankAccountSetting> {
  assertAdministrator(person);
  const { value, version } = await bankAccountWithVersion();
  const changed = await lastChange(await ownTables(), bankAccountSetting);
  return { account: value, version, changed };
}

/**
 * Sets an account that was seen in a version. The log keeps the one of before as well, and the shop’s own address is
 * told: all of it, or nothing. @throws AppError `not_allowed`, `setting_moved_on`
 */
export async function setBankAccount(
  { version, ...account }: BankAccount & { readonly version: number },
  person: User,
): Promise<BankAccountSetting> {
  assertAdministrator(person);
  const before = (await bankAccountWithVersion()).value;
  const mails = await bankAccountMails({ before, after: account, by: person.name });
  const queue = await outgoingMail();
  const written = await changeSetting(
    await ownTables(),
    bankAccountSetting,
    { value: account, version },
    {
      actor: person,
      now: new Date(),
      noted: { ...account, was: before },
      alongside: async (transaction) => {
        for (const mail of mails) await queue.put(mail, transaction);
      },
    },
  );
  if (written === null) throw new AppError('setting_moved_on');
  return bankAccountSettingFor(person);
}
