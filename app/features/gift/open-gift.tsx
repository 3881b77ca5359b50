import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { VideoPlayer } from '#app/entities/video/video-player.tsx';
import { button } from '#app/ui/button.recipe.ts';
import type { ReceivedGift } from '#domain/gift/gift.ts';
import { css } from '#styled/css/index.js';

import { visitId } from './gift-visit.ts';
import { watchGift } from './gift.functions.ts';
import * as look from './gift.recipe.ts';
import { WrappedBox } from './wrapped-box.tsx';

interface OpenGiftProps {
  gift: Extract<ReceivedGift, { state: 'open' }>;
  token: string;
}

/** A gift that may be opened: first wrapped, then the note and the video. */
export function OpenGift({ gift, token }: OpenGiftProps) {
  const { t } = useLingui();
  const { from, note, celebrityName, watchId } = gift;
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isCounted = useRef(false);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  function count() {
    if (isCounted.current) return;
    isCounted.current = true;
    // It only counts; who watches is not troubled with it.
    watchGift({ data: { token, visitId: visitId() } }).catch(() => null);
  }
  return (
    <>
      <section className={look.wrapped} data-opening={isOpen} data-openable>
        <WrappedBox />
        <h1 className={look.title}>
          <Trans>{from} has a gift for you</Trans>
        </h1>
        <button
          type="button"
          className={button({ variant: 'gold', size: 'large' })}
          onClick={() => setOpen(true)}
        >
          <Trans>Open your gift</Trans>
        </button>
      </section>
      <section className={look.inside} data-opening={isOpen}>
        <div className={look.note}>
          <h1 ref={heading} tabIndex={-1} className={css({ srOnly: true })}>
            <Trans>Your gift from {from}</Trans>
          </h1>
          {note === '' ? (
            <p className={look.noteWords}>
              <Trans>For you, from {from}.</Trans>
            </p>
          ) : (
            <>
              <p className={look.noteWords}>{note}</p>
              <p className={look.sender}>{from}</p>
            </>
          )}
        </div>
        <div className={look.clip}>
          <h2 className={css({ textStyle: 'h3', marginBottom: '12px' })}>
            <Trans>{celebrityName} recorded this for you</Trans>
          </h2>
          <VideoPlayer
            src={`/api/gift/${token}/video`}
            poster={null}
            label={t`Your video`}
            watchId={watchId}
            onStarted={count}
          />
        </div>
      </section>
    </>
  );
}
