import { celebrities } from '../celebrities/celebrities.ts';
import type { WorldLocale } from '../world-types.ts';
import { clipTexts } from './clip-texts.ts';

/** A sample clip of a celebrity of the demo world, as it was approved. */
export interface WorldClip {
  /** Login of the celebrity. */
  readonly celebrity: string;
  /** File names in `media/clips`. */
  readonly video: string;
  readonly poster: string;
  readonly language: WorldLocale;
  readonly title: string;
  readonly durationMs: number;
  /** Times in milliseconds. */
  readonly captions: readonly {
    readonly from: number;
    readonly to: number;
    readonly text: string;
  }[];
}

/** Two clips of each celebrity, in that person's language; the files are named after the drawings. */
export const clips: readonly WorldClip[] = celebrities.flatMap(({ login, portrait, locale }) => {
  const [, drawn = ''] = /\/([\w-]+)\.webp$/.exec(portrait) ?? [];
  return clipTexts.map(({ title, durationMs, lines }, index) => ({
    celebrity: login,
    video: `${drawn}-${index + 1}.mp4`,
    poster: `${drawn}-${index + 1}.avif`,
    language: locale,
    title: title[locale],
    durationMs,
    captions: lines.map(({ from, to, text }) => ({ from, to, text: text[locale] })),
  }));
});
