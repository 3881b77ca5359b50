import { Trans } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';

import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { DecisionContext, type Decision } from '#app/ui/dialog/use-decision.ts';

interface AskedDecision {
  readonly decision: Decision;
  readonly settle: (isWanted: boolean) => void;
}

/** Holds the dialog that says what will happen and asks whether it should; what is inside uses it by `useDecision`. */
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

function DecisionBox({
  title,
  consequence,
  confirm,
  tone,
  onSettle,
}: Decision & { onSettle: (isWanted: boolean) => void }) {
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>{title}</h2>
      <div className={questionWords}>{consequence}</div>
      <div className={questionFoot}>
        <button
          type="button"
          data-first-focus
          className={button({ variant: 'outline' })}
          onClick={() => onSettle(false)}
        >
          <Trans>Cancel</Trans>
        </button>
        <button
          type="button"
          className={button(tone === 'danger' ? { variant: 'danger' } : {})}
          onClick={() => onSettle(true)}
        >
          {confirm}
        </button>
      </div>
    </div>
  );
}
