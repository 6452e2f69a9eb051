/** Labels of the map's controls, by maplibre-gl's own keys. */

export const mapWords = {
  'AttributionControl.ToggleAttribution': 'Quellen ein- oder ausblenden',
  'Map.Title': 'Karte',
  'Marker.Title': 'Standort',
  'NavigationControl.ResetBearing': 'Ziehen, um die Karte zu drehen, klicken für Norden oben',
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'CooperativeGesturesHandler.WindowsHelpText': 'Mit Strg + Scrollen die Karte vergrößern',
  'CooperativeGesturesHandler.MacHelpText': 'Mit ⌘ + Scrollen die Karte vergrößern',
  'CooperativeGesturesHandler.MobileHelpText': 'Mit zwei Fingern die Karte bewegen',
} as const;
