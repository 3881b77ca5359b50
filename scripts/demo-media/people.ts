import { men } from './people-men.ts';
import { women } from './people-women.ts';
import type { PortraitSpec } from './portrait-spec.ts';

/**
 * The people of the demo world as they are drawn. None of them exists; no one was drawn from a
 * photograph. `id` is the name of the picture file.
 */
export const people: readonly PortraitSpec[] = [...women, ...men];
