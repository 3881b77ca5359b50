/** What a request says about the place of its bytes in the file; byte positions are inclusive. */
export type ChunkPlace =
  | {
      readonly kind: 'bytes';
      readonly start: number;
      readonly end: number;
      readonly total: number | null;
    }
  | { readonly kind: 'part'; readonly part: number; readonly parts: number | null }
  | { readonly kind: 'whole' };

/** More parts than a 1 GiB file has at 256 KiB each; keeps the record of a video small. */
export const maxParts = 4_096;
