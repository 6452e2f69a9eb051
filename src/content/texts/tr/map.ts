import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../map.ts';

/** Labels of the map's controls, by maplibre-gl's own keys. */

export const mapWords: Words<typeof german.mapWords> = {
  'AttributionControl.ToggleAttribution': 'Kaynakları göster veya gizle',
  'Map.Title': 'Harita',
  'Marker.Title': 'Konum',
  'NavigationControl.ResetBearing': 'Haritayı döndürmek için sürükleyin, kuzeyi yukarı almak için tıklayın',
  'NavigationControl.ZoomIn': 'Yakınlaştır',
  'NavigationControl.ZoomOut': 'Uzaklaştır',
  'CooperativeGesturesHandler.WindowsHelpText': 'Haritayı yakınlaştırmak için Ctrl + kaydırma',
  'CooperativeGesturesHandler.MacHelpText': 'Haritayı yakınlaştırmak için ⌘ + kaydırma',
  'CooperativeGesturesHandler.MobileHelpText': 'Haritayı iki parmağınızla kaydırın',
};
