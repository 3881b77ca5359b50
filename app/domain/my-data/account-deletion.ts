import * as v from 'valibot';

/** What must be settled before an account can be deleted. */
export const deletionObstacles = [
  'openOrders',
  'moneyDue',
  'lastAdministrator',
  'operator',
] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

export const deletionObstacleSchema = v.picklist(deletionObstacles);

/** What prevents an account from being deleted, according to the back end. */
export interface DeletionOutlook {
  readonly openOrders: number;
  readonly moneyDue: number;
  readonly lastAdministrator: boolean;
  /** True if the operator deletes the account in the back end rather than the app. */
  readonly byOperator: boolean;
}

/** What must be settled first, the most important first; null if nothing prevents deletion. */
export function obstacleOf(outlook: DeletionOutlook): DeletionObstacle | null {
  if (outlook.lastAdministrator) return 'lastAdministrator';
  if (outlook.openOrders > 0) return 'openOrders';
  if (outlook.moneyDue > 0) return 'moneyDue';
  return outlook.byOperator ? 'operator' : null;
}

/**
 * Users can always request deletion, and wait if something must be settled; the one exception is the last
 * administrator, so that the site is never left without one.
 */
export function mayAskForDeletion(outlook: DeletionOutlook): boolean {
  return !outlook.lastAdministrator;
}

/** An account scheduled for deletion, as its user sees it. Times are UTC instants. */
export interface DeletionView {
  readonly askedAt: string;
  readonly dueAt: string;
  readonly waitsFor: DeletionObstacle | null;
  /** True once it can no longer be cancelled. */
  readonly hasBegun: boolean;
}
