import type { WorldPage } from './world-types.ts';

/** The pages behind the footer's menus and the blocks of the home page. */
export const pages: readonly WorldPage[] = [];
