import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isAllowedAddress, type AllowedAddress } from '../platform/allowed-address.ts';

/** This machine, private networks, link-local addresses (cloud metadata among them), and everything but single public hosts. */
const FORBIDDEN = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  FORBIDDEN.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 127],
  // IPv4 addresses inside of others.
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  FORBIDDEN.addSubnet(network, bits, 'ipv6');

const isForbidden = (address: string) => FORBIDDEN.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
const HERE = /^(localhost|127\.0\.0\.1|::1)$/;

/** Where webhooks may be sent to: public hosts by https, and what the operator allows. */
export interface WebhookAccess {
  /** Whether an address can be stored: https, or http to this machine or an allowed host, and no forbidden IP address. */
  isAllowed: (url: URL) => Promise<boolean>;
  /** How to resolve the name of a URL that is allowed: fails with `EFORBIDDEN` if it has a forbidden address, so that no name can be pointed there later. */
  lookupFor: (url: URL) => Promise<LookupFunction>;
}

/** The host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** `isDemo`: the demo and tests may send to this machine. */
export function createWebhookAccess(
  allowed: readonly AllowedAddress[],
  isDemo: () => Promise<boolean>,
): WebhookAccess {
  async function isFree(url: URL): Promise<boolean> {
    const host = hostOf(url);
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (isAllowedAddress(allowed, { host, port })) return true;
    return HERE.test(host) && isDemo();
  }
  return {
    async isAllowed(url) {
      if (url.username !== '' || url.password !== '') return false;
      if (await isFree(url)) return url.protocol === 'https:' || url.protocol === 'http:';
      const host = hostOf(url);
      if (url.protocol !== 'https:') return false;
      return isIP(host) === 0 ? !HERE.test(host) : !isForbidden(host);
    },
    async lookupFor(url) {
      const mayBePrivate = await isFree(url);
      return (name, options, done) => {
        lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
          const [first] = addresses ?? [];
          if (error || !first) return done(error ?? new Error('no address'), '', 0);
          if (!mayBePrivate && addresses.some(({ address }) => isForbidden(address)))
            return done(Object.assign(new Error('a forbidden address'), { code: 'EFORBIDDEN' }), '', 0);
          if (options.all) return done(null, addresses);
          return done(null, first.address, first.family);
        });
      };
    },
  };
}
