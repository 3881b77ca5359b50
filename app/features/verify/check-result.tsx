import { Trans } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert, CircleHelp, Clock, Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { saveBlob } from '#app/platform/browser/save-file.ts';
import { quietButton } from '#app/ui/field/form.recipe.ts';
import { useFocusedHeading } from '#app/ui/use-focused-heading.ts';
import type { VideoCheck, VideoRecord } from '#domain/authenticity/video-check.ts';

import * as look from './verify.recipe.ts';

/** The result of a check; takes the focus, so that it is read aloud. */
export function CheckResult({ check }: { check: VideoCheck }) {
  switch (check.state) {
    case 'genuine':
      return <Genuine record={check.record} />;
    case 'pending':
      return (
        <Result tone="warn" icon={<Clock aria-hidden />} title={<Trans>Almost ready</Trans>}>
          <Trans>
            This video was delivered a moment ago and its record is being written. Please check
            again in a few minutes.
          </Trans>
        </Result>
      );
    case 'closed':
      return (
        <Result
          tone="warn"
          icon={<Clock aria-hidden />}
          title={<Trans>This gift isn’t open yet</Trans>}
        >
          <Trans>Please check again once the gift can be opened.</Trans>
        </Result>
      );
    case 'unknown':
      return (
        <Result
          tone="warn"
          icon={<CircleHelp aria-hidden />}
          title={<Trans>We don’t have a record of this video</Trans>}
        >
          <Trans>
            It may still be one of ours: messengers and social networks change a video when they
            send it. Ask the sender for the original file or the gift link.
          </Trans>
        </Result>
      );
  }
}

interface ResultProps {
  tone: 'good' | 'warn';
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

function Result({ tone, icon, title, children }: ResultProps) {
  const heading = useFocusedHeading();
  return (
    <section className={look.result({ tone })}>
      {icon}
      <div className={look.resultWords}>
        <h2 {...heading} className={look.resultTitle}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

function Genuine({ record }: { record: VideoRecord }) {
  const date = useDateFormat(useLocale());
  const { celebrityName, deliveredAt, isReplaced, fileHash, signed } = record;
  const day = date.day(deliveredAt);
  return (
    <Result
      tone="good"
      icon={<BadgeCheck aria-hidden />}
      title={<Trans>Yes, this is from {celebrityName}</Trans>}
    >
      <p>
        <Trans>
          {celebrityName} recorded it for an order on this site. It was delivered on {day} and
          hasn’t been changed since.
        </Trans>
      </p>
      {isReplaced ? (
        <p className={look.aside}>
          <CircleAlert aria-hidden size={18} />
          <span>
            <Trans>{celebrityName} sent a newer video for the same order later.</Trans>
          </span>
        </p>
      ) : null}
      <details className={look.proof}>
        <summary>
          <Trans>Show the proof</Trans>
        </summary>
        <dl>
          <dt>
            <Trans>Fingerprint of the file (SHA-256)</Trans>
          </dt>
          <dd>
            <code>{fileHash}</code>
          </dd>
        </dl>
        <p>
          <Trans>
            The record is signed. Anyone can check it with <a href="/api/verify/keys">our key</a>.
          </Trans>
        </p>
        <button
          type="button"
          className={quietButton}
          onClick={() => saveBlob(new Blob([signed], { type: 'application/jwt' }), 'record.jwt')}
        >
          <Download aria-hidden size={18} />
          <Trans>Download the signed record</Trans>
        </button>
      </details>
    </Result>
  );
}
