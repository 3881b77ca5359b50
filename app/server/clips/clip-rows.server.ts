import { clipStates, preparations, type Clip, type PublicClip } from '#domain/clip/clip.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

import type { ClipRow } from './store/clips.server.ts';

function languageOf({ language }: ClipRow): Locale {
  return isLocale(language) ? language : defaultLocale;
}

/** A row as its celebrity and the team see it. */
export function clipFrom(row: ClipRow): Clip {
  const { id, title, captions, orderId, durationMs, words, version, files } = row;
  return {
    ...{ id, title, captions, orderId, durationMs, words, version },
    language: languageOf(row),
    state: clipStates.find((state) => state === row.state) ?? 'draft',
    preparation: preparations.find((known) => known === row.preparation) ?? 'as-is',
    hasPoster: files.poster !== undefined,
    hasSound: files.hasSound !== false,
  };
}

/** A public row as everyone sees it. */
export function publicClipFrom(row: ClipRow): PublicClip {
  const { id, title, captions, version, files } = row;
  return {
    ...{ id, title, version },
    language: languageOf(row),
    hasCaptions: captions.length > 0,
    hasPoster: files.poster !== undefined,
  };
}
