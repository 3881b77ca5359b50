import { maxFavourites, maxRecentlyViewed } from '#domain/favourite/favourite.ts';

import { savedIds } from './saved-ids.ts';

/** Hearts of a visitor who is not signed in, the earliest first. */
export const savedFavourites = savedIds('astera.favourites', maxFavourites);

/** Celebrities whose pages were looked at here, the latest last. Never sent with a name, and never kept elsewhere. */
export const recentlyViewed = savedIds('astera.viewed', maxRecentlyViewed);
