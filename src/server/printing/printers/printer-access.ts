import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';
import { isAllowedAddress, type AllowedAddress } from '../../platform/allowed-address.ts';

/** The ports of raw printing (JetDirect and its like): other services of the network are not to be reached as a printer. */
const PORTS = { from: 9100, to: 9109 };

/** This machine, link-local addresses (cloud metadata among them), and everything but single hosts. */
const FORBIDDEN = new BlockList();
FORBIDDEN.addSubnet('0.0.0.0', 8);
FORBIDDEN.addSubnet('127.0.0.0', 8);
FORBIDDEN.addSubnet('169.254.0.0', 16);
FORBIDDEN.addSubnet('224.0.0.0', 3);
FORBIDDEN.addAddress('::', 'ipv6');
FORBIDDEN.addAddress('::1', 'ipv6');
FORBIDDEN.addSubnet('fe80::', 10, 'ipv6');
FORBIDDEN.addSubnet('ff00::', 8, 'ipv6');

interface Target {
  host: string;
  port: number;
}

export interface PrinterAccess {
  /** Whether the port is one of printers, or the address is allowed besides. */
  isPrinterPort: (target: Target) => boolean;
  /**
   * The IP address to connect to; null: printing there is not allowed. Connecting to the address, not to the name, keeps a name from
   * resolving to another address afterwards.
   * @throws if the name cannot be resolved.
   */
  resolve: (target: Target) => Promise<string | null>;
}

/** `allowed`: addresses besides those of printers, such as a print queue of this machine. */
export function createPrinterAccess(allowed: readonly AllowedAddress[]): PrinterAccess {
  const isAllowed = (target: Target) => isAllowedAddress(allowed, target);
  const isPrinterPort = (target: Target) =>
    isAllowed(target) || (target.port >= PORTS.from && target.port <= PORTS.to);
  return {
    isPrinterPort,
    async resolve(target) {
      if (!isPrinterPort(target)) return null;
      const addresses = await lookup(target.host, { all: true });
      const isForbidden = addresses.some(({ address, family }) =>
        FORBIDDEN.check(address, family === 6 ? 'ipv6' : 'ipv4'),
      );
      return isForbidden && !isAllowed(target) ? null : (addresses[0]?.address ?? null);
    },
  };
}
