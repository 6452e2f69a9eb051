import { useTheme } from '@mui/material';
import {
  LngLatBounds,
  Map as LiveMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef, useState } from 'react';
import { mapWords } from '../../content/texts/map.ts';
import type { Corner, Point, Zone } from '../../lib/domain/delivery-geometry.ts';
import { withToken } from '../../lib/domain/map-style.ts';
import { branchTexts } from './texts.ts';
import { geometryOfZone, withCorner } from './zone-text.ts';

const texts = branchTexts.delivery.zone;

setWorkerUrl(workerUrl);

/** Shows nothing but the zones, where the shop has no map or it cannot be reached. */
const EMPTY: StyleSpecification = { version: 8, sources: {}, layers: [] };
const [OWN, OTHERS] = ['zone', 'other-zones'];
/** How far an arrow key moves a corner, in pixels. */
const STEP = 8;
const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** What is seen of the surroundings of a branch without zones. */
const FIRST_ZOOM = 12;

interface Props {
  zone: Zone | null;
  onChange: (zone: Zone | null) => void;
  others: readonly Zone[];
  /** Of the branch. */
  center: Point | null;
  /** The address of the map's style, with the token for '{token}' in it; null: none. */
  style: { url: string; token: string } | null;
}

const shapesOf = (zones: readonly Zone[]) => ({
  type: 'FeatureCollection' as const,
  features: zones
    .filter(([outline = []]) => outline.length > 1)
    .map((zone) => ({ type: 'Feature' as const, properties: {}, geometry: geometryOfZone(zone) })),
});

const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;

/** Draws a zone: a click adds a corner, dragging or arrow keys move one, Delete removes it. Loaded when it is opened. */
export function ZoneMap({ zone, onChange, others, center, style }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const { palette } = useTheme();
  const now = useRef({ zone, onChange });
  useEffect(() => {
    now.current = { zone, onChange };
  });
  const [line, fill, quiet] = [palette.text.primary, palette.primary.main, palette.text.secondary];

  useEffect(() => {
    if (!place.current) return;
    const bounds = new LngLatBounds();
    for (const corner of [...(zone ?? []), ...others.flat()].flat()) bounds.extend(corner);
    const live = new LiveMap({
      container: place.current,
      style: style ? withToken(style.url, style.token) : EMPTY,
      transformRequest: (url) => ({ url: withToken(url, style?.token ?? '') }),
      locale: mapWords,
      cooperativeGestures: true,
      ...(bounds.isEmpty()
        ? { center: [center?.longitude ?? 0, center?.latitude ?? 0], zoom: center ? FIRST_ZOOM : 1 }
        : { bounds, fitBoundsOptions: { padding: 40, maxZoom: 15 } }),
    });
    live.addControl(new NavigationControl({ showCompass: false }));
    live.on('style.load', () => {
      for (const [id, color] of [
        [OTHERS, quiet],
        [OWN, fill],
      ] as const) {
        live.addSource(id, { type: 'geojson', data: shapesOf([]) });
        live.addLayer({
          id: `${id}-fill`,
          type: 'fill',
          source: id,
          paint: { 'fill-color': color, 'fill-opacity': 0.3 },
        });
        live.addLayer({
          id: `${id}-line`,
          type: 'line',
          source: id,
          paint: { 'line-color': line, 'line-width': 2 },
        });
      }
      setMap(live);
    });
    live.on('error', () => {
      if (!live.isStyleLoaded() && live.getLayersOrder().length === 0) live.setStyle(EMPTY);
    });
    live.on('click', ({ lngLat }) => {
      const corner: Corner = [rounded(lngLat.lng), rounded(lngLat.lat)];
      now.current.onChange(withCorner(now.current.zone, corner));
    });
    if (center) new Marker({ color: line }).setLngLat([center.longitude, center.latitude]).addTo(live);
    return () => {
      setMap(null);
      live.remove();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the map stays; what it shows follows below
  }, []);

  useEffect(() => {
    void map?.getSource<GeoJSONSource>(OWN)?.setData(shapesOf(zone ? [zone] : []));
    void map?.getSource<GeoJSONSource>(OTHERS)?.setData(shapesOf(others));
  }, [map, zone, others]);

  useEffect(() => {
    const container = map?.getContainer();
    if (!map || !container) return;
    const [outline = [], ...holes] = zone ?? [];
    const change = (ring: Corner[]) => now.current.onChange(ring.length > 0 ? [ring, ...holes] : null);
    const markers = outline.map((corner, index) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.ariaLabel = texts.corner(index + 1);
      element.dataset['zoneCorner'] = '';
      const marker = new Marker({ element, draggable: true }).setLngLat(corner).addTo(map);
      const move = () => {
        const { lng, lat } = marker.getLngLat();
        change(outline.with(index, [rounded(lng), rounded(lat)]));
      };
      marker.on('dragend', move);
      element.addEventListener('click', (event) => event.stopPropagation());
      element.addEventListener('keydown', (event) => {
        const arrow = ARROWS[event.key];
        if (event.key === 'Delete' || event.key === 'Backspace') change(outline.toSpliced(index, 1));
        else if (arrow) {
          const { x, y } = map.project(marker.getLngLat());
          marker.setLngLat(map.unproject([x + arrow[0], y + arrow[1]]));
          move();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      });
      return marker;
    });
    return () => {
      const focused = markers.findIndex((marker) => marker.getElement() === document.activeElement);
      for (const marker of markers) marker.remove();
      // The markers of the changed zone are there after this.
      if (focused >= 0)
        queueMicrotask(() =>
          [...container.querySelectorAll<HTMLElement>('[data-zone-corner]')].at(focused)?.focus(),
        );
    };
  }, [map, zone]);

  return <div ref={place} data-zone-map role="group" aria-label={texts.map} />;
}
