import { pino, type DestinationStream, type Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Long enough to find the place, and short enough for a log line of less than 1 kB. */
const LONGEST_MESSAGE = 160;
const MOST_FRAMES = 3;
const LONGEST_FRAME = 100;

interface Described {
  type: string;
  code?: string;
  message: string;
  stack?: string[];
  cause?: Described;
}

/**
 * An error for the log: its kind, the beginning of its message, where it came from, and its cause. The parameters of a query, such as
 * names and phones of customers, are left out; so is the query, which the stack tells.
 */
function describeError(error: unknown): Described {
  const own = describeAlone(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? own : { ...own, cause: describeAlone(cause) };
}

function describeAlone(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(String(error), LONGEST_MESSAGE) };
  const { code } = error as { code?: unknown };
  // Drizzle's message is the query and its parameters; its cause has the reason.
  const message = 'query' in error && 'params' in error ? 'Failed query' : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.filter((line) => !/node_modules|node:|wasm:/.test(line));
  const shown = (own.length > 0 ? own : frames).slice(0, MOST_FRAMES);
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: cut(message, LONGEST_MESSAGE),
    ...(shown.length > 0 ? { stack: shown.map((line) => cutLeft(line.trim())) } : {}),
  };
}

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The end of a frame has the file and the line. */
const cutLeft = (frame: string) => (frame.length > LONGEST_FRAME ? `…${frame.slice(-LONGEST_FRAME)}` : frame);

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Logs as lines of JSON, and metrics in Prometheus' text format. */
export interface Telemetry {
  log: Logger;
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
}

interface Wishes {
  level: LogLevel;
  /** Standard output by default. */
  destination?: DestinationStream;
}

export function createTelemetry({ level, destination }: Wishes): Telemetry {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took until their answer began, by the route and never by the address',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  return { log: destination ? pino(options, destination) : pino(options), registry, requests };
}

/** Memory, event loop and the like; once per process. */
export function measureProcess({ registry }: Telemetry): void {
  collectDefaultMetrics({ register: registry });
}
