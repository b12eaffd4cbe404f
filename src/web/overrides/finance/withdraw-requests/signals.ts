import { useEffect, useRef } from 'react';

/** Two short tones, made here: no file, no permission. Silent where the browser does not allow sound yet. */
function chime(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.value = 0.06;
    volume.connect(audio.destination);
    [880, 1320].forEach((pitch, index) => {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(volume);
      tone.start(audio.currentTime + index * 0.12);
      tone.stop(audio.currentTime + index * 0.12 + 0.1);
    });
    setTimeout(() => void audio.close(), 600);
  } catch {
    // No sound device: the mark on the row and the title still tell.
  }
}

const bareTitle = () => document.title.replace(/^\(\d+\) ?/, '');

/** Puts the number of waiting requests before the title of the window, and takes it away again. */
export function useTitleCount(count: number): void {
  // After every drawing: the shell writes the title anew when a page arrives.
  useEffect(() => {
    const wanted = count > 0 ? `(${count}) ${bareTitle()}` : bareTitle();
    if (document.title !== wanted) document.title = wanted;
  });
  useEffect(
    () => () => {
      document.title = bareTitle();
    },
    [],
  );
}

/** Sounds when there is more to do than before. */
export function useChime(waiting: number | undefined, enabled: boolean): void {
  const before = useRef(waiting);
  useEffect(() => {
    const more = before.current !== undefined && waiting !== undefined && waiting > before.current;
    before.current = waiting;
    if (more && enabled) chime();
  }, [waiting, enabled]);
}
