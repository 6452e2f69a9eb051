import type { Block } from '../../../lib/contract/entities.ts';

function block(id: number, identifier: string, markdown: string, isEnabled = true): Block {
  return {
    id,
    identifier,
    isEnabled,
    isPublic: true,
    data: [{ type: 'markdown', name: 'text', value: markdown.trim() }],
  };
}

const accessibility = `
Gutes Essen ist für alle da, und unser Bestellshop soll es auch sein. Wir orientieren uns an den
Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und am Barrierefreiheitsstärkungsgesetz (BFSG).

## Was Sie hier erwarten dürfen

- Alle Seiten lassen sich mit der Tastatur bedienen, der Fokus ist immer sichtbar.
- Felder sind beschriftet, Fehler stehen in Worten direkt beim Feld.
- Farben und Schrift haben genügend Kontrast, auch in der dunklen Darstellung.
- Texte lassen sich auf 200 Prozent vergrößern, ohne dass etwas verloren geht.
- Bewegungen bleiben aus, wenn Ihr Gerät darum bittet.
- Karte, Preise und Allergene sind auch ohne JavaScript lesbar.

## Was noch nicht vollkommen ist

Die Bilder der Gerichte sind schmückend, alle Angaben stehen daneben als Text. Der Kalender für
Vorbestellungen ist mit Vorleseprogrammen bedienbar, aber ausführlich. Schneller geht es mit der Wahl
„So schnell wie möglich“.

## In unseren Restaurants

Köln und Berlin sind stufenlos erreichbar und haben ein rollstuhlgerechtes WC. In Hamburg führt eine mobile
Rampe über die Stufe am Eingang; bitte klingeln Sie oder rufen Sie kurz an.

## Sagen Sie uns Bescheid

Ist Ihnen eine Hürde begegnet? Schreiben Sie an hallo@feige-und-glut.example oder rufen Sie eine unserer
Filialen an. Wir nehmen Ihre Bestellung auch gerne am Telefon entgegen.
`;

export const blocks: Block[] = [
  block(
    1,
    'about-top',
    `## Feuer, Teig und gute Zutaten

Bei uns brennt das Holz im Ofen, der Teig ruht **48 Stunden**, und die Feigen kommen aus Südapulien.
Dazu gibt es Pasta wie bei Nonna, bunte Bowls und Kuchen, von denen man besser zwei Stück nimmt.`,
  ),
  block(
    2,
    'about-bottom',
    `## Drei Küchen, ein Gedanke

Angefangen hat alles 2014 mit einem einzigen Steinofen in Köln-Ehrenfeld. Heute backen und grillen wir auch
in Hamburg-Ottensen und, rund um die Uhr, in Berlin-Kreuzberg. Geblieben ist, worauf es uns ankommt:
**wenige, gute Zutaten** und Menschen, die gerne kochen.`,
  ),
  block(
    3,
    'alerts',
    `## Betriebsferien

Unsere Küche in Hamburg macht vom 27. Dezember bis zum 2. Januar Pause. Wir wünschen Ihnen schöne Feiertage!`,
    false,
  ),
  block(4, 'accessibility', accessibility),
];
