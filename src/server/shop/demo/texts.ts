import type { Block } from '../../../lib/contract/entities.ts';

/** Allergens and additives (Lebensmittelinformationsverordnung), as Markdown. */
export const allergens = `
Damit Sie unbeschwert genießen können, nennen wir bei jedem Gericht die Allergene, die nach Rezept darin sind.

## Die 14 kennzeichnungspflichtigen Allergene

| Auf der Karte | Gemeint sind |
|---|---|
| Gluten | glutenhaltiges Getreide: Weizen, Dinkel, Roggen, Gerste, Hafer |
| Krebstiere | Garnelen, Krabben, Hummer |
| Ei | Eier und Erzeugnisse daraus |
| Fisch | Fisch und Erzeugnisse daraus |
| Erdnüsse | Erdnüsse und Erzeugnisse daraus |
| Soja | Sojabohnen und Erzeugnisse daraus |
| Milch | Milch und Milchprodukte, auch Laktose |
| Nüsse | Mandeln, Haselnüsse, Walnüsse, Cashews, Pistazien und andere Schalenfrüchte |
| Sellerie | Knollen-, Stauden- und Blattsellerie |
| Senf | Senfkörner und Erzeugnisse daraus |
| Sesam | Sesamsamen, auch Tahini |
| Sulfite | Schwefeldioxid und Sulfite über 10 mg je Kilogramm oder Liter |
| Lupinen | Lupinen und Erzeugnisse daraus |
| Weichtiere | Tintenfisch, Muscheln, Schnecken |

## Gut zu wissen

- Extras wie Käse, Garnelen oder Dips bringen ihre eigenen Allergene mit. Im Zweifel fragen Sie bitte in der Filiale.
- In unseren Küchen wird mit allen genannten Zutaten gearbeitet. Spuren lassen sich nicht ganz ausschließen.
- Oliven und Cola können Zusatzstoffe enthalten: geschwärzt (Eisengluconat), mit Farbstoff, koffeinhaltig.
- Glutenfreie Penne kochen wir in einem eigenen Topf.

Schreiben Sie Unverträglichkeiten gerne in das Feld „Notiz“ Ihrer Bestellung.
`.trim();

/** The demo's legal texts as Markdown. No heading of their own: page and dialog have one. */

export const terms = `
**Schön, dass Sie hier sind! Dies ist ein Demo-Shop:** Sie können alles ausprobieren, es wird aber nichts
gekocht, geliefert oder berechnet. Die folgenden Bedingungen zeigen, wie sie in einem echten Shop aussehen können.

## 1. Geltungsbereich

Diese Bedingungen gelten für alle Bestellungen, die über diesen Online-Shop bei einer unserer Filialen aufgegeben
werden. Vertragspartner ist der Betreiber der Filiale, die Sie ausgewählt haben.

## 2. Bestellung und Vertragsschluss

Die Darstellung der Speisen ist kein bindendes Angebot. Mit dem Absenden der Bestellung geben Sie ein Angebot ab.
Der Vertrag kommt zustande, sobald die Filiale Ihre Bestellung bestätigt. Den Stand sehen Sie jederzeit auf der
Statusseite Ihrer Bestellung.

## 3. Preise

Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer. Bei Waren, die nach Gewicht
verkauft werden, kann die abgewogene Menge leicht abweichen; diese Preise sind mit „ca.“ gekennzeichnet. Liefergebühren
und Mindestbestellwerte richten sich nach dem Liefergebiet und werden vor dem Absenden angezeigt.

## 4. Abholung, Lieferung und Verzehr vor Ort

Wunschtermine halten wir so genau wie möglich ein. Kann ein Termin nicht gehalten werden, schlagen wir Ihnen einen
anderen vor. Lehnen Sie ihn ab, wird die Bestellung kostenfrei storniert.

## 5. Bezahlung

Sie bezahlen bar oder mit Karte bei Abholung, bei Lieferung oder am Tisch.

## 6. Widerruf

Für Speisen und Getränke, die schnell verderben oder nach Ihren Wünschen zubereitet werden, besteht kein
Widerrufsrecht (§ 312g Abs. 2 BGB). Stornieren können Sie kostenfrei, solange die Bestellung noch nicht bestätigt ist:
Ein Anruf in der Filiale genügt.

## 7. Jugendschutz

Wein und Bier geben wir nur an Personen ab 16 Jahren ab. Bitte halten Sie einen Ausweis bereit.

## 8. Gewährleistung

Es gelten die gesetzlichen Rechte. Stimmt etwas nicht, melden Sie sich bitte gleich, damit wir es richtigstellen können.
`.trim();

export const privacy = `
Wir gehen sparsam mit Ihren Daten um. Hier lesen Sie, welche das sind und wofür wir sie brauchen. Dieser Shop ist eine
Demo: Tragen Sie zum Ausprobieren gerne erfundene Angaben ein.

## Verantwortlich

Feige & Glut Ofenküche, Am Alten Backhaus 14, 50823 Köln, hallo@feige-und-glut.example

## Wenn Sie bestellen

Wir speichern, was Sie in das Bestellformular eintragen: Ihren Namen und, soweit für die gewählte Art der Lieferung
nötig, Telefonnummer, E-Mail-Adresse und Anschrift, dazu Notizen, Dateien und die bestellten Speisen. Rechtsgrundlage
ist die Erfüllung des Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO). Die Filiale, bei der Sie bestellen, sieht diese Angaben.

Ihre Angaben zur Person löschen wir 90 Tage nach dem Termin der Bestellung, ebenso unsere Nachrichten an Sie. Speisen,
Beträge und Zahlungen bewahren wir ohne Ihren Namen für die Buchhaltung auf (§ 147 AO, § 257 HGB).

## Wer Daten für uns verarbeitet

E-Mails und SMS verschicken Dienstleister in unserem Auftrag; sie erhalten Ihre Adresse oder Nummer und den Text.
Bezahlen Sie online, erhält der Zahlungsdienst den Betrag und die Nummer der Bestellung; Ihre Zahlungsdaten geben
Sie nur ihm. Benachrichtigungen, die Sie einschalten, laufen verschlüsselt über den Hersteller Ihres Browsers.

## In Ihrem Browser

Ihren Warenkorb merkt sich der Browser, bis Sie bestellen. Ob Sie den Hinweis auf Cookies geschlossen haben, merkt er
sich zwölf Monate; ändern können Sie das am Ende dieser Seite. Diese Angaben sind für den Shop nötig und werden nicht an Dritte weitergegeben.

Wählen Sie auf der Speisekarte, was Sie nicht vertragen, so merkt sich das nur Ihr Browser, bis Sie es dort vergessen
lassen. Wir erfahren davon erst, wenn Sie es in den Kommentar einer Bestellung schreiben.

Ihre letzten Bestellungen (höchstens 20, höchstens zwölf Monate lang) merkt sich der Browser auf diesem Gerät, damit Sie
ihren Stand sehen und mit einem Tipp wieder dasselbe bestellen können: Speisen, Preise, Filiale und Liefergebiet und den
Schlüssel zur Seite der Bestellung. Name, Telefonnummer, E-Mail-Adresse und Anschrift merkt er sich nur, wenn Sie das an
der Kasse ankreuzen. Unter [Ihre Bestellungen](/bestellungen) schalten Sie das Merken ab und lassen alles vergessen; der
Link dort, der Ihre Bestellungen auf ein anderes Gerät mitnimmt, schickt uns nichts davon. Wählen Sie am Tisch ohne
Empfang, dass wir Ihre Bestellung später senden, merkt er sie sich, bis sie gesendet oder eine halbe Stunde alt ist.

## Protokolle

Der Shop zählt ohne Namen, was auf seinen Seiten angetippt wird, und löscht das nach 90 Tagen. IP-Adressen seiner
Gäste speichert er nicht; der Server braucht sie nur, solange er Ihre Anfrage beantwortet und Missbrauch abwehrt (Art. 6 Abs. 1 Buchst. f
DSGVO).

## Ihre Rechte

Sie dürfen erfahren, was über Sie gespeichert ist, es berichtigen oder löschen lassen, der Verarbeitung widersprechen
und sich bei einer Aufsichtsbehörde beschweren (Art. 15 bis 21 und 77 DSGVO). Eine Mail an die Adresse oben genügt.
`.trim();

export const imprint = `
**Feige & Glut Ofenküche**\\
Am Alten Backhaus 14\\
50823 Köln

Telefon: 0221 4710 318\\
E-Mail: hallo@feige-und-glut.example

## Bitte beachten

Feige & Glut ist ein frei erfundenes Restaurant, dieser Shop eine Demo von Bestellbar. Anschriften, Telefonnummern
und Personen gibt es nicht; Ähnlichkeiten mit bestehenden Betrieben wären Zufall. Hier stünden sonst Rechtsform,
Vertretungsberechtigte, Registereintrag und Umsatzsteuer-Identifikationsnummer.

## Verbraucherstreitbeilegung

Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil. Meist hilft schon ein Anruf.

## Bilder

Die Bilder der Gerichte sind für diese Demo gezeichnet.
`.trim();

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
- Speisekarte, Preise und Allergene sind auch ohne JavaScript lesbar.

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
