import { lazy } from '../../../platform/cache/lazy.ts';
import { PRINT_CHECK_WASM_HEX } from './print-check-wasm.ts';

const PAGE_BYTES = 65_536;

/** The part of WebAssembly that is used here: its types are only in the browser's library. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };

/** What server/kernel/print-check.ts exports, and explains. Places are in bytes. */
interface Exports {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  heap(): number;
  reduceRow(
    rows: number,
    count: number,
    width: number,
    reduction: number,
    step: number,
    sums: number,
    out: number,
    outWidth: number,
  ): void;
  compareRow(
    aboveA: number,
    a: number,
    belowA: number,
    aboveB: number,
    b: number,
    belowB: number,
    width: number,
    rounding: number,
    busy: number,
    records: number,
  ): void;
  isFiltered(filter: number, filtered: number, row: number, above: number, bytes: number): number;
}

/** The compiled checks of prints with their own memory. */
export interface PrintKernel extends Pick<Exports, 'reduceRow' | 'compareRow' | 'isFiltered'> {
  /** All memory; `heap` is where the caller's begins. */
  bytes: Uint8Array;
  heap: number;
}

const compiled = lazy(() => new WebAssembly.Module(Buffer.from(PRINT_CHECK_WASM_HEX, 'hex')));
/** Kernels that are free for the next print; each has a few hundred kilobytes. */
const free: Exports[] = [];

/**
 * Runs `work` with a kernel that nobody else uses meanwhile, with `bytes` of room at `heap`, whose content is
 * undefined.
 */
export async function withPrintKernel<T>(
  bytes: number,
  work: (kernel: PrintKernel) => T | Promise<T>,
): Promise<T> {
  const exports = free.pop() ?? newKernel();
  try {
    return await work(kernelOf(exports, bytes));
  } finally {
    free.push(exports);
  }
}

function newKernel(): Exports {
  return new WebAssembly.Instance(compiled()).exports as Exports;
}

function kernelOf(exports: Exports, room: number): PrintKernel {
  const { memory, reduceRow, compareRow, isFiltered } = exports;
  const heap = exports.heap();
  const missing = heap + room - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  return { reduceRow, compareRow, isFiltered, heap, bytes: new Uint8Array(memory.buffer) };
}
