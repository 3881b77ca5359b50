import { Trans } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { css, cx } from '#styled/css/index.js';

import { notice } from '#app/ui/field/notice.recipe.ts';

/** The result of saving something that several people can edit. */
export type SaveOutcome = 'saved' | 'stale' | 'failed' | null;

const below = css({ marginBottom: '20px' });

/** Announces the result. @param props.stale the saved state, in an edit conflict */
export function SaveNotice(props: { outcome: SaveOutcome; saved: ReactNode; stale: ReactNode }) {
  if (props.outcome === 'saved') {
    return (
      <output className={cx(notice({ tone: 'good' }), below)}>
        <CircleCheck aria-hidden />
        {props.saved}
      </output>
    );
  }
  if (props.outcome === 'stale') {
    return (
      <div role="alert" className={cx(notice({ tone: 'warn' }), below)}>
        <TriangleAlert aria-hidden />
        <div>{props.stale}</div>
      </div>
    );
  }
  return props.outcome === 'failed' ? (
    <p role="alert" className={cx(notice({ tone: 'bad' }), below)}>
      <Trans>An error occurred. Please try later</Trans>
    </p>
  ) : null;
}

/** Who changed it last, and when. */
export function LastChange({ name, day }: { name: string; day: string }) {
  return (
    <p className={css({ textStyle: 'hint', color: 'text2', marginTop: '16px' })}>
      <Trans>
        Last changed by {name} on {day}
      </Trans>
    </p>
  );
}
