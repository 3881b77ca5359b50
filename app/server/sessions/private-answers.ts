import { createMiddleware } from '@tanstack/react-start';

import { sessionCookie } from './session.server.ts';

/** Responses for a visitor with a session are not stored by any cache, the browser's included. */
export const privateAnswers = createMiddleware({ type: 'request' }).server(
  async ({ request, handlerType, next }) => {
    const result = await next();
    const { headers } = result.response;
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    const isPersonal = request.headers.get('cookie')?.includes(`${sessionCookie}=`) === true;
    if (isPersonal && (isPage || handlerType === 'serverFn')) {
      headers.set('cache-control', 'private, no-store');
    }
    return result;
  },
);
