import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';

/** A page may hold several forms: users who chose to leave are not asked by each of them. */
let isLeaving = false;

function leave(proceed: () => void): void {
  isLeaving = true;
  proceed();
  setTimeout(() => (isLeaving = false));
}

/** Asks for confirmation before unsaved input is left behind. @param onLeave called when the user chooses to leave */
export function LeaveGuard({ unsaved, onLeave }: { unsaved: boolean; onLeave: () => void }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => {
      // The guards after the one that asked let it pass as well.
      if (unsaved && isLeaving) onLeave();
      return unsaved && !isLeaving;
    },
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  const open = status === 'blocked';
  return (
    <Dialog open={open} onClose={() => reset?.()} label={t`Leave without saving?`}>
      <div className={questionBox}>
        <h2 className={questionTitle}>
          <Trans>Leave without saving?</Trans>
        </h2>
        <p className={questionWords}>
          <Trans>Your changes aren’t saved yet.</Trans>
        </p>
        <div className={questionFoot}>
          <button type="button" data-first-focus className={button()} onClick={() => reset?.()}>
            <Trans>Stay here</Trans>
          </button>
          <button
            type="button"
            className={button({ variant: 'outline' })}
            onClick={() => {
              onLeave();
              if (proceed) leave(proceed);
            }}
          >
            <Trans>Leave</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  );
}
