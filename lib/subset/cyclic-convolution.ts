/**
 * cyclicConvolution: the product of two polynomials in several variables modulo a prime p, where the power
 * of each variable goes round: x^size is 1.
 *
 * Use     cyclicConvolution(a, b, [2, 2], 998244353)
 * Time    O(n log n) for n terms: 2^18 in 0.6 to 2.6 s; sizes up to 64 by O(size) products a term
 * Space   12 bytes a term, and that of convolutionMod for the largest size
 * Limits  p a prime below 2^30; sizes divide p - 1, their product up to 2^22, one size up to 2^21; the
 *         first variable's powers stand side by side; residues in [0, p)
 * Errors  RangeError: another p, a size that is no divisor of p - 1, arrays that have not as many terms as
 *         the product of the sizes, a term that is no residue
 * Source  a discrete Fourier transform along each variable, long ones by L. Bluestein, "A linear filtering
 *         approach to the computation of the discrete Fourier transform" (1970); own code
 * Tested  cyclic-convolution.test.ts: against all pairs; verify: library-checker
 *         multivariate_convolution_cyclic
 */
import { Mod } from "../number/mod";
import { primitiveRoot } from "../number/primitive-root";
import { convolutionMod } from "../polynomial/convolution-mod";
import { checkSizes } from "./multivariate-convolution";

export function cyclicConvolution(
  a: Int32Array,
  b: Int32Array,
  sizes: ArrayLike<number>,
  p: number,
): Int32Array {
  const mod = new Mod(p);
  const root = primitiveRoot(p);
  const n = checkSizes("cyclicConvolution", a, b, sizes);
  for (let i = 0; i < sizes.length; i++) {
    if ((p - 1) % sizes[i]! === 0 && sizes[i]! <= 2 ** 21) continue;
    throw new RangeError(
      `cyclicConvolution: sizes up to 2^21 must divide ${p - 1}, got ${sizes[i]} at ${i}`,
    );
  }
  for (const terms of [a, b]) {
    const at = terms.findIndex((term) => term < 0 || term >= p);
    if (at < 0) continue;
    throw new RangeError(
      `cyclicConvolution: expected residues in [0, ${p}), got ${terms[at]} at ${at}`,
    );
  }
  const product = a.slice();
  transform(product, sizes, root, mod);
  const other = b.slice();
  transform(other, sizes, root, mod);
  mod.multiply(product, other);
  transform(product, sizes, mod.inverse(root), mod);
  mod.scale(product, mod.inverse(n % p));
  return product;
}

/** The transform along each variable. */
function transform(values: Int32Array, sizes: ArrayLike<number>, root: number, mod: Mod): void {
  let stride = 1;
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i]!;
    if (size > 1) {
      const along = fourier(size, mod.pow(root, (mod.m - 1) / size), mod);
      const line = new Int32Array(size);
      for (let start = 0; start < values.length; start += stride * size) {
        for (let first = start; first < start + stride; first++) {
          for (let k = 0; k < size; k++) line[k] = values[first + k * stride]!;
          const result = along(line);
          for (let k = 0; k < size; k++) values[first + k * stride] = result[k]!;
        }
      }
    }
    stride *= size;
  }
}

/** A function that gives the sums of line[j] · root^(j k) for each k; its result is valid until the next. */
function fourier(size: number, root: number, mod: Mod): (line: Int32Array) => Int32Array {
  if (size <= SHORT) return shortFourier(size, root, mod);
  // j k is C(j + k, 2) - C(j, 2) - C(k, 2), so the sums are a convolution with these powers of the root.
  const chirp = trianglePowers(2 * size - 1, root, mod);
  const twist = trianglePowers(size, mod.inverse(root), mod);
  const twisted = new Int32Array(size);
  return (line) => {
    for (let j = 0; j < size; j++) twisted[size - 1 - j] = mod.mul(line[j]!, twist[j]!);
    const sums = convolutionMod(twisted, chirp, mod.m).subarray(size - 1, 2 * size - 1);
    mod.multiply(sums, twist);
    return sums;
  };
}

function shortFourier(size: number, root: number, mod: Mod): (line: Int32Array) => Int32Array {
  const powers = new Int32Array(size);
  for (let i = 0, power = 1; i < size; i++, power = mod.mul(power, root)) powers[i] = power;
  const sums = new Int32Array(size);
  return (line) => {
    for (let k = 0; k < size; k++) {
      let sum = 0;
      for (let j = 0, exponent = 0; j < size; j++) {
        sum = mod.add(sum, mod.mul(line[j]!, powers[exponent]!));
        exponent += k;
        if (exponent >= size) exponent -= size;
      }
      sums[k] = sum;
    }
    return sums;
  };
}

/** root^(i (i - 1) / 2) for i below count. */
function trianglePowers(count: number, root: number, mod: Mod): Int32Array {
  const powers = new Int32Array(count);
  for (let i = 0, power = 1, step = 1; i < count; i++) {
    powers[i] = power;
    power = mod.mul(power, step);
    step = mod.mul(step, root);
  }
  return powers;
}

const SHORT = 64; // up to this size, the sums term by term cost no more than three transforms
