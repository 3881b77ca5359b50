import { useEffect, useRef, useState } from 'react';

import { mayOpenMicrophone } from './microphone-policy.ts';
import type { Recording, VoiceProblem } from './voice-sound.ts';

export type VoiceState =
  | { readonly kind: 'idle' | 'opening' | 'saving' | 'saved' }
  | { readonly kind: 'recording'; readonly stop: () => void }
  | { readonly kind: 'failed'; readonly problem: VoiceProblem };

/** Its code is loaded when someone records or chooses a file: few do. */
const loadSound = () => import('./voice-sound.ts');

/** Records or reads a voice note and saves it. @param onSaved called with its id */
export function useVoiceNote(onSaved: (id: string) => void) {
  const [state, setState] = useState<VoiceState>({ kind: 'idle' });
  const running = useRef<Recording | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.stop();
    };
  }, []);

  async function attempt(work: () => Promise<string>): Promise<void> {
    try {
      const id = await work();
      if (isGone.current) return;
      setState({ kind: 'saved' });
      onSaved(id);
    } catch (error) {
      const isKnown = error instanceof Error && 'problem' in error;
      setState({ kind: 'failed', problem: isKnown ? (error.problem as VoiceProblem) : 'lost' });
    }
  }

  return {
    state,
    isBusy: ['opening', 'recording', 'saving'].includes(state.kind),
    reset: () => setState({ kind: 'idle' }),
    record() {
      if (!mayOpenMicrophone()) return;
      setState({ kind: 'opening' });
      void attempt(async () => {
        const { startRecording, saveVoiceNote } = await loadSound();
        const recording = await startRecording();
        running.current = recording;
        if (isGone.current) recording.stop();
        setState({ kind: 'recording', stop: recording.stop });
        const take = await recording.take;
        running.current = null;
        setState({ kind: 'saving' });
        return saveVoiceNote(take);
      });
    },
    choose(file: File) {
      setState({ kind: 'saving' });
      void attempt(async () => (await loadSound()).saveVoiceNote(file));
    },
  };
}
