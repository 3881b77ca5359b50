import { aboutPages } from './pages-about.ts';
import { helpPages } from './pages-help.ts';
import { homeBlocks } from './pages-home.ts';
import { legalPages } from './pages-legal.ts';
import type { WorldPage } from '../world-types.ts';

/** The pages behind the footer's menus and the blocks of the home page. */
export const pages: readonly WorldPage[] = [
  ...homeBlocks,
  ...aboutPages,
  ...helpPages,
  ...legalPages,
];
