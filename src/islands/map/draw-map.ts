import {
  AttributionControl,
  Map as LiveMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type ExpressionSpecification,
  type LayerSpecification,
  type CameraOptions,
} from 'maplibre-gl';
import sheetUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { withToken } from '../../lib/domain/map-style.ts';

/** Buildings are three-dimensional from this zoom on (SPEC section 9 'Map defaults'). */
const FROM_ZOOM = 15;
const ID = 'buildings-3d';

/** A building's height in metres: from OpenMapTiles', else Mapbox's property, else a typical one. */
const HEIGHT: ExpressionSpecification = ['coalesce', ['get', 'render_height'], ['get', 'height'], 8];
const BASE: ExpressionSpecification = ['coalesce', ['get', 'render_min_height'], ['get', 'min_height'], 0];

/** The style's flat building layers, which name the source of outlines. */
function outlines(layers: LayerSpecification[]) {
  return layers.find(
    (layer) =>
      layer.type === 'fill' && (layer['source-layer'] === 'building' || /^buildings?$/.test(layer.id)),
  );
}

/** Adds three-dimensional buildings to a style that has outlines but no such layer. */
export function addBuildings(map: LiveMap): void {
  const { layers } = map.getStyle();
  const own = layers.filter((layer) => layer.type === 'fill-extrusion');
  for (const { id } of own) map.setLayerZoomRange(id, FROM_ZOOM, 24);
  const flat = own.length > 0 ? undefined : outlines(layers);
  if (!flat || !('source' in flat)) return;
  const sourceLayer = flat['source-layer'];
  const firstLabel = layers.find((layer) => layer.type === 'symbol')?.id;
  map.addLayer(
    {
      id: ID,
      type: 'fill-extrusion',
      source: flat.source,
      ...(sourceLayer ? { 'source-layer': sourceLayer } : {}),
      minzoom: FROM_ZOOM,
      paint: {
        'fill-extrusion-color': '#8b7a66',
        'fill-extrusion-height': HEIGHT,
        'fill-extrusion-base': BASE,
        'fill-extrusion-opacity': 0.75,
      },
    },
    firstLabel,
  );
}

/** Draws a branch's map over its card and flies to it (SPEC sections 4 and 9). */

/** Where the flight begins, in zoom levels above the branch. */
const ASCENT = 4;
const FLIGHT_MS = 3500;

setWorkerUrl(workerUrl);

/** The map's styles are large and loaded only with a map. */
const sheet = new Promise<void>((resolve, reject) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheetUrl });
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => reject(new Error('the styles of the map did not come')));
  document.head.append(link);
});

interface Settings {
  style: string;
  token: string;
  target: Required<Pick<CameraOptions, 'zoom' | 'pitch' | 'bearing'>> & { center: [number, number] };
}

function settingsOf({ dataset }: HTMLElement): Settings {
  const number = (name: string) => Number(dataset[name]);
  return {
    style: dataset['style'] ?? '',
    token: dataset['token'] ?? '',
    target: {
      center: [number('longitude'), number('latitude')],
      zoom: number('zoom'),
      pitch: number('pitch'),
      bearing: number('bearing'),
    },
  };
}

/**
 * Returns how to remove the map once it is visible; rejects without leftovers if its style is unavailable. `words`: labels of the map's
 * controls, passed in so that this megabyte is one file for all languages.
 */
export async function drawMap(
  slot: HTMLElement,
  words: Readonly<Record<string, string>>,
): Promise<() => void> {
  await sheet;
  const { style, token, target } = settingsOf(slot);
  const container = document.createElement('div');
  container.className = 'map';
  slot.append(container);
  const map = new LiveMap({
    container,
    style: withToken(style, token),
    transformRequest: (url) => ({ url: withToken(url, token) }),
    center: target.center,
    zoom: Math.max(0, target.zoom - ASCENT),
    maxPitch: 85,
    attributionControl: false,
    // One finger scrolls the page, also over the map.
    cooperativeGestures: true,
    locale: words,
  });
  const remove = () => {
    map.remove();
    container.remove();
  };
  map.addControl(new AttributionControl({ compact: false }));
  map.addControl(new NavigationControl({ visualizePitch: true }));

  await new Promise<void>((resolve, reject) => {
    let hasStyle = false;
    map.once('style.load', () => {
      hasStyle = true;
      addBuildings(map);
    });
    map.once('load', () => resolve());
    // Missing tiles leave holes, but without a style there is nothing to see.
    map.on('error', ({ error }) => {
      if (hasStyle) return;
      remove();
      reject(error);
    });
  });

  const pin = slot.querySelector<HTMLElement>('[data-pin]')?.cloneNode(true) as HTMLElement | undefined;
  new Marker({ anchor: 'bottom', ...(pin ? { element: pin } : {}) }).setLngLat(target.center).addTo(map);
  slot.dataset['map'] = 'shown';
  map.flyTo({ ...target, duration: FLIGHT_MS });
  return remove;
}
