import { createFileRoute } from '@tanstack/react-router';

import { closeAgain, openForManager, tryPassword } from '#app/server/gate/gate-answers.server.ts';

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
