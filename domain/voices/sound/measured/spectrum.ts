/** The strengths of the frequencies in a window of samples, from 0 up to half the rate; a Hann window, its length a power of 2. */
export function spectrum(samples: Float32Array): Float64Array {
  const length = samples.length;
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  const bits = Math.log2(length);
  for (let i = 0; i < length; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length);
    real[reversed(i, bits)] = (samples[i] as number) * window;
  }
  for (let size = 2; size <= length; size *= 2) butterflies(real, imaginary, size);
  return Float64Array.from({ length: length / 2 }, (_, k) =>
    Math.hypot(real[k] as number, imaginary[k] as number),
  );
}

/** One stage of Cooley and Tukey. */
function butterflies(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2;
  for (let k = 0; k < half; k++) {
    const [cos, sin] = [Math.cos((-2 * Math.PI * k) / size), Math.sin((-2 * Math.PI * k) / size)];
    for (let i = k; i < real.length; i += size) {
      const [a, b] = [real[i + half] as number, imaginary[i + half] as number];
      const [x, y] = [a * cos - b * sin, a * sin + b * cos];
      real[i + half] = (real[i] as number) - x;
      imaginary[i + half] = (imaginary[i] as number) - y;
      real[i] = (real[i] as number) + x;
      imaginary[i] = (imaginary[i] as number) + y;
    }
  }
}

function reversed(i: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit++) result |= ((i >> bit) & 1) << (bits - 1 - bit);
  return result;
}
