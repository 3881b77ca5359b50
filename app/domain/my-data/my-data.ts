import type { ReopenAlert } from '#domain/availability/reopen-alert.ts';
import type { DeletionView } from './account-deletion.ts';
import type { DataExportView } from './data-export.ts';

/** A consent as its user sees it. */
export interface StoredConsent {
  readonly id: number;
  readonly textId: string;
  readonly version: string;
  readonly text: string;
  readonly textHash: string;
  readonly locale: string;
  readonly occasion: string;
  /** UTC instants. */
  readonly at: string;
  readonly withdrawnAt: string | null;
}

/** What the page shows: none of it comes from the back end, so it is available while that is down. */
export interface MyData {
  readonly copy: DataExportView | null;
  readonly deletion: DeletionView | null;
  readonly consents: readonly StoredConsent[];
  /** The celebrities whose opening is to be told by mail, the newest first. */
  readonly alerts: readonly ReopenAlert[];
  readonly graceDays: number;
}
