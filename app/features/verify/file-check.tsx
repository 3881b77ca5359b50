import { Trans } from '@lingui/react/macro';
import { FileVideo } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fileButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { useFileDrop } from '#app/ui/field/use-file-drop.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { shareText } from '#domain/figures/figure-text.ts';
import { cx } from '#styled/css/index.js';

import * as look from './verify.recipe.ts';

interface FileCheckProps {
  isBusy: boolean;
  onFile: (
    file: File,
    options: { onProgress: (done: number) => void; signal: AbortSignal },
  ) => Promise<void>;
}

/** Takes a file from the device, by choosing or dropping it. */
export function FileCheck({ isBusy, onFile }: FileCheckProps) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const [done, setDone] = useState<number | null>(null);
  const cancelling = useRef<AbortController>(null);
  useEffect(() => () => cancelling.current?.abort(), []);
  const isReading = done !== null;
  const isStill = !hydrated || isBusy || isReading;

  async function take(file: File | undefined): Promise<void> {
    if (!file || isStill) return;
    const controller = new AbortController();
    cancelling.current = controller;
    setDone(0);
    await onFile(file, { onProgress: setDone, signal: controller.signal });
    setDone(null);
  }

  const drop = useFileDrop((file) => void take(file));
  const share = shareText(done ?? 0, locale);
  return (
    <section className={look.drop} {...drop}>
      <h2 className={look.heading}>
        <Trans>Check a file</Trans>
      </h2>
      {isReading ? (
        <div className={look.progress}>
          <output>
            <Trans>Reading the file: {share}</Trans>
          </output>
          <button type="button" className={quietButton} onClick={() => cancelling.current?.abort()}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      ) : (
        <label className={cx(button(), fileButton)} aria-disabled={isStill}>
          <FileVideo aria-hidden size={20} />
          <Trans>Choose a video</Trans>
          <input
            type="file"
            accept="video/*"
            disabled={isStill}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // Lets the same file be chosen again.
              target.value = '';
            }}
          />
        </label>
      )}
      <p className={look.hint}>
        <Trans>
          Or drop it here. The video stays on your device: we only compare its fingerprint.
        </Trans>
      </p>
    </section>
  );
}
