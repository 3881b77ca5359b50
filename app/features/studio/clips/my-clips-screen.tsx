import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { maxClips, mayBeReplaced } from '#domain/clip/clip.ts';
import { cx } from '#styled/css/index.js';

import { ClipCard } from './clip-card.tsx';
import { addClip, addClipOfOrder, placeClips, replaceClipFile } from './my-clips.functions.ts';
import { myClipsQuery } from './my-clips.queries.ts';
import * as look from './my-clips.recipe.ts';
import { useClipChanges } from './use-clip-changes.ts';

interface MyClipsScreenProps {
  /** The upload of a clip. */
  Upload: ComponentType<{ onArrived: (videoId: string, durationMs: number | null) => void }>;
}

/** A celebrity's sample clips: what is on the page, what waits, and how to add one. */
export function MyClipsScreen({ Upload }: MyClipsScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = useDateFormat(locale);
  const { data } = useSuspenseQuery(myClipsQuery);
  const changes = useClipChanges();
  const [uploads, setUploads] = useState(0);
  const [replacedId, setReplacedId] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { clips, samples } = data;
  const isFull = clips.length >= maxClips;
  const replaced = clips.find((clip) => clip.id === replacedId && mayBeReplaced(clip));
  const name = replaced?.title || t`Untitled clip`;

  async function arrived(videoId: string, durationMs: number | null) {
    const { id, version } = replaced ?? {};
    await changes.change(
      id === undefined || version === undefined
        ? {
            run: () => addClip({ data: { videoId, durationMs, language: locale } }),
            done: t`Added as a draft`,
          }
        : {
            run: () => replaceClipFile({ data: { id, version, videoId, durationMs } }),
            done: t`The clip has its new file`,
          },
    );
    setReplacedId(null);
    // Its file is a clip now: the next one begins with an empty upload.
    setUploads((before) => before + 1);
  }

  function replace(id: string) {
    setReplacedId(id);
    requestAnimationFrame(() => {
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView({ block: 'center' });
    });
  }

  function move(index: number, by: number) {
    const ids = clips.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved === undefined) return;
    ids.splice(index + by, 0, moved);
    void changes.change({ run: () => placeClips({ data: { ids } }) });
  }

  return (
    <div className={cx(page, look.column)}>
      <h1 className={pageTitle}>
        <Trans>My clips</Trans>
      </h1>
      <p className={look.lead}>
        <Trans>
          Up to six short clips at the top of your page show fans what they get. Our team checks
          each one first.
        </Trans>
      </p>
      {clips.length > 0 ? (
        <ul className={look.list}>
          {clips.map((clip, index) => (
            <ClipCard
              key={clip.id}
              clip={clip}
              locale={locale}
              changes={changes}
              onMove={(by) => move(index, by)}
              onReplace={() => replace(clip.id)}
              isFirst={index === 0}
              isLast={index === clips.length - 1}
            />
          ))}
        </ul>
      ) : null}
      <section ref={panel} tabIndex={-1} className={look.addPanel} aria-labelledby="add-clip">
        <h2 id="add-clip" className={look.heading}>
          {replaced ? <Trans>Replace the file of {name}</Trans> : <Trans>Add a clip</Trans>}
        </h2>
        {isFull && !replaced ? (
          <p className={look.quiet}>
            <Trans>You have six clips. Delete one to add another.</Trans>
          </p>
        ) : (
          <>
            <p className={look.quiet}>
              {replaced ? (
                <Trans>Title and captions stay. Up to 60 seconds, upright if you can.</Trans>
              ) : (
                <Trans>
                  Up to 60 seconds, upright if you can. Say who you are and what you do.
                </Trans>
              )}
            </p>
            <Upload key={uploads} onArrived={(...upload) => void arrived(...upload)} />
            {replaced ? (
              <button
                type="button"
                className={button({ variant: 'quiet' })}
                onClick={() => setReplacedId(null)}
              >
                <Trans>Keep the old file</Trans>
              </button>
            ) : null}
          </>
        )}
      </section>
      {samples.length > 0 && !isFull ? (
        <section className={look.addPanel} aria-labelledby="samples">
          <h2 id="samples" className={look.heading}>
            <Trans>Videos you’ve delivered</Trans>
          </h2>
          <p className={look.quiet}>
            <Trans>These fans agreed that you may show their video.</Trans>
          </p>
          <ul className={look.samples}>
            {samples.map(({ orderId, orderNumber, orderedAt }) => (
              <li key={orderId}>
                <span>
                  <Trans>Order {orderNumber}</Trans>
                  {`, ${date.day(orderedAt)}`}
                </span>
                <button
                  type="button"
                  className={button({ variant: 'outline' })}
                  aria-label={t`Use the video of order ${orderNumber}`}
                  {...busyButtonProps(
                    changes.busy,
                    () =>
                      void changes.change({
                        run: () => addClipOfOrder({ data: { orderId, language: locale } }),
                        done: t`Added as a draft`,
                      }),
                  )}
                >
                  <Video aria-hidden size={18} />
                  <Trans>Use as a clip</Trans>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
