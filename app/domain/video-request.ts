import * as v from 'valibot';

/** Occasions of a personalised video (row S3). */
export const occasions = ['birthday', 'anniversary', 'other'] as const;
export type Occasion = (typeof occasions)[number];

export const nameMaxLength = 60;
export const instructionsMaxLength = 600;

const required = 'required';

/** A field of words: trimmed, not empty, not endless. Messages are codes; sentences are chosen at the edge. */
function words(max: number) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.minLength(1, required),
    v.maxLength(max, 'too-long'),
  );
}

/** The get-video form: from whom, for whom, what for, and what to say. */
export const videoRequestSchema = v.object({
  from: words(nameMaxLength),
  to: words(nameMaxLength),
  occasion: v.picklist(occasions, required),
  instructions: words(instructionsMaxLength),
});
export type VideoRequest = v.InferOutput<typeof videoRequestSchema>;
