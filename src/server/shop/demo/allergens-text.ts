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
