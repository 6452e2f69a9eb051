import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request comes from. `trustedProxies` of our own stand before the shop, each of which has added to
 * X-Forwarded-For whom it was called by; whatever else stands there, anybody can have written. Null: not from a network.
 */
export function addressOf(c: Context, trustedProxies: number): string | null {
  const caller = callerOf(c);
  if (caller === null || trustedProxies === 0) return caller;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-trustedProxies) || caller;
}

function callerOf(c: Context): string | null {
  // Requests that tests hand to the app directly have no connection.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return getConnInfo(c).remote.address ?? null;
}

/** What stands for an address when its calls are counted: whoever has one of IPv6 has the 2^64 around it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [head.split(':'), tail === undefined ? [] : tail.split(':')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Whether a request comes from this machine itself, not through a proxy on it. */
export function isOwnMachine(c: Context): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name));
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(callerOf(c) ?? '');
}
