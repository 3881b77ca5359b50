import { Trans } from '@lingui/react/macro';
import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Take } from '#domain/video/recording.ts';

import { choices } from './recorder.recipe.ts';
import { useFileAddress } from '../player/use-file-address.ts';

interface TakeChoicesProps {
  take: Take;
  onSend: () => Promise<void>;
  onRetake: () => void;
}

/** What to do with a take. */
export function TakeChoices({ take, onSend, onRetake }: TakeChoicesProps) {
  const [isSending, setSending] = useState(false);
  const address = useFileAddress(take.file);
  async function send() {
    setSending(true);
    await onSend();
    setSending(false);
  }
  return (
    <div className={choices}>
      <button
        type="button"
        className={button({ size: 'large' })}
        data-first-focus
        {...busyButtonProps(isSending, () => void send())}
      >
        <Trans>Use this video</Trans>
      </button>
      <button
        type="button"
        className={button({ variant: 'outline', size: 'large' })}
        {...busyButtonProps(isSending, onRetake)}
      >
        <RotateCcw size={18} aria-hidden />
        <Trans>Record again</Trans>
      </button>
      {address === null ? null : (
        <a href={address} download={take.file.name} className={button({ variant: 'quiet' })}>
          <Download size={18} aria-hidden />
          <Trans>Keep a copy</Trans>
        </a>
      )}
    </div>
  );
}
