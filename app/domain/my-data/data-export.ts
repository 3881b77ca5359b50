/** How long a copy of someone's data can be fetched. */
export const exportRetentionDays = 7;
/** Together; a ZIP that old programs read holds 4 GiB. What does not fit is named in the copy and stays on the site. */
export const maxExportedFileBytes = 2 * 1024 ** 3;
/** So many orders, files and products at most: who has more is served by hand. */
export const maxExportedRows = 5_000;
/** After so many failures the copy is given up, and the person is told. */
export const maxExportTries = 5;

/** Where a copy stands. */
export type DataExportState = 'working' | 'ready' | 'failed';

/** The newest copy as its person sees it. Times are UTC instants. */
export interface DataExportView {
  readonly id: string;
  readonly state: DataExportState;
  readonly askedAt: string;
  readonly bytes: number | null;
  readonly expiresAt: string | null;
  /** Whether files were left out, since there were too many. */
  readonly lacksFiles: boolean;
}
