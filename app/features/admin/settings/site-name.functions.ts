import { createServerFn } from '@tanstack/react-start';

import { siteName } from '#app/server/settings/store/site-settings.server.ts';

/** The site's name, visible to everyone. */
export const readSiteName = createServerFn({ method: 'GET' }).handler(() => siteName());
