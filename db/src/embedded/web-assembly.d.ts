// Node has it, and types of Node do not say so: they leave it to those of browsers.
declare namespace WebAssembly {
  /** Compiled code, which threads can share. */
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
