/** The customer's status page of an order. `site` is the origin of the customers' pages. */
export const statusPageOf = ({ uid, hash }: { uid: string; hash: string }, site: string): string =>
  `${site}/status/${uid}/${hash}`;
