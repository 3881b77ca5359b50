import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Children, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

import { visuallyHidden } from './page.recipe.ts';

const list = css({ display: 'flex', gap: '8px', marginBottom: '36px', listStyle: 'none' });
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  flex: '1',
  minWidth: 0,
  paddingTop: '12px',
  borderTop: '3px solid token(colors.border)',
  color: 'text3',
  textStyle: 'label',
  '&[data-state=done]': { color: 'text2', borderColor: 'gold' },
  '&[aria-current]': { color: 'text', borderColor: 'brandInk', flex: { base: '2.4', sm: '1' } },
});
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  border: '1.5px solid token(colors.control)',
  borderRadius: 'full',
  fontSize: '14px',
  fontWeight: 600,
  '[data-state=done] > &': { background: 'gold', borderColor: 'gold', color: 'onGold' },
  '[aria-current] > &': { background: 'brand', borderColor: 'brand', color: 'onBrand' },
});
/** On phones there is only room for the current step's label; screen readers still announce the others. */
const words = css({
  minWidth: 0,
  ':not([aria-current]) > &': {
    smDown: { srOnly: true },
  },
});

/** The progress of a multi-step form; `current` is zero-based, `name` is for screen readers. */
export function Steps(props: { name: string; labels: readonly ReactNode[]; current: number }) {
  const { name, labels, current } = props;
  return (
    <ol className={list} aria-label={name}>
      {Children.map(labels, (label, index) => (
        <li
          className={step}
          data-state={index < current ? 'done' : 'open'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={mark} aria-hidden>
            {index < current ? <Check size={16} /> : index + 1}
          </span>
          <span className={words}>
            {label}
            {index < current ? (
              <span className={visuallyHidden}>
                {' '}
                <Trans>(done)</Trans>
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
