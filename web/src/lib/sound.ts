/**
 * The sounds of the table, made on the spot: nothing is loaded. Silent until the page was touched,
 * as browsers demand, and never the only signal.
 */
let context: AudioContext | null = null;
const VOLUME = 0.5;

/** To be called from the first touch or key of the page. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

function gain(audio: AudioContext, from: number, seconds: number, at = audio.currentTime): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(from * VOLUME, at);
  node.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  node.connect(audio.destination);
  return node;
}

function tone(
  audio: AudioContext,
  hertz: number,
  to: number,
  loud: number,
  seconds: number,
  delay = 0,
): void {
  const at = audio.currentTime + delay;
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.linearRampToValueAtTime(to, at + seconds);
  source.connect(gain(audio, loud, seconds, at));
  source.start(at);
  source.stop(at + seconds);
}

const SOUNDS = {
  /** A card is laid: a short breath of filtered noise. */
  card(audio: AudioContext): void {
    const seconds = 0.04;
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = 2600;
    band.Q.value = 0.9;
    source.connect(band).connect(gain(audio, 0.5, seconds));
    source.start();
  },
  chime(audio: AudioContext): void {
    tone(audio, 1200, 1200, 0.12, 0.09);
    tone(audio, 1800, 1800, 0.08, 0.09);
  },
  rise(audio: AudioContext): void {
    tone(audio, 440, 660, 0.16, 0.12);
  },
  /** A triumph. */
  chord(audio: AudioContext): void {
    [523, 659, 784].forEach((hertz, i) => tone(audio, hertz, hertz, 0.14, 0.5 - i * 0.08, i * 0.08));
  },
  /** A word, letter by letter. */
  letters(audio: AudioContext): void {
    [523, 587, 659, 698, 784].forEach((hertz, i) => tone(audio, hertz, hertz, 0.1, 0.12, i * 0.16));
  },
  /** Something that slips away. */
  sigh(audio: AudioContext): void {
    tone(audio, 520, 240, 0.16, 0.35);
  },
  /** Something that comes and goes. */
  ghost(audio: AudioContext): void {
    tone(audio, 360, 560, 0.12, 0.22);
    tone(audio, 560, 380, 0.12, 0.3, 0.2);
  },
  alarm(audio: AudioContext): void {
    tone(audio, 660, 660, 0.16, 0.14);
    tone(audio, 880, 880, 0.16, 0.2, 0.16);
  },
  thud(audio: AudioContext): void {
    tone(audio, 120, 70, 0.5, 0.09);
    tone(audio, 120, 70, 0.5, 0.09, 0.14);
  },
};

export type Sound = keyof typeof SOUNDS;

export function playSound(sound: Sound): void {
  if (context?.state === 'running') SOUNDS[sound](context);
}
