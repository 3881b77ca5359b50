import { musicians } from './celebrities-bands.ts';
import { comedians } from './celebrities-comedy.ts';
import { creators } from './celebrities-creators.ts';
import { cooksAndCoaches } from './celebrities-food.ts';
import { singers } from './celebrities-music.ts';
import { screenFaces } from './celebrities-screen.ts';
import { athletes } from './celebrities-sport.ts';
import type { WorldCelebrity } from '../world-types.ts';

/** All celebrities; Danae, who signs in as `celebrity`, comes first. Every one is fictional. */
export const celebrities: readonly WorldCelebrity[] = [
  ...singers,
  ...musicians,
  ...screenFaces,
  ...athletes,
  ...comedians,
  ...creators,
  ...cooksAndCoaches,
];
