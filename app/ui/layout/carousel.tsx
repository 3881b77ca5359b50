import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { css, cx } from '#styled/css/index.js';

import { scrollingRow } from './page.recipe.ts';

const around = css({ position: 'relative' });
const row = css({ scrollBehavior: 'smooth', _still: { scrollBehavior: 'auto' } });
const arrow = css({
  // Touch users scroll the row directly.
  display: 'none',
  '@media (hover: hover)': { md: { display: 'grid' } },
  position: 'absolute',
  top: '94px',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: '1px solid token(colors.border)',
  borderRadius: 'full',
  background: 'surface',
  boxShadow: 'float',
  cursor: 'pointer',
  transition: 'background token(durations.fast), opacity token(durations.base)',
  _hover: { background: 'tint' },
  '&[hidden]': { display: 'grid', opacity: 0, pointerEvents: 'none' },
});
const before = css({ left: '-22px' });
const after = css({ right: '-22px' });
/** Scroll distances below this do not count. */
const slack = 8;

/**
 * Cards in a horizontally scrolling row. For mouse users, who cannot swipe it, arrows appear where cards are out of
 * view; keyboard and screen reader users reach each card without them.
 */
export function Carousel(props: { busy?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const look = () => {
    const list = ref.current;
    if (!list) return;
    const { scrollLeft, scrollWidth, clientWidth } = list;
    setAtStart(scrollLeft < slack);
    setAtEnd(scrollWidth - clientWidth - scrollLeft < slack);
  };
  // The cards may have changed.
  useEffect(look);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  const push = (windows: number) =>
    ref.current?.scrollBy({ left: ref.current.clientWidth * windows });
  const unheard = { type: 'button', 'aria-hidden': true, tabIndex: -1 } as const;
  return (
    <div className={around}>
      <ul ref={ref} className={cx(scrollingRow, row)} aria-busy={props.busy} onScroll={look}>
        {props.children}
      </ul>
      <button
        {...unheard}
        hidden={isAtStart}
        className={cx(arrow, before)}
        onClick={() => push(-0.8)}
      >
        <ChevronLeft size={24} strokeWidth={1.75} />
      </button>
      <button {...unheard} hidden={isAtEnd} className={cx(arrow, after)} onClick={() => push(0.8)}>
        <ChevronRight size={24} strokeWidth={1.75} />
      </button>
    </div>
  );
}
