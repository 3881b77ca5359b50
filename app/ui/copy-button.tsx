import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { css } from '#styled/css/index.js';

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  flex: 'none',
  minWidth: '44px',
  minHeight: '44px',
  background: 'transparent',
  color: 'brandInk',
  cursor: 'pointer',
});

/** Copies a value; confirms it visibly and to screen readers until another one is copied. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  return (
    <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '4px' })}>
      <output className={css({ textStyle: 'hint', color: outcome === 'failed' ? 'bad' : 'good' })}>
        {outcome === 'copied' ? <Trans>Copied</Trans> : null}
        {outcome === 'failed' ? (
          <Trans>Couldn’t copy. Please select and copy it yourself.</Trans>
        ) : null}
      </output>
      <button
        type="button"
        className={button}
        aria-label={t`Copy: ${label}`}
        onBlur={() => setOutcome(null)}
        onClick={async () => {
          try {
            await navigator.clipboard.writeText(value);
            setOutcome('copied');
          } catch {
            // Some browsers only let the user copy: a message says so, and the value is shown for selection.
            setOutcome('failed');
          }
        }}
      >
        {outcome === 'copied' ? (
          <Check size={20} aria-hidden="true" />
        ) : (
          <Copy size={20} aria-hidden="true" />
        )}
      </button>
    </span>
  );
}
