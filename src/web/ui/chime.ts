/** Two short tones, made here: no file, no permission. Silent where the browser does not allow sound yet. */
export function chime(): void {
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
    // No sound device: the mark on the row and the title still show it.
  }
}
