import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The client's address. `trustedProxies` of our own have each appended their caller to X-Forwarded-For; anything before that may be
 * forged. null: not from a network.
 */
export function addressOf(c: Context, trustedProxies: number): string | null {
  const caller = callerOf(c);
  if (caller === null || trustedProxies === 0) return caller;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-trustedProxies) || caller;
}

function callerOf(c: Context): string | null {
  // Tests call the app directly, without a connection.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return getConnInfo(c).remote.address ?? null;
}

/** The key for counting an address's calls: an IPv6 client owns 2^64 addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [head.split(':'), tail === undefined ? [] : tail.split(':')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Whether a request comes from this machine, and not through a proxy on it. */
export function isOwnMachine(c: Context): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name));
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(callerOf(c) ?? '');
}
