import * as v from 'valibot';
import { UploadToken } from '#backend/contract/video/upload-token.ts';

/** A token, and the video last started with it. */
export const StoredToken = v.object({ ...UploadToken.entries, videoId: v.optional(v.string()) });

export type StoredToken = v.InferOutput<typeof StoredToken>;
