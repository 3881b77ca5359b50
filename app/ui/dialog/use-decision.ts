import { createContext, use, type ReactNode } from 'react';

/** What someone is asked before something is done that reaches far. */
export interface Decision {
  /** A whole question. */
  readonly title: string;
  /** What will happen. */
  readonly consequence: ReactNode;
  /** The verb of what will be done. */
  readonly confirm: string;
  readonly tone?: 'danger';
}

export const DecisionContext = createContext<((decision: Decision) => Promise<boolean>) | null>(
  null,
);

/** @returns asks in a dialog; resolves to whether the person wants it */
export function useDecision(): (decision: Decision) => Promise<boolean> {
  const decide = use(DecisionContext);
  if (!decide) throw new Error('useDecision needs a DecisionProvider around it.');
  return decide;
}
