import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const place = css({ justifyContent: 'center', borderRadius: '0' });
/** Under the header however far the page is scrolled: who follows a link there wonders why nothing comes. */
const inSight = css({
  position: 'sticky',
  top: { base: 'token(sizes.headerPhone)', md: 'token(sizes.header)' },
  zIndex: 15,
});

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is away, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={inSight}>
      {online ? null : (
        <p className={cx(notice({ tone: 'warn' }), place)}>
          <WifiOff aria-hidden />
          <Trans>
            You’re offline. This page may be out of date, and changes will have to wait until you’re
            back.
          </Trans>
        </p>
      )}
    </output>
  );
}
