import * as v from 'valibot';

/** What an account waits for before it can be deleted. */
export const deletionObstacles = [
  'openOrders',
  'moneyDue',
  'lastAdministrator',
  'operator',
] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

export const deletionObstacleSchema = v.picklist(deletionObstacles);

/** What the back end says stands against deleting an account. */
export interface DeletionOutlook {
  readonly openOrders: number;
  readonly moneyDue: number;
  readonly lastAdministrator: boolean;
  /** True where the account is deleted in the back end by its operator, and not from here. */
  readonly byOperator: boolean;
}

/** What has to be settled first, the most important first; null when nothing stands against it. */
export function obstacleOf(outlook: DeletionOutlook): DeletionObstacle | null {
  if (outlook.lastAdministrator) return 'lastAdministrator';
  if (outlook.openOrders > 0) return 'openOrders';
  if (outlook.moneyDue > 0) return 'moneyDue';
  return outlook.byOperator ? 'operator' : null;
}

/**
 * Who asks may always ask, and waits where something is to be settled; only no one may leave the site without anyone to
 * run it.
 */
export function mayAskForDeletion(outlook: DeletionOutlook): boolean {
  return !outlook.lastAdministrator;
}

/** An account that is to be deleted, as its person sees it. Times are UTC instants. */
export interface DeletionView {
  readonly askedAt: string;
  readonly dueAt: string;
  readonly waitsFor: DeletionObstacle | null;
  /** True from when there is no way back. */
  readonly hasBegun: boolean;
}
