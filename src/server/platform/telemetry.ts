import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
