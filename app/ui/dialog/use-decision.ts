import { createContext, use, type ReactNode } from 'react';

/** A confirmation of an action with far-reaching effects. */
export interface Decision {
  /** A complete question. */
  readonly title: string;
  /** What will happen. */
  readonly consequence: ReactNode;
  /** The verb of the action. */
  readonly confirm: string;
  readonly tone?: 'danger';
}

export const DecisionContext = createContext<((decision: Decision) => Promise<boolean>) | null>(
  null,
);

/** @returns opens a confirmation dialog; resolves to whether the user confirmed */
export function useDecision(): (decision: Decision) => Promise<boolean> {
  const decide = use(DecisionContext);
  if (!decide) throw new Error('useDecision needs a DecisionProvider around it.');
  return decide;
}
