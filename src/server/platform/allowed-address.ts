/** An address of this machine or a private network that the operator lets the server connect to; `port` null: all ports. */
export interface AllowedAddress {
  host: string;
  port: number | null;
}

/** Reads `kasse.local:8443`, or a host alone. */
export function parseAllowedAddress(text: string): AllowedAddress {
  const [host = '', port] = text.toLowerCase().split(':');
  return { host, port: port === undefined ? null : Number(port) };
}

/** Whether one of the addresses covers a target. */
export const isAllowedAddress = (
  allowed: readonly AllowedAddress[],
  { host, port }: { host: string; port: number },
): boolean => allowed.some((known) => known.host === host.toLowerCase() && (known.port ?? port) === port);
