import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { locales } from '#domain/locale.ts';

import {
  makeNewcomersAccount,
  readNewcomer as findNewcomer,
} from '#app/server/accounts/newcomer.server.ts';

/** The account awaiting its user's agreement in this browser; null if there is none. */
export const readNewcomer = createServerFn({ method: 'GET' }).handler(() => findNewcomer());

/**
 * Agrees to the terms, creates the account and signs in.
 * @throws AppError `code_expired`, `not_allowed`, `second_step_required` /
 */
export const joinByProvider = createServerFn({ method: 'POST' })
  .validator(v.object({ locale: v.picklist(locales) }))
  .handler(({ data }) => makeNewcomersAccount(data.locale));
