import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { pageNumber } from '#domain/paging/page-param.ts';

import { changeLogFor } from '#app/server/settings/change-log.server.ts';

/** A page of the administrators' changes, for administrators. @throws AppError `not_allowed` */
export const readChangeLog = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ page: pageNumber }))
  .handler(({ context, data }) => changeLogFor(context.auth.user, data.page));
