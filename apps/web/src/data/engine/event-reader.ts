/** One server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Reads server-sent events from text that comes in any pieces (WHATWG HTML, 9.2.6). Comments and ids are passed over. */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let buffer = "";
  let event = "message";
  let data: string[] = [];
  const readLine = (line: string) => {
    if (line === "") {
      if (data.length > 0) onEvent({ event, data: data.join("\n") });
      event = "message";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    else if (field === "data") data.push(value);
  };
  return (piece) => {
    buffer += piece;
    // A carriage return at the end may be the first half of a line end that is still on its way.
    let match = /\r\n|\n|\r(?!$)/.exec(buffer);
    while (match) {
      readLine(buffer.slice(0, match.index));
      buffer = buffer.slice(match.index + match[0].length);
      match = /\r\n|\n|\r(?!$)/.exec(buffer);
    }
  };
}
