import * as v from 'valibot';

/** How many celebrities a person, or a browser of someone unknown, marks at most. */
export const maxFavourites = 60;

const celebrityId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** Ids of celebrities that a browser kept while no one was signed in, the earliest first. */
export const savedFavourites = v.pipe(v.array(celebrityId), v.maxLength(maxFavourites));

/** A heart that is given or taken. */
export const favouriteChange = v.object({ celebrityId, wanted: v.boolean() });

/** How many of the celebrities that were looked at last a browser remembers. */
export const maxRecentlyViewed = 12;

/** Ids of celebrities that were looked at in this browser, the latest first. */
export const shownIds = v.pipe(v.array(celebrityId), v.maxLength(maxRecentlyViewed));
