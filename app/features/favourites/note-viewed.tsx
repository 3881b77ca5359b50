import { useEffect } from 'react';

import { recentlyViewed } from '#app/entities/favourite/saved-favourites.ts';

/** Notes in this browser that a celebrity's page was looked at. */
export function NoteViewed({ celebrityId }: { celebrityId: number }) {
  useEffect(() => {
    const others = recentlyViewed.read().filter((id) => id !== celebrityId);
    recentlyViewed.write([...others, celebrityId]);
  }, [celebrityId]);
  return null;
}
