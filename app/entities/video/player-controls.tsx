import { useLingui } from '@lingui/react/macro';
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useEffect, useRef, type ComponentType, type RefObject } from 'react';

import { playerSpeeds, playerTime, type PlayerAction } from '#domain/video/player.ts';
import { cx } from '#styled/css/index.js';

import { canBeFull, playAt, seekTo, toggleFloating } from './player-commands.ts';
import * as look from './player.recipe.ts';
import type { Playback } from './use-playback.ts';

interface PlayerControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  playback: Playback;
  hasCaptions: boolean;
  onAct: (action: PlayerAction) => void;
}

interface ControlProps {
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  onPress: () => void;
  className?: string | undefined;
  /** The keys that do the same. */
  shortcut?: string;
}

function Control({ label, Icon, onPress, className, shortcut }: ControlProps) {
  return (
    <button
      type="button"
      className={cx(look.control, className)}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <Icon size={24} aria-hidden />
    </button>
  );
}

/** The bar over a player: shown in the browser only, where its buttons work. */
export function PlayerControls({ video, playback, hasCaptions, onAct }: PlayerControlsProps) {
  const { t, i18n } = useLingui();
  const { isPlaying, isMuted, isFull, showsCaptions, speed } = playback;
  const { seconds, duration, hasStarted } = playback;
  const isOver = hasStarted && !isPlaying && seconds > 0 && seconds >= duration;
  const PlayIcon = isPlaying ? Pause : isOver ? RotateCcw : Play;
  const playLabel = isPlaying ? t`Pause` : isOver ? t`Play again` : t`Play`;
  return (
    <div className={look.bar}>
      <Control
        className={look.playControl}
        label={playLabel}
        Icon={PlayIcon}
        shortcut="Space k"
        onPress={() => onAct('toggle')}
      />
      <span className={look.time}>{playerTime(seconds)}</span>
      <Scrubber video={video} playback={playback} />
      <span className={look.time} data-end>
        {playerTime(duration)}
      </span>
      <div className={look.settings}>
        <Control
          label={isMuted ? t`Unmute` : t`Mute`}
          Icon={isMuted ? VolumeX : Volume2}
          shortcut="m"
          onPress={() => onAct('mute')}
        />
        {hasCaptions ? (
          <Control
            label={showsCaptions ? t`Turn captions off` : t`Turn captions on`}
            Icon={showsCaptions ? Captions : CaptionsOff}
            shortcut="c"
            onPress={() => onAct('captions')}
          />
        ) : null}
        <select
          className={look.speed}
          aria-label={t`Speed`}
          title={t`Speed`}
          value={speed}
          onChange={({ target }) => video.current && playAt(video.current, Number(target.value))}
        >
          {playerSpeeds.map((one) => (
            <option key={one} value={one}>
              {i18n.number(one)}×
            </option>
          ))}
        </select>
        {document.pictureInPictureEnabled ? (
          <Control
            label={t`Picture-in-picture`}
            Icon={PictureInPicture2}
            onPress={() => video.current && toggleFloating(video.current)}
          />
        ) : null}
        {canBeFull(video.current) ? (
          <Control
            label={isFull ? t`Exit full screen` : t`Full screen`}
            Icon={isFull ? Minimize : Maximize}
            shortcut="f"
            onPress={() => onAct('full-screen')}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Where the video is; its keys are those of the player. */
function Scrubber({ video, playback }: Pick<PlayerControlsProps, 'video' | 'playback'>) {
  const { t } = useLingui();
  const slider = useRef<HTMLInputElement>(null);
  const { seconds, duration, loaded } = playback;
  const length = Number.isFinite(duration) && duration > 0 ? duration : 0;
  const [at, all] = [playerTime(seconds), playerTime(length)];
  useEffect(() => {
    const percent = (value: number) => `${length === 0 ? 0 : (100 * value) / length}%`;
    slider.current?.style.setProperty('--played', percent(seconds));
    slider.current?.style.setProperty('--loaded', percent(Math.max(seconds, loaded)));
  }, [seconds, loaded, length]);
  return (
    <input
      ref={slider}
      type="range"
      className={look.scrubber}
      aria-label={t`Position`}
      aria-valuetext={t`${at} of ${all}`}
      min={0}
      max={length}
      step="any"
      value={Math.min(seconds, length)}
      onChange={({ target }) => video.current && seekTo(video.current, Number(target.value))}
    />
  );
}
