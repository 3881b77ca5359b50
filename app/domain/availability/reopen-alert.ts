/** An alert: someone asked to be told by mail once a celebrity takes requests again. */
export interface ReopenAlert {
  readonly celebrityId: number;
  /** As it was when asked. */
  readonly celebrityName: string;
  /** UTC instant in ISO 8601. */
  readonly askedAt: string;
}

/** How many celebrities one person can wait for. */
export const maxAlerts = 50;
