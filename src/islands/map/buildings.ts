import type { ExpressionSpecification, LayerSpecification, Map as LiveMap } from 'maplibre-gl';

/** Buildings stand up from this zoom on (SPEC section 9 'Map defaults'). */
const FROM_ZOOM = 15;
const ID = 'buildings-3d';

/** How high a building is, in metres: as OpenMapTiles says it, as Mapbox does, else as houses are. */
const HEIGHT: ExpressionSpecification = ['coalesce', ['get', 'render_height'], ['get', 'height'], 8];
const BASE: ExpressionSpecification = ['coalesce', ['get', 'render_min_height'], ['get', 'min_height'], 0];

/** The style's own flat buildings: they say where the outlines are. */
function outlines(layers: LayerSpecification[]) {
  return layers.find(
    (layer) =>
      layer.type === 'fill' && (layer['source-layer'] === 'building' || /^buildings?$/.test(layer.id)),
  );
}

/** Gives a style buildings in three dimensions, if it has outlines and does not do so itself. */
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
