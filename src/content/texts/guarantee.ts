// Apart from the other texts, since few shops need them.

/** The European notice on the legal guarantee, where the shop has the official picture (Regulation (EU) 2025/1960, annex I). */
export const guarantee = {
  alt: 'Hinweis der Europäischen Union auf das gesetzliche Gewährleistungsrecht',
  inWords: 'Gesetzliche Gewährleistung: Hinweis der EU in Worten',
  elsewhere: 'Gesetzliche Gewährleistung: Hinweis der EU',
} as const;

/** What the picture says, in our words, since a picture cannot be read aloud; the link leads where its code does. */
export const guaranteeWords = `## Der Hinweis in Worten

Für Waren, die in der Europäischen Union verkauft werden, gilt eine gesetzliche Gewährleistung von mindestens zwei Jahren. Nach dem Recht eines Landes kann sie länger sein. Für gebrauchte Waren kann sie kürzer sein, aber nicht kürzer als ein Jahr.

Sie haben Rechte, wenn eine Ware nicht der Beschreibung entspricht oder nicht so funktioniert, wie sie soll. Der Verkäufer haftet für Mängel, die bei der Lieferung bestanden. Er muss kostenlos nachbessern oder Ersatz liefern, in bestimmten Fällen den Preis mindern oder ganz erstatten.

Melden Sie dem Verkäufer das Problem so bald wie möglich, und halten Sie einen Kaufbeleg bereit.

Mehr dazu: [Ihr Europa, Garantien und Rückgabe](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm)
`;
