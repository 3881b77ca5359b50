import { useLingui } from '@lingui/react/macro';
import { VideoOff } from 'lucide-react';
import type { Ref } from 'react';

import { clipAddress } from '#domain/clip/clip.ts';
import { localeName, type Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

const film = css({
  display: 'block',
  width: '100%',
  aspectRatio: '4/5',
  borderRadius: 'l',
  background: 'black',
  objectFit: 'cover',
});

const none = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4/5',
  borderRadius: 'l',
  background: 'tint',
  color: 'text2',
});

/** In the place of a clip that cannot be played; what is said beside it tells why. */
export function NoClipVideo() {
  return (
    <span className={none}>
      <VideoOff aria-hidden size={40} strokeWidth={1.4} />
    </span>
  );
}

export interface ShownClip {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly language: Locale;
  readonly hasCaptions: boolean;
  readonly hasPoster: boolean;
}

/** A clip in its frame of 4:5, so that nothing shifts when it loads. Its bytes are asked for only when it is played. */
export function ClipVideo(props: {
  clip: ShownClip;
  ref?: Ref<HTMLVideoElement>;
  /** With the browser's own controls; otherwise the caller has some. */
  controls?: boolean;
  onEnded?: () => void;
  onPause?: () => void;
  onPlay?: () => void;
}) {
  const { t } = useLingui();
  const { clip, controls = false, ref, ...events } = props;
  const { title, language } = clip;
  return (
    <video
      {...events}
      ref={ref}
      className={film}
      src={clipAddress(clip, 'video')}
      poster={clip.hasPoster ? clipAddress(clip, 'poster') : undefined}
      preload={clip.hasPoster ? 'none' : 'metadata'}
      playsInline
      controls={controls}
      tabIndex={controls ? undefined : -1}
      aria-label={title === '' ? t`Your clip` : title}
      lang={title === '' ? undefined : language}
    >
      {/* Empty for a clip without captions. */}
      <track
        kind="captions"
        src={clipAddress(clip, 'captions')}
        srcLang={language}
        label={localeName[language]}
        default={clip.hasCaptions}
      />
    </video>
  );
}
