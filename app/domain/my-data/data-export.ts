/** How long a copy of a user's data can be downloaded. */
export const exportRetentionDays = 7;
/**
 * Total size; a ZIP that old programs can read holds 4 GiB. Files that do not fit are listed in the copy and stay on
 * the site.
 */
export const maxExportedFileBytes = 2 * 1024 ** 3;
/** Maximum number of orders, files and products: users with more are served by hand. */
export const maxExportedRows = 5_000;
/** After this many failures the export is abandoned and the user is told. */
export const maxExportTries = 5;

/** Status of an export. */
export type DataExportState = 'working' | 'ready' | 'failed';

/** The latest export as its user sees it. Times are UTC instants. */
export interface DataExportView {
  readonly id: string;
  readonly state: DataExportState;
  readonly askedAt: string;
  readonly bytes: number | null;
  readonly expiresAt: string | null;
  /** Whether files were left out because there were too many. */
  readonly lacksFiles: boolean;
}
