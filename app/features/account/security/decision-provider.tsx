import { useCallback, useState, type ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { DecisionContext, type Decision } from '#app/ui/dialog/use-decision.ts';
import { DecisionBox } from './decision-box.tsx';

interface AskedDecision {
  readonly decision: Decision;
  readonly settle: (isWanted: boolean) => void;
}

/** Holds the dialog that explains what will happen and asks for confirmation; children open it with `useDecision`. */
export function DecisionProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const decide = useCallback((decision: Decision) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked((before) => {
      before?.settle(false);
      return { decision, settle: resolve };
    });
    return promise;
  }, []);
  const settle = (isWanted: boolean) => {
    asked?.settle(isWanted);
    setAsked(null);
  };
  return (
    <DecisionContext value={decide}>
      {children}
      <Dialog
        open={asked !== null}
        onClose={() => settle(false)}
        label={asked?.decision.title ?? ''}
      >
        {asked ? <DecisionBox {...asked.decision} onSettle={settle} /> : null}
      </Dialog>
    </DecisionContext>
  );
}
