import { z } from 'zod';
import type { Zone } from '../../lib/domain/delivery-geometry.ts';

const Corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.unknown());
const Rings = z.array(z.array(Corner).min(3)).min(1);

const Polygon = z.object({ type: z.literal('Polygon'), coordinates: Rings });
const MultiPolygon = z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Rings).min(1) });
const Geometry = z.union([Polygon, MultiPolygon]);
const Feature = z.object({ type: z.literal('Feature'), geometry: Geometry });
/** RFC 7946, as far as it has areas. */
const GeoJson = z.union([
  Geometry,
  Feature,
  z.object({ type: z.literal('FeatureCollection'), features: z.tuple([Feature]) }),
]);

type Shape = z.output<typeof GeoJson>;

function geometryOf(shape: Shape): z.output<typeof Geometry> {
  if (shape.type === 'FeatureCollection') return shape.features[0].geometry;
  return shape.type === 'Feature' ? shape.geometry : shape;
}

/** Digits of a millionth of a degree, 11 cm: more say nothing. */
const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;

/** The zone of a text of GeoJSON: one polygon, or several that belong together; null: it is none. A ring's repeated last corner is dropped. */
export function zoneOfText(text: string): Zone | null {
  try {
    const geometry = geometryOf(GeoJson.parse(JSON.parse(text)));
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
    const zone: Zone = rings.map((ring) => {
      const corners = ring.map(([longitude, latitude]): [number, number] => [
        rounded(longitude),
        rounded(latitude),
      ]);
      const [first, last] = [corners[0], corners.at(-1)];
      const isClosed = corners.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
      return isClosed ? corners.slice(0, -1) : corners;
    });
    return zone.every(({ length }) => length > 2) ? zone : null;
  } catch {
    return null;
  }
}

const closed = <C>(ring: readonly C[]): C[] => [...ring, ...ring.slice(0, 1)];

/** A zone as GeoJSON, its rings closed. */
export const geometryOfZone = (zone: Zone): { type: 'Polygon'; coordinates: Zone } => ({
  type: 'Polygon',
  coordinates: zone.map(closed),
});

/** The text of a zone, a corner per line. */
export const textOfZone = (zone: Zone | null | undefined): string =>
  zone?.length ? JSON.stringify(geometryOfZone(zone)).replaceAll('],[', '],\n[') : '';

/** An outline with another corner where it lengthens the outline least; null: none yet. */
export function withCorner(zone: Zone | null | undefined, corner: [number, number]): Zone {
  const [outline = [], ...others] = zone ?? [];
  if (outline.length < 3) return [[...outline, corner], ...others];
  const distance = (a: readonly number[], b: readonly number[]) =>
    Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
  const detours = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return distance(from, corner) + distance(corner, to) - distance(from, to);
  });
  return [outline.toSpliced(detours.indexOf(Math.min(...detours)) + 1, 0, corner), ...others];
}
