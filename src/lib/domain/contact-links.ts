/** A link that calls a number, however it is written. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A maps service's directions to coordinates (`52.5,13.4`) or to an address in words. */
export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
