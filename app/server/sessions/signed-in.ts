import { createMiddleware } from '@tanstack/react-start';

import { AppError } from '#domain/app-error.ts';

import { visitor } from './visitor.ts';

/**
 * Lets only signed-in users through, as `context.auth`; staff only with a second factor, where one is needed.
 * @throws AppError `sign_in_required`, `second_factor_required`
 */
export const signedIn = createMiddleware({ type: 'function' })
  .middleware([visitor])
  .server(({ next, context: { auth } }) => {
    if (auth.kind === 'anonymous') throw new AppError('sign_in_required');
    if (auth.lacksSecondFactor) throw new AppError('second_factor_required');
    return next({ context: { auth } });
  });

/**
 * The same without requiring a second factor: only for setting one up.
 * @throws AppError `sign_in_required`
 */
export const signedInUnproven = createMiddleware({ type: 'function' })
  .middleware([visitor])
  .server(({ next, context: { auth } }) => {
    if (auth.kind === 'anonymous') throw new AppError('sign_in_required');
    return next({ context: { auth } });
  });
