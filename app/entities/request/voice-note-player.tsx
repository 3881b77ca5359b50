import { useLingui } from '@lingui/react/macro';
import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';

interface VoiceNotePlayerProps {
  id: string;
  /** The order that it belongs to; without one only its owner hears it. */
  orderId?: number | undefined;
}

/** Plays how a name sounds, when it is pressed. */
export function VoiceNotePlayer({ id, orderId }: VoiceNotePlayerProps) {
  const { t } = useLingui();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);

  function opened(): HTMLAudioElement {
    const of = orderId === undefined ? '' : `?order=${orderId}`;
    const sound = new Audio(`/api/voice-note/${id}${of}`);
    sound.addEventListener('play', () => setPlaying(true));
    for (const end of ['pause', 'ended']) sound.addEventListener(end, () => setPlaying(false));
    return sound;
  }
  function press(): void {
    if (isPlaying) return audio.current?.pause();
    setBroken(false);
    audio.current ??= opened();
    audio.current.play().catch(() => {
      // Opened anew the next time.
      audio.current = null;
      setBroken(true);
    });
  }

  return (
    <>
      <button
        type="button"
        className={button({ variant: 'outline', size: 'small' })}
        onClick={press}
      >
        {isPlaying ? <Pause aria-hidden size={18} /> : <Volume2 aria-hidden size={18} />}
        {isPlaying ? t`Pause` : t`Listen to the name`}
      </button>
      <output>{isBroken ? t`The voice note can’t be played now. Try again later.` : ''}</output>
    </>
  );
}
