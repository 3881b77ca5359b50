import { createServerFn } from '@tanstack/react-start';

import { currentSeller } from '#app/server/settings/store/site-settings.server.ts';

/** Who runs the site, for everyone; null until an administrator says it. */
export const readSeller = createServerFn({ method: 'GET' }).handler(() => currentSeller());
