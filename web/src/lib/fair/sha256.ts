/** SHA-256 by WebCrypto; where a page is not served securely and has none, by hand. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : byHand(bytes);
}

const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The first 32 bits of the fractional parts of roots of the first primes. */
function constants(count: number, root: number): Uint32Array<ArrayBuffer> {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (primes(n)) found.push((n ** (1 / root) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

function primes(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

export function byHand(message: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const k = constants(64, 3);
  const hash = constants(8, 2);
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, message.length * 8);
  const w = new Uint32Array(64);
  const at = (list: Uint32Array, i: number): number => list[i] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const s0 = right(a, 7) ^ right(a, 18) ^ (a >>> 3);
      const s1 = right(b, 17) ^ right(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + at(k, i) + at(w, i)) | 0;
      const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = at(hash, i) + value));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setUint32(4 * i, value));
  return new Uint8Array(out.buffer);
}
