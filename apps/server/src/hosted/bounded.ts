/**
 * A body that ends in an error as soon as it is longer than `most` bytes; nothing of it is kept.
 * @param onTooLong Told before it ends so.
 */
export function bounded(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
  onTooLong: () => void = () => {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size <= most) {
          controller.enqueue(chunk);
          return;
        }
        onTooLong();
        controller.error(new Error(`a body is longer than ${most} bytes`));
      },
    }),
  );
}
