/** Two short tones, made here: no file, no permission. A browser that has not been touched yet plays nothing. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [frequency, from] of [
      [880, 0],
      [1175, 0.13],
    ] as const) {
      const at = audio.currentTime + from;
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.24);
      if (from > 0) tone.addEventListener('ended', () => void audio.close());
    }
  } catch {
    // No sound device: what is on screen still says it.
  }
}
