/** The position of a request's bytes in the file; byte positions are inclusive. */
export type ChunkPlace =
  | {
      readonly kind: 'bytes';
      readonly start: number;
      readonly end: number;
      readonly total: number | null;
    }
  | { readonly kind: 'part'; readonly part: number; readonly parts: number | null }
  | { readonly kind: 'whole' };

/** More than a 1 GiB file has at 256 KiB per part; limits the size of a video's record. */
export const maxParts = 4_096;
