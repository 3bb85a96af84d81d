/** Card files could not be fetched. The message is for the person who asked: what, why, and what to do. */
export class DownloadError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DownloadError";
  }
}
