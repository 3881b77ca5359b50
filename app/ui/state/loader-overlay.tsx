import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { css } from '#styled/css/index.js';

import { Spinner } from './spinner.tsx';

const cover = css({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '16px',
  background: 'color-mix(in srgb, token(colors.canvas) 80%, transparent)',
});

const appearsAfterMs = 150;
const staysAtLeastMs = 400;

/** Turns true shortly after `busy` and stays true a little longer, so that quick operations do not flicker. */
export function useUnhurried(busy: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (busy === shown) return;
    const wait = busy ? appearsAfterMs : since.current + staysAtLeastMs - performance.now();
    const timer = setTimeout(
      () => {
        since.current = performance.now();
        setShown(busy);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [busy, shown]);
  return shown;
}

/** Covers the whole window during an operation that must not be interrupted. */
export function LoaderOverlay({ busy }: { busy: boolean }) {
  const shown = useUnhurried(busy);
  if (!shown) return null;
  return (
    <output className={cover} aria-busy="true">
      <Spinner />
      <Trans>Please wait ...</Trans>
    </output>
  );
}
