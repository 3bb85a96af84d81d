/** A set of positions, 32 to a number. Sets of one kind are equally long. */
export type Bits = Uint32Array;

/** A set of nothing, with room for some positions. */
export function noBits(positions: number): Bits {
  return new Uint32Array((positions + 31) >>> 5);
}

/** The set of all positions. */
export function allBits(positions: number): Bits {
  const bits = noBits(positions).fill(0xffffffff);
  const rest = positions & 31;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** What is in both. */
export function both(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) result[word] = (a[word] ?? 0) & (b[word] ?? 0);
  return result;
}

/** What is in the first and not in the second. */
export function without(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word++) result[word] = (a[word] ?? 0) & ~(b[word] ?? 0);
  return result;
}

/** Adds everything of the second set to the first. */
export function addAll(to: Bits, more: Bits): void {
  for (let word = 0; word < to.length; word++) to[word] = (to[word] ?? 0) | (more[word] ?? 0);
}

/** Those positions of a set that pass a test. */
export function filterBits(bits: Bits, test: (at: number) => boolean): Bits {
  const result = new Uint32Array(bits.length);
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0;
    let kept = 0;
    while (left !== 0) {
      const bit = left & -left;
      if (test((word << 5) + 31 - Math.clz32(bit))) kept |= bit;
      left ^= bit;
    }
    result[word] = kept;
  }
  return result;
}

export function eachBit(bits: Bits, visit: (at: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      const bit = left & -left;
      visit((word << 5) + 31 - Math.clz32(bit));
      left ^= bit;
    }
  }
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0;
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    count += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false;
  return true;
}
