import { createFileRoute } from '@tanstack/react-router';

import { closeAgain, openForManager } from '#app/server/gate/gate-answers.server.ts';
import { tryPassword } from '#app/server/gate/try-password.server.ts';

/** The under-construction gate: try the password, open as a manager, close again. */
export const Route = createFileRoute('/api/gate')({
  server: {
    handlers: {
      POST: ({ request }) => tryPassword(request),
      PUT: () => openForManager(),
      DELETE: () => closeAgain(),
    },
  },
});
