/** What a run says that leaves the transcoder's own tests out. */
export const noFfmpeg: string;
/** @returns whether clips can be prepared on this machine */
export function hasFfmpeg(): boolean;
