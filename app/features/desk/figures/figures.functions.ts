import { createServerFn } from '@tanstack/react-start';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { readFiguresOf } from '#app/server/figures/read-figures.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { figuresSearchSchema } from '#domain/figures/figures-search.ts';

/** The figures of a period, for managers. @throws AppError `not_allowed` */
export const readFigures = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(figuresSearchSchema)
  .handler(async ({ context, data }) => {
    const desk = { database: await ownTables(), now: () => new Date() };
    return readFiguresOf(desk, context.auth.user, data);
  });
