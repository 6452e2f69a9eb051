import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../map.ts';

/** Labels of the map's controls, by maplibre-gl's own keys. 'Plan' is a map here, since 'carte' is the menu. */

export const mapWords: Words<typeof german.mapWords> = {
  'AttributionControl.ToggleAttribution': 'Afficher ou masquer les sources',
  'Map.Title': 'Plan',
  'Marker.Title': 'Emplacement',
  'NavigationControl.ResetBearing':
    'Faire glisser pour pivoter le plan, cliquer pour remettre le nord en haut',
  'NavigationControl.ZoomIn': 'Zoom avant',
  'NavigationControl.ZoomOut': 'Zoom arrière',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + défilement pour zoomer sur le plan',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + défilement pour zoomer sur le plan',
  'CooperativeGesturesHandler.MobileHelpText': 'Déplacez le plan avec deux doigts',
};
