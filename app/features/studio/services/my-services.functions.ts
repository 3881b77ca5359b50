import { createServerFn } from '@tanstack/react-start';

import { changeServices } from '#app/server/backend/shop/own-services.server.ts';
import { getOwnServices } from '#app/server/backend/shop/get-own-services.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { requireNotTakenOff } from '#app/server/reports/store/require-not-taken-off.server.ts';
import { serviceChangeSchema } from '#domain/service/own-service.ts';

import { titlesFor } from '#app/server/catalog/service-titles.server.ts';

/** The celebrity's own services. @throws AppError `sign_in_required`, `not_allowed` */
export const readOwnServices = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => getOwnServices(context.auth));

/**
 * Changes the given services of the celebrity.
 * @throws AppError `sign_in_required`, `not_allowed`, `taken_off_sale`, `invalid_input` /
 */
export const saveOwnServices = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(serviceChangeSchema)
  .handler(({ context, data }) =>
    changeServices(context.auth, data, titlesFor(context.auth), async (ids) =>
      requireNotTakenOff(await ownTables(), 'service', ids),
    ),
  );
