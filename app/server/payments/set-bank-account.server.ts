import {
  bankAccountSetting,
  bankAccountWithVersion,
} from '#app/server/settings/store/bank-account.server.ts';
import { changeSetting } from '#app/server/settings/store/settings.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { bankAccountMails } from './bank-account-mails.server.ts';
import { type BankAccountSetting, bankAccountSettingFor } from './bank-account-setting.server.ts';

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
