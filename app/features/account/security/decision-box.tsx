import { Trans } from '@lingui/react/macro';
import { button } from '#app/ui/button.recipe.ts';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import type { Decision } from '#app/ui/dialog/use-decision.ts';

export function DecisionBox({
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
