/** The parameters of Punycode (RFC 3492, section 5). */
const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;

const digitOf = (value: number): string =>
  String.fromCharCode(value < MOST ? 0x61 + value : 0x30 + value - MOST);

/** How the next number is cut into digits (section 6.1). */
const biasAfter = (delta: number, count: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - LEAST) * MOST) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST));
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
};

const digitsOf = (number: number, bias: number): string => {
  let digits = "";
  let rest = number;
  for (let at = BASE; ; at += BASE) {
    const threshold = Math.min(MOST, Math.max(LEAST, at - bias));
    if (rest < threshold) return digits + digitOf(rest);
    digits += digitOf(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
};

/** One label of a host in Punycode, without the prefix (section 6.3). */
const encoded = (label: string): string => {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 0x80);
  let written = String.fromCharCode(...basic) + (basic.length > 0 ? "-" : "");
  let [bias, delta, handled] = [FIRST_BIAS, 0, basic.length];
  const others = [...new Set(points.filter((point) => point >= 0x80))].sort((a, b) => a - b);
  let last = 0x80;
  for (const point of others) {
    delta += (point - last) * (handled + 1);
    for (const each of points) {
      if (each < point) delta++;
      if (each !== point) continue;
      written += digitsOf(delta, bias);
      bias = biasAfter(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    last = point + 1;
  }
  return written;
};

/** A host as the domain name system writes it: labels with letters beyond ASCII as `xn--…`, in small letters. */
export const asciiHost = (host: string): string =>
  host
    .normalize("NFC")
    .toLowerCase()
    .split(".")
    .map((label) => (/^[\0-\x7f]*$/.test(label) ? label : `xn--${encoded(label)}`))
    .join(".");
