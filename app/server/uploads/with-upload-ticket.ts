import { createMiddleware } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';

import { AppError } from '#domain/app-error.ts';

import { uploadTicketOf } from './upload-ticket.server.ts';

/** Accepts only calls with a valid upload ticket, passed on as `context.ticket`. @throws AppError `sign_in_required` */
export const withUploadTicket = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const ticket = await uploadTicketOf(getRequest());
  if (!ticket) throw new AppError('sign_in_required');
  return next({ context: { ticket } });
});
