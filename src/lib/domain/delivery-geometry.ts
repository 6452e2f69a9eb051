/**
 * How a branch tells which of its delivery areas an address is in: `place`: customers choose it by name, as postcode and town; `distance`:
 * by steps of the air-line distance from the branch; `zones`: by polygons.
 */
export const DELIVERY_WAYS = ['place', 'distance', 'zones'] as const;
/** One of `DELIVERY_WAYS`. */
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** A point on the earth, in degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A corner of a zone as GeoJSON has it: longitude, latitude. */
export type Corner = [longitude: number, latitude: number];

/** A zone's rings: the first is its outline, others are holes or further parts; a ring may repeat its first corner at the end. */
export type Zone = Corner[][];

/** The mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8;

/** The air-line distance of two points in whole metres, by the haversine formula. */
export function distanceMetres(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const byLatitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const byLongitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = byLatitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * byLongitude;
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord))));
}

/** Whole millionths of a degree, at most 11 cm: what follows is exact for zones of less than 90 degrees. */
const micro = (degrees: number) => Math.round(degrees * 1_000_000);

/**
 * Whether a point is in a zone: within an odd number of its rings, so that a ring in another is a hole. Edges and corners belong to the
 * zone, those of holes too. Edges are straight on a map in degrees; a zone cannot cross the 180th meridian.
 */
export function isInZone(zone: Zone, { longitude, latitude }: Point): boolean {
  const [x, y] = [micro(longitude), micro(latitude)];
  let isInside = false;
  for (const ring of zone) {
    let [beforeX, beforeY] = (ring.at(-1) ?? []).map(micro);
    for (const [toX, toY] of ring.map((corner) => corner.map(micro))) {
      if (beforeX === undefined || beforeY === undefined || toX === undefined || toY === undefined) continue;
      const side = (toX - beforeX) * (y - beforeY) - (toY - beforeY) * (x - beforeX);
      const isBetween =
        Math.min(beforeX, toX) <= x &&
        x <= Math.max(beforeX, toX) &&
        Math.min(beforeY, toY) <= y &&
        y <= Math.max(beforeY, toY);
      if (side === 0 && isBetween) return true;
      if (beforeY > y !== toY > y && toY > beforeY === side > 0) isInside = !isInside;
      [beforeX, beforeY] = [toX, toY];
    }
  }
  return isInside;
}
