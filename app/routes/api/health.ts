import { createFileRoute } from '@tanstack/react-router';

import { readCelebrities } from '#app/features/celebrities/celebrities.functions.ts';
import { defaultLocale } from '#domain/locale.ts';

/** Answers 200 once the back end answers. */
export const Route = createFileRoute('/api/health')({
  server: {
    handlers: {
      GET: async () => {
        await readCelebrities({ data: { locale: defaultLocale } });
        return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
      },
    },
  },
});
