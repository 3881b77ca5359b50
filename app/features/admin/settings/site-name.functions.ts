import { createServerFn } from '@tanstack/react-start';

import { siteName } from '#app/server/settings/store/site-settings.server.ts';

/** What the site is called; everyone sees it. */
export const readSiteName = createServerFn({ method: 'GET' }).handler(() => siteName());
