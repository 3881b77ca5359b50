import { createFileRoute } from '@tanstack/react-router';

import { answerManifest } from '#app/server/settings/site-manifest.server.ts';

export const Route = createFileRoute('/manifest.webmanifest')({
  server: { handlers: { GET: () => answerManifest() } },
});
