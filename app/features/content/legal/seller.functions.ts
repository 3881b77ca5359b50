import { createServerFn } from '@tanstack/react-start';

import { currentSeller } from '#app/server/settings/store/site-settings.server.ts';

/** The site's operator, visible to everyone; null until an administrator sets it. */
export const readSeller = createServerFn({ method: 'GET' }).handler(() => currentSeller());
