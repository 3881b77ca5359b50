import { createServerFn } from '@tanstack/react-start';

import { signedIn } from '#app/session/signed-in.ts';

import { bankAccount } from './bank-account.server.ts';

/** Where fans transfer their money to; null where the operator named no account. @throws AppError `sign_in_required` */
export const readBankAccount = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => bankAccount());
