/** From the most to the least talkative. `silent` writes nothing. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts that belong to a line. Values of fields whose names sound like secrets are hidden. */
type LogFields = Readonly<Record<string, unknown>>;

/** Writes one line of JSON per event, at or above the level it was made with. */
export interface Log {
  /** The fields may come from a function, which is called only where the line is written. */
  debug(message: string, fields?: LogFields | (() => LogFields)): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const HIDDEN = "[hidden]";
const SECRET_NAME = /secret|password|passwd|token|authorization|cookie|api_?key|credential|^key$|private/i;

/**
 * @param options.secrets Values that are cut out of every line, wherever they turn up.
 * @param options.write Takes a finished line, with its line end.
 */
export function createLog(options: {
  readonly level: LogLevel;
  readonly secrets: readonly string[];
  readonly write: (line: string) => void;
  readonly now?: () => Date;
  /** Told the level of each line that is written. */
  readonly onLine?: (level: LogLevel) => void;
}): Log {
  const threshold = LOG_LEVELS.indexOf(options.level);
  const now = options.now ?? (() => new Date());
  const secrets = options.secrets.filter((secret) => secret.length >= 4);

  function writeLine(level: LogLevel, message: string, fields: LogFields | (() => LogFields) = {}): void {
    if (LOG_LEVELS.indexOf(level) < threshold) return;
    const known = typeof fields === "function" ? fields() : fields;
    let line = JSON.stringify({ time: now().toISOString(), level, message, ...known }, hideSecrets);
    for (const secret of secrets) line = line.replaceAll(secret, HIDDEN);
    options.write(`${line}\n`);
    options.onLine?.(level);
  }

  return {
    debug: (message, fields) => writeLine("debug", message, fields),
    info: (message, fields) => writeLine("info", message, fields),
    warn: (message, fields) => writeLine("warn", message, fields),
    error: (message, fields) => writeLine("error", message, fields),
  };
}

function hideSecrets(name: string, value: unknown): unknown {
  if (SECRET_NAME.test(name)) return HIDDEN;
  if (typeof value === "bigint") return value.toString();
  if (value instanceof Error) {
    const { name: kind, message, stack, cause } = value;
    return { kind, message, stack, ...(cause === undefined ? {} : { cause }) };
  }
  return value;
}
