import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';

import { css, cx } from '#styled/css/index.js';

import { fieldInput } from './form.recipe.ts';

const around = css({ position: 'relative', display: 'grid', alignItems: 'center', minWidth: 0 });
const select = css({
  minWidth: 0,
  paddingRight: '44px',
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
const arrow = css({
  position: 'absolute',
  right: '14px',
  color: 'text2',
  pointerEvents: 'none',
});

/** A native select in the shop's style, with the same arrow everywhere. */
export function NativeSelect(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={around}>
      <select {...props} className={cx(fieldInput, select)} />
      <ChevronDown aria-hidden size={20} className={arrow} />
    </span>
  );
}
