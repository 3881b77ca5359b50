import { createServerFn } from '@tanstack/react-start';

import {
  readOwnAvailability as read,
  saveOwnAvailability as save,
} from '#app/server/availability/own-availability.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { availabilityChangeSchema } from '#domain/availability/availability.ts';

const openDesk = async () => ({ database: await ownTables(), now: () => new Date() });

/** The calling celebrity's holidays and limits. @throws AppError `sign_in_required`, `not_allowed` */
export const readOwnAvailability = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) => read(await openDesk(), context.auth.user));

/**
 * Sets the calling celebrity's holidays and limits, last seen at `version`.
 * @throws AppError `sign_in_required`, `not_allowed`, `invalid_input` with the problem of each holiday,
 *   `setting_moved_on` /
 */
export const saveOwnAvailability = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(availabilityChangeSchema)
  .handler(async ({ context, data }) => save(await openDesk(), context.auth.user, data));
