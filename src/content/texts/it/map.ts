import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../map.ts';

/** Labels of the map's controls, by maplibre-gl's own keys. */

export const mapWords: Words<typeof german.mapWords> = {
  'AttributionControl.ToggleAttribution': 'Mostra o nascondi le fonti',
  'Map.Title': 'Mappa',
  'Marker.Title': 'Posizione',
  'NavigationControl.ResetBearing': 'Trascina per ruotare la mappa, fai clic per il nord in alto',
  'NavigationControl.ZoomIn': 'Ingrandisci',
  'NavigationControl.ZoomOut': 'Riduci',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + scorrimento per ingrandire la mappa',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + scorrimento per ingrandire la mappa',
  'CooperativeGesturesHandler.MobileHelpText': 'Due dita per spostare la mappa',
};
