import * as v from 'valibot';

/** Deleted at sign-out with everything else that is named like this (`entities/session/drafts.ts`). */
const storageKey = 'astera.watched';
/** The oldest ones are forgotten. */
const mostPlaces = 30;

/** Where a video was stopped. */
export interface WatchPlace {
  readonly seconds: number;
  /** Width by height, so that the next visit has room for it before it loads. */
  readonly ratio: number;
}

const placesSchema = v.array(
  v.object({ id: v.string(), seconds: v.number(), ratio: v.pipe(v.number(), v.minValue(0.1)) }),
);

function read(): v.InferOutput<typeof placesSchema> {
  try {
    const text = window.localStorage.getItem(storageKey);
    const places = v.safeParse(placesSchema, JSON.parse(text ?? '[]'));
    return places.success ? places.output : [];
  } catch {
    // Unreadable, or there is no storage.
    return [];
  }
}

/** Where this browser stopped a video. @param id says nothing about the video to others */
export function findPlace(id: string): WatchPlace | null {
  return read().find((place) => place.id === id) ?? null;
}

/** Remembers where a video is now. */
export function keepPlace(id: string, { seconds, ratio }: WatchPlace): void {
  const others = read().filter((place) => place.id !== id);
  const places = [...others, { id, seconds: Math.floor(seconds), ratio }].slice(-mostPlaces);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Without storage it begins at the start next time.
  }
}
