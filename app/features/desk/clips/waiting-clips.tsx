import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check, CircleAlert, CircleCheck, LoaderCircle, VolumeX, X } from 'lucide-react';
import { useRef, useState } from 'react';

import * as frame from '#app/entities/application/applications.recipe.ts';
import { ClipVideo } from '#app/entities/clip/clip-video.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { usePlaceInList } from '#app/ui/list/use-place-in-list.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { shownTime } from '#domain/clip/captions.ts';
import { mayBeApproved, type WaitingClip } from '#domain/clip/clip.ts';
import { localeName, type Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { DeclineClipDialog } from './decline-clip-dialog.tsx';
import { useClipDecision } from './use-clip-decision.ts';

const card = css({
  display: 'grid',
  gap: '20px',
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  md: { gridTemplateColumns: '280px minmax(0, 1fr)' },
});
const facts = css({ display: 'grid', gap: '12px', alignContent: 'start', minWidth: 0 });
const said = css({
  listStyle: 'none',
  display: 'grid',
  gap: '4px',
  '& time': { color: 'text2', fontVariantNumeric: 'tabular-nums', marginRight: '10px' },
});

const silent = css({ display: 'flex', alignItems: 'center', gap: '8px', color: 'text2' });

/** The clips that wait, each with its player. */
export function WaitingClips(props: { clips: readonly WaitingClip[]; locale: Locale }) {
  const { clips, locale } = props;
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<WaitingClip | null>(null);
  const { decide, failure, forgetFailure, busy } = useClipDecision();
  const leave = usePlaceInList(!busy && asked === null, (place) => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-clip]');
    return cards?.[Math.min(place, cards.length - 1)] ?? empty.current;
  });
  const alert = failure ? t(failure) : null;
  return (
    <>
      {alert && !asked ? (
        <p role="alert" className={cx(notice({ tone: 'warn' }), css({ marginBottom: '16px' }))}>
          <CircleAlert aria-hidden />
          {alert}
        </p>
      ) : null}
      {clips.length === 0 ? (
        <div ref={empty} tabIndex={-1} className={frame.empty}>
          <CircleCheck aria-hidden size={40} strokeWidth={1.4} />
          <p>
            <Trans>No clips waiting.</Trans>
          </p>
        </div>
      ) : (
        <ul ref={list} className={frame.list}>
          {clips.map((clip, place) => (
            <ClipCard
              key={clip.id}
              clip={clip}
              locale={locale}
              waits={busy}
              onApprove={() => {
                leave(place);
                void decide(clip, null);
              }}
              onDecline={() => {
                forgetFailure();
                setAsked(clip);
              }}
            />
          ))}
        </ul>
      )}
      <DeclineClipDialog
        clip={asked}
        failure={alert}
        onClose={() => setAsked(null)}
        onDecline={async (words) => {
          if (!asked) return false;
          leave(clips.indexOf(asked));
          const outcome = await decide(asked, words);
          if (outcome !== 'failed') setAsked(null);
          return outcome === 'done';
        }}
      />
    </>
  );
}

/** One clip with everything needed to decide on it. */
function ClipCard(props: {
  clip: WaitingClip;
  locale: Locale;
  waits: boolean;
  onApprove: () => void;
  onDecline: () => void;
}) {
  const { clip, locale, waits } = props;
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { title, celebrityId, celebrityName, captions, language, orderId } = clip;
  const heading = `clip-${clip.id}`;
  const sent = date.time(clip.sentAt);
  return (
    <li tabIndex={-1} data-clip={clip.id} aria-labelledby={heading} className={card}>
      <ClipVideo clip={{ ...clip, hasCaptions: captions.length > 0 }} controls />
      <div className={facts}>
        <h2 id={heading} lang={language} className={frame.name}>
          {title}
        </h2>
        <p>
          <Link
            to="/{-$locale}/celebrity/$vendorId"
            params={{ vendorId: String(celebrityId) }}
            className={frame.link}
          >
            {celebrityName === '' ? <Trans>Closed page</Trans> : celebrityName}
          </Link>
        </p>
        <p className={frame.hint}>
          <Trans>Sent on {sent}</Trans>
        </p>
        <p>
          {orderId === null ? (
            <Trans>Uploaded for the page</Trans>
          ) : (
            <Trans>A delivered video. Its fan agreed that it may be shown.</Trans>
          )}
        </p>
        {captions.length === 0 ? (
          <p className={frame.hint}>
            <Trans>No captions</Trans>
          </p>
        ) : (
          <div>
            <h3 className={frame.similarTitle}>
              <Trans>Captions</Trans> ({localeName[language]})
            </h3>
            <ul className={said} lang={language}>
              {captions.map(({ from, text }) => (
                <li key={from}>
                  <time>{shownTime(from)}</time>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        {clip.hasSound ? null : (
          <p className={silent}>
            <VolumeX aria-hidden size={18} />
            <Trans>This clip has no sound</Trans>
          </p>
        )}
        {clip.preparation === 'waiting' ? (
          <output className={notice({ tone: 'info' })}>
            <LoaderCircle aria-hidden />
            <span>
              <Trans>This clip is being prepared. You can approve it in a moment.</Trans>
            </span>
          </output>
        ) : null}
        <div className={frame.actions}>
          {mayBeApproved(clip) ? (
            <button
              type="button"
              className={button()}
              aria-label={t`Approve ${title}`}
              {...busyButtonProps(waits, props.onApprove)}
            >
              <Check aria-hidden size={18} />
              <Trans>Approve</Trans>
            </button>
          ) : null}
          <button
            type="button"
            className={button({ variant: 'danger' })}
            aria-label={t`Decline ${title}`}
            {...busyButtonProps(waits, props.onDecline)}
          >
            <X aria-hidden size={18} />
            <Trans>Decline</Trans>
          </button>
        </div>
      </div>
    </li>
  );
}
