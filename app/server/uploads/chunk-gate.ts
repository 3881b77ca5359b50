import { createMiddleware } from '@tanstack/react-start';

import { createLimiter } from '#app/platform/process/limiter.ts';
import { AppError } from '#domain/app-error.ts';
import { chunksInFlight } from '#domain/video/video.ts';

import { readSession } from '#app/server/sessions/read-session.server.ts';

import { uploadTicketOf } from './upload-ticket.server.ts';

const slots = createLimiter<number>(chunksInFlight);

/**
 * Stands before a form of a server function is read: Start holds all of it in memory before the function's own checks
 * run. Only signed-in people and those who show an upload ticket may send one, and each only a few at the same moment.
 */
export const chunkGate = createMiddleware({ type: 'request' }).server(
  async ({ request, handlerType, next }) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
    if (handlerType !== 'serverFn' || !isForm) return next();
    const ticket = await uploadTicketOf(request);
    const sender = ticket?.userId ?? (await readSession())?.user.id;
    if (sender === undefined) throw new AppError('sign_in_required');
    return slots.within(sender, async () => next());
  },
);
