import { createFileRoute } from '@tanstack/react-router';

import { finishSocialLogin } from '#app/server/accounts/finish-social-login.server.ts';

/** Where an OpenID provider sends the browser back to. */
export const Route = createFileRoute('/api/social-login/$provider')({
  server: { handlers: { GET: ({ params }) => finishSocialLogin(params.provider) } },
});
