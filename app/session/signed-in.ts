import { createMiddleware } from '@tanstack/react-start';

import { AppError } from '#domain/app-error.ts';

import { visitor } from './visitor.ts';

/** Lets only signed-in people through, as `context.auth`. @throws AppError `sign_in_required` */
export const signedIn = createMiddleware({ type: 'function' })
  .middleware([visitor])
  .server(({ next, context: { auth } }) => {
    if (auth.kind === 'anonymous') throw new AppError('sign_in_required');
    return next({ context: { auth } });
  });
