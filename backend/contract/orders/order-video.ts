import * as v from 'valibot';

/** Value of the meta of a video, once parsed from JSON. */
export const orderVideoSchema = v.object({
  videoId: v.string(),
  bytes: v.number(),
  /** How long it is, and whether it has an audio track, where its file says so. */
  seconds: v.optional(v.nullable(v.number())),
  sound: v.optional(v.nullable(v.boolean())),
});

export type WireOrderVideo = v.InferOutput<typeof orderVideoSchema>;

const videoText = v.pipe(v.string(), v.parseJson(), orderVideoSchema);

/** A video as meta names it, or null. */
export function videoIn(value: unknown): WireOrderVideo | null {
  const video = v.safeParse(v.union([orderVideoSchema, videoText]), value);
  return video.success ? video.output : null;
}
