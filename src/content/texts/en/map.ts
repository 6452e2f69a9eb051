import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../map.ts';

/** Labels of the map's controls, by maplibre-gl's own keys. */

export const mapWords: Words<typeof german.mapWords> = {
  'AttributionControl.ToggleAttribution': 'Show or hide sources',
  'Map.Title': 'Map',
  'Marker.Title': 'Location',
  'NavigationControl.ResetBearing': 'Drag to rotate the map, click for north up',
  'NavigationControl.ZoomIn': 'Zoom in',
  'NavigationControl.ZoomOut': 'Zoom out',
  'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl + scroll to zoom the map',
  'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ + scroll to zoom the map',
  'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
};
