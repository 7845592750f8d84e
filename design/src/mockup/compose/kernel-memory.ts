/** Up to this much memory is kept from mockup to mockup: artwork of three megapixels. */
const KEPT_BYTES = 48 * 1024 * 1024;
const PAGE_BYTES = 65_536;

/** What every kernel of design/kernel/ exports besides its places, which are in bytes. */
interface KernelExports {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  artwork(): number;
  /** Writes one row of artwork as texels, and marks the tiles with ink. */
  loadRow(rgba: number, texels: number, width: number, tiles: number): void;
}

/** A compiled kernel with its memory. `at`: its places, and where the artwork may lie. */
export interface Kernel<Place extends string> extends Pick<KernelExports, 'loadRow'> {
  place(...numbers: number[]): number;
  at: Record<Place | 'artwork', number>;
  bytes: Uint8Array;
  floats: Float32Array;
  words: Uint32Array;
}

/** The part of WebAssembly that is used; its types belong to the browser's library, which this package does not use. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: KernelExports & { place(...numbers: number[]): number } };
}

/**
 * Returns a function that returns the kernel with so much room for artwork at `at.artwork`; it holds until the next call, which may
 * reuse it. `prepare` fills the tables of a new one.
 */
export function kernelAllocator<Place extends string>(
  hex: string,
  places: readonly Place[],
  prepare: (kernel: Kernel<Place>) => void = () => {},
): (artworkBytes: number) => Kernel<Place> {
  let compiled: object | undefined;
  let kept: Kernel<Place> | undefined;

  const create = (artworkBytes: number): Kernel<Place> => {
    const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };
    compiled ??= new WebAssembly.Module(bytesOf(hex));
    const { exports } = new WebAssembly.Instance(compiled);
    const { memory, loadRow, place } = exports;
    const artwork = exports.artwork();
    const missing = artwork + artworkBytes - memory.buffer.byteLength;
    memory.grow(Math.max(0, Math.ceil(missing / PAGE_BYTES)));
    const numbers = exports as unknown as Record<Place, { value: number }>;
    const known = Object.fromEntries(places.map((name) => [name, numbers[name].value]));
    const kernel: Kernel<Place> = {
      loadRow,
      place,
      at: { ...(known as Record<Place, number>), artwork },
      bytes: new Uint8Array(memory.buffer),
      floats: new Float32Array(memory.buffer),
      words: new Uint32Array(memory.buffer),
    };
    prepare(kernel);
    return kernel;
  };

  return (artworkBytes) => {
    if (kept && kept.at.artwork + artworkBytes <= kept.bytes.length) return kept;
    const kernel = create(artworkBytes);
    if (kernel.bytes.length <= KEPT_BYTES) kept = kernel;
    return kernel;
  };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  );
}
