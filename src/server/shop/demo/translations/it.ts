/** The demo's texts in Italian. */
export const it: Readonly<Record<string, string>> = {
  'Antipasti & Feinkost': 'Antipasti e specialità',
  'Pizza aus dem Steinofen': 'Pizza cotta nel forno in pietra',
  'Bowls & Salate': 'Bowl e insalate',
  'Burger & Grill': 'Burger e griglia',
  Frühstück: 'Colazione',
  'Süßes & Torten': 'Dolci e torte',
  Getränke: 'Bevande',
  'Burrata mit Ofentomaten': 'Burrata con pomodori al forno',
  'Rosmarin-Focaccia': 'Focaccia al rosmarino',
  'Tomaten-Feigen-Chutney': 'Chutney di pomodori e fichi',
  'Grünes Pesto': 'Pesto verde',
  'Marinierte Oliven': 'Olive marinate',
  'Bergkäse, 12 Monate gereift': 'Formaggio di montagna, stagionato 12 mesi',
  'Gegrilltes Antipasti-Gemüse': 'Verdure grigliate',
  Größe: 'Dimensione',
  'Klassisch, 32 cm': 'Classica, 32 cm',
  'Klein, 26 cm': 'Piccola, 26 cm',
  'Familie, 45 cm': 'Famiglia, 45 cm',
  'Extra-Beläge': 'Ingredienti extra',
  'So viele Sie mögen.': 'Quanti ne desidera.',
  Büffelmozzarella: 'Mozzarella di bufala',
  Champignons: 'Funghi champignon',
  Rucola: 'Rucola',
  Oliven: 'Olive',
  Parmaschinken: 'Prosciutto di Parma',
  'Frische Feigen': 'Fichi freschi',
  'Wünsche an den Pizzaiolo': 'Richieste per il pizzaiolo',
  'Zum Beispiel: extra knusprig.': 'Ad esempio: ben croccante.',
  'Pizzaabend für zwei': 'Serata pizza per due',
  'Erste Pizza': 'Prima pizza',
  'Zweite Pizza': 'Seconda pizza',
  Nachtisch: 'Dolce',
  'Panna cotta mit Beeren': 'Panna cotta ai frutti di bosco',
  'Dazu passt': 'Ci sta bene',
  'Pizza mit grünem Spargel': 'Pizza con asparagi verdi',
  Mittagsmenü: 'Menù del pranzo',
  'Eine Bowl mit einem Kaltgetränk, zusammen zum kleinen Preis.':
    'Una bowl con una bevanda fresca, insieme a un piccolo prezzo.',
  Hauptgericht: 'Piatto principale',
  Kaltgetränk: 'Bevanda fresca',
  Pastasorte: 'Tipo di pasta',
  'Frische Tagliatelle': 'Tagliatelle fresche',
  'Glutenfreie Penne': 'Penne senza glutine',
  Parmesan: 'Parmigiano',
  Hähnchenstreifen: 'Straccetti di pollo',
  'Gebratene Garnelen': 'Gamberi saltati',
  'Linguine mit Garnelen': 'Linguine ai gamberi',
  'Bowl nach Ihrem Geschmack': 'La bowl che preferisce',
  Basis: 'Base',
  'Lauwarmer Couscous': 'Cuscus tiepido',
  Naturreis: 'Riso integrale',
  Blattsalate: 'Insalata a foglia',
  Protein: 'Proteine',
  'Halloumi vom Grill': 'Halloumi alla griglia',
  'Hähnchen mit Zitrone': 'Pollo al limone',
  Lachs: 'Salmone',
  'Ohne Protein': 'Senza proteine',
  Toppings: 'Condimenti',
  'Wählen Sie mindestens ein Topping.': 'Scelga almeno un condimento.',
  Ofengemüse: 'Verdure al forno',
  Kichererbsen: 'Ceci',
  'Eingelegte Zwiebeln': 'Cipolle sott’aceto',
  Granatapfel: 'Melagrana',
  Avocado: 'Avocado',
  'Geröstete Mandeln': 'Mandorle tostate',
  Sauce: 'Salsa',
  'Tahini-Zitrone': 'Tahina e limone',
  'Joghurt-Minze': 'Yogurt e menta',
  'Feigen-Senf': 'Senape ai fichi',
  'Falafel-Bowl „Levante“': 'Bowl di falafel «Levante»',
  'Hähnchen-Bowl mit Zitrone': 'Bowl di pollo al limone',
  'Garnelen-Bowl mit Mango': 'Bowl di gamberi e mango',
  'Griechischer Bauernsalat': 'Insalata greca',
  Balsamico: 'Aceto balsamico',
  'Zitrone-Olivenöl': 'Limone e olio d’oliva',
  Hähnchen: 'Pollo',
  Verpackung: 'Confezione',
  'Kostet nichts extra, Pfand gibt es zurück.': 'Senza supplemento, la cauzione viene restituita.',
  Mehrwegschale: 'Ciotola riutilizzabile',
  Garnelen: 'Gamberi',
  Ei: 'Uovo',
  'Glut-Burger': 'Burger alla brace',
  Garstufe: 'Cottura',
  Rosa: 'Rosata',
  Durchgebraten: 'Ben cotta',
  Beilage: 'Contorno',
  'Rosmarin-Pommes': 'Patatine al rosmarino',
  'Süßkartoffel-Pommes': 'Patatine di patata dolce',
  'Kleiner Salat': 'Insalatina',
  Speck: 'Pancetta affumicata',
  Spiegelei: 'Uovo all’occhio di bue',
  Bemerkung: 'Nota',
  'Zum Beispiel: bitte ohne Zwiebeln.': 'Ad esempio: senza cipolla, per favore.',
  'Halloumi-Burger': 'Burger di halloumi',
  'Zitronenhähnchen vom Grill': 'Pollo alla griglia al limone',
  'Rumpsteak, 250 g': 'Bistecca di scamone, 250 g',
  Pfefferrahm: 'Salsa al pepe',
  'Falafel-Pita': 'Pita con falafel',
  Mayonnaise: 'Maionese',
  'Burger-Menü für zwei': 'Menù burger per due',
  'Erster Burger': 'Primo burger',
  'Zweiter Burger': 'Secondo burger',
  Buttercroissant: 'Cornetto al burro',
  'Avocado-Stulle': 'Pane tostato con avocado',
  'Pochiertes Ei': 'Uovo in camicia',
  Räucherlachs: 'Salmone affumicato',
  'Ricotta-Pancakes': 'Pancake alla ricotta',
  'Joghurt mit Granola': 'Yogurt con granola',
  'Frühstück für zwei': 'Colazione per due',
  Eier: 'Uova',
  'Weich gekocht': 'Alla coque',
  Rührei: 'Strapazzate',
  Aufstriche: 'Creme da spalmare',
  Feigenmarmelade: 'Confettura di fichi',
  Haselnusscreme: 'Crema di nocciole',
  'Zitronen-Olivenöl-Kuchen': 'Torta al limone e olio d’oliva',
  'Cookie mit Meersalz': 'Cookie al sale marino',
  'Gelato im Becher': 'Gelato in coppetta',
  'Zwei Kugeln': 'Due palline',
  'Drei Kugeln': 'Tre palline',
  Sorten: 'Gusti',
  'Bitte so viele Sorten wie Kugeln.': 'Tanti gusti quante palline, per favore.',
  Vanille: 'Vaniglia',
  Schokolade: 'Cioccolato',
  Pistazie: 'Pistacchio',
  Erdbeere: 'Fragola',
  Zitrone: 'Limone',
  Geburtstagstorte: 'Torta di compleanno',
  '20 cm, etwa 10 Stücke': '20 cm, circa 10 fette',
  '26 cm, etwa 16 Stücke': '26 cm, circa 16 fette',
  Füllung: 'Ripieno',
  Himbeere: 'Lampone',
  Schriftzug: 'Scritta',
  'Zahl aus Marzipan': 'Numero di marzapane',
  'Zum Beispiel: 40': 'Ad esempio: 40',
  'Besondere Wünsche': 'Richieste particolari',
  'Warme Apfel-Crostata': 'Crostata calda di mele',
  'Erdbeer-Törtchen': 'Tartelletta alle fragole',
  'Limonade Zitrone-Minze': 'Limonata alla menta',
  'Limonade Blutorange': 'Limonata all’arancia rossa',
  Mineralwasser: 'Acqua minerale',
  Sorte: 'Tipo',
  'Mit Kohlensäure': 'Frizzante',
  Still: 'Naturale',
  Klein: 'Piccolo',
  Groß: 'Grande',
  'Statt Kuhmilch': 'Al posto del latte vaccino',
  Haferdrink: 'Bevanda all’avena',
  Mandeldrink: 'Bevanda alla mandorla',
  'Frischer Minztee': 'Tè alla menta fresca',
  'Alkoholfreies Pils': 'Pils analcolica',
  Vegetarisch: 'Vegetariano',
  Vegan: 'Vegano',
  Lieferung: 'Consegna',
  Terrasse: 'Terrazza',
  'Rund um die Uhr': 'Aperto 24 ore su 24',
  'Am Tisch bestellen': 'Ordinare al tavolo',
  Familien: 'Famiglie',
  'Feige & Glut – Pizza, Pasta und Bowls online bestellen':
    'Feige & Glut – ordini online pizza, pasta e bowl',
  'Drei Scheiben geröstetes Landbrot mit reifen Tomaten, Knoblauch und Basilikum.':
    'Tre fette di pane casereccio tostato con pomodori maturi, aglio e basilico.',
  'Cremige Burrata auf langsam geschmorten Kirschtomaten, dazu Basilikumöl und geröstete Mandeln.':
    'Burrata cremosa su pomodorini cotti lentamente, con olio al basilico e mandorle tostate.',
  'Luftiges Fladenbrot mit grobem Meersalz, warm aus dem Steinofen.':
    'Soffice focaccia con sale marino grosso, calda dal forno in pietra.',
  'Knusprig ausgebackene Garnelen mit Zitrone und hausgemachter Aioli.':
    'Gamberi fritti croccanti con limone e aioli fatta in casa.',
  'Gemüsesuppe mit weißen Bohnen und kleinen Nudeln, dazu ein Stück Focaccia.':
    'Zuppa di verdure con fagioli bianchi e pastina, servita con un pezzo di focaccia.',
  'Grüne Oliven mit Orangenschale, Knoblauch und wildem Fenchel. Preis je Kilogramm.':
    'Olive verdi con scorza d’arancia, aglio e finocchietto selvatico. Prezzo al chilogrammo.',
  'Würziger Rohmilchkäse, frisch vom Laib geschnitten. Preis je Kilogramm.':
    'Saporito formaggio di latte crudo, tagliato fresco dalla forma. Prezzo al chilogrammo.',
  'Auberginen, Paprika und Zucchini vom Grill, eingelegt in Olivenöl und Kräutern. Preis je Kilogramm.':
    'Melanzane, peperoni e zucchine alla griglia, sott’olio con erbe aromatiche. Prezzo al chilogrammo.',
  'San-Marzano-Tomaten, Fior di Latte und Basilikum. Der Teig ruht 48 Stunden.':
    'Pomodori San Marzano, fior di latte e basilico. L’impasto riposa 48 ore.',
  'Unsere Hauspizza mit Feigen, Ziegenkäse, Thymianhonig und gerösteten Walnüssen.':
    'La pizza della casa con fichi, formaggio di capra, miele al timo e noci tostate.',
  'Luftgetrocknete Fenchelsalami, Tomatensauce und viel Mozzarella.':
    'Finocchiona stagionata, salsa di pomodoro e tanta mozzarella.',
  'Fior di Latte, Gorgonzola, Scamorza und Parmesan, ohne Tomate und mit viel Geduld gebacken.':
    'Fior di latte, gorgonzola, scamorza e parmigiano, senza pomodoro e cotta con molta pazienza.',
  'Scharfe Spianata, Peperoni und rote Zwiebeln. Für alle, die es feurig mögen.':
    'Spianata piccante, peperoncini e cipolle rosse. Per chi ama il piccante.',
  'Thunfisch, rote Zwiebeln, Kapern und schwarze Oliven.': 'Tonno, cipolle rosse, capperi e olive nere.',
  'Vegan: gegrilltes Ofengemüse, Tomatensauce, Rucola und ein Klecks Cashewcreme.':
    'Vegana: verdure grigliate, salsa di pomodoro, rucola e un tocco di crema di anacardi.',
  'Zwei Pizzen nach Wahl, eine Focaccia zum Teilen und ein Nachtisch mit zwei Löffeln.':
    'Due pizze a scelta, una focaccia da condividere e un dolce con due cucchiai.',
  'Grüner Spargel, Zitronen-Ricotta und ein cremiges Ei. Nur solange die Saison dauert.':
    'Asparagi verdi, ricotta al limone e un uovo morbido. Solo finché dura la stagione.',
  'Rindfleisch, Wurzelgemüse und Tomaten, vier Stunden bei kleiner Flamme geschmort.':
    'Manzo, verdure e pomodori, cotti quattro ore a fuoco lento.',
  'Vegan und angenehm scharf: Tomaten, Knoblauch, Chili und glatte Petersilie.':
    'Vegana e piacevolmente piccante: pomodori, aglio, peperoncino e prezzemolo.',
  'Wie in Rom: Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Ohne Sahne.':
    'Come a Roma: guanciale, tuorlo d’uovo, pecorino e pepe nero. Senza panna.',
  'Handgedrehte Pasta mit Basilikumpesto, grünen Bohnen und Kartoffeln.':
    'Pasta arrotolata a mano con pesto di basilico, fagiolini e patate.',
  'Gebratene Garnelen, Knoblauch, Zitrone und ein Schuss Weißwein.':
    'Gamberi saltati, aglio, limone e uno spruzzo di vino bianco.',
  'Schicht für Schicht Ragù, Béchamel und Parmesan, im Steinofen goldbraun gebacken.':
    'Strato su strato ragù, besciamella e parmigiano, dorata nel forno in pietra.',
  'In vier Schritten zur eigenen Bowl: Basis, Protein, Toppings und Sauce.':
    'La Sua bowl in quattro passi: base, proteine, condimenti e salsa.',
  'Worauf darf alles liegen?': 'Su quale base?',
  'Knusprige Falafel, Hummus, Taboulé und eingelegter Rotkohl mit Tahini. Vegan.':
    'Falafel croccanti, hummus, tabulè e cavolo rosso sott’aceto con tahina. Vegana.',
  'Hähnchen vom Grill auf Naturreis, dazu Ofenkarotten, Avocado und Joghurt-Minze.':
    'Pollo alla griglia su riso integrale, con carote al forno, avocado e salsa yogurt e menta.',
  'Gebratene Garnelen auf Reis, reife Mango, marinierte Gurke und Edamame mit Sesamdressing.':
    'Gamberi saltati su riso, mango maturo, cetriolo marinato ed edamame con dressing al sesamo.',
  'Tomaten, Gurke, Kalamata-Oliven und ein dickes Stück Feta, dazu warme Focaccia.':
    'Pomodori, cetriolo, olive di Kalamata e una bella fetta di feta, con focaccia calda.',
  'Römersalat, Parmesan, Croûtons und unser Dressing mit Sardellen.':
    'Lattuga romana, parmigiano, crostini e il nostro dressing alle acciughe.',
  '180 g Rind von der Glut, Scamorza, Tomatenmarmelade und Rucola im Brioche.':
    '180 g di manzo alla brace, scamorza, marmellata di pomodori e rucola nel pan brioche.',
  'Gegrillter Halloumi, Ofenpaprika, Minzjoghurt und Gurke. Vegetarisch.':
    'Halloumi grigliato, peperoni al forno, yogurt alla menta e cetriolo. Vegetariano.',
  'Ein halbes Hähnchen mit Zitrone, Oregano und Ofenkartoffeln.':
    'Mezzo pollo con limone, origano e patate al forno.',
  'Vom Weiderind, mit Kräuterbutter, Rosmarin-Pommes und gegrilltem Gemüse.':
    'Da manzo al pascolo, con burro alle erbe, patatine al rosmarino e verdure grigliate.',
  'Warmes Fladenbrot mit Falafel, Hummus, Krautsalat und Tahini. Vegan.':
    'Pane caldo con falafel, hummus, insalata di cavolo e tahina. Vegana.',
  'Doppelt frittiert, mit Meersalz und frischem Rosmarin.':
    'Fritte due volte, con sale marino e rosmarino fresco.',
  'Zwei Burger, eine große Portion Rosmarin-Pommes und zwei Dips.':
    'Due burger, una porzione grande di patatine al rosmarino e due salse.',
  'Dreimal gefaltet, über Nacht gereift und den ganzen Tag ofenfrisch.':
    'Piegato tre volte, riposato una notte e fresco di forno tutto il giorno.',
  'Geröstetes Sauerteigbrot mit Avocado, Zitrone, Chili und Kresse.':
    'Pane a lievitazione naturale tostato con avocado, limone, peperoncino e crescione.',
  'Zwei Eier in würziger Tomaten-Paprika-Sauce, mit Feta und warmem Fladenbrot.':
    'Due uova in salsa speziata di pomodoro e peperoni, con feta e pane caldo.',
  'Drei fluffige Pancakes mit Beeren und Ahornsirup.':
    'Tre soffici pancake con frutti di bosco e sciroppo d’acero.',
  'Griechischer Joghurt, hausgemachtes Granola, Feigen und Thymianhonig.':
    'Yogurt greco, granola fatta in casa, fichi e miele al timo.',
  'Brotkorb, Käse, Obst, vier Eier, zwei Aufstriche und zwei Gläser Orangensaft.':
    'Cestino di pane, formaggio, frutta, quattro uova, due creme da spalmare e due bicchieri di succo d’arancia.',
  'Mascarponecreme, in Espresso getränkte Löffelbiskuits und viel Kakao.':
    'Crema di mascarpone, savoiardi inzuppati nell’espresso e tanto cacao.',
  'Sanft gestockte Vanillesahne mit einem Spiegel aus warmen Beeren.':
    'Delicata panna alla vaniglia con frutti di bosco caldi.',
  'Saftiger Rührkuchen mit Amalfi-Zitronen und einem Hauch Meersalz.':
    'Soffice torta con limoni di Amalfi e un pizzico di sale marino.',
  'Außen knusprig, innen weich, mit dunkler Schokolade und gerösteten Haselnüssen.':
    'Croccante fuori, morbido dentro, con cioccolato fondente e nocciole tostate.',
  'Aus eigener Herstellung, jeden Tag frisch gerührt.': 'Di nostra produzione, mantecato fresco ogni giorno.',
  'Biskuit, Vanillecreme und frische Beeren, von Hand verziert. Wir brauchen zwei Tage dafür.':
    'Pan di Spagna, crema alla vaniglia e frutti di bosco freschi, decorata a mano. Ci servono due giorni.',
  'Was soll auf der Torte stehen? Höchstens 30 Zeichen.':
    'Cosa scriviamo sulla torta? Al massimo 30 caratteri.',
  'Farben, Motiv, Unverträglichkeiten …': 'Colori, motivo, intolleranze…',
  'Mürbeteig, Äpfel und Zimt, mit einer Kugel Vanilleeis.':
    'Pasta frolla, mele e cannella, con una pallina di gelato alla vaniglia.',
  'Knuspriger Boden, Zitronencreme und die ersten Erdbeeren des Jahres.':
    'Base croccante, crema al limone e le prime fragole dell’anno.',
  'Hausgemacht aus frisch gepressten Zitronen, 0,4 l.': 'Fatta in casa con limoni appena spremuti, 0,4 l.',
  'Blutorange, Rosmarin und ein Spritzer Soda, 0,4 l.':
    'Arancia rossa, rosmarino e uno spruzzo di soda, 0,4 l.',
  'Eisgekühlt, 0,33 l.': 'Ghiacciata, 0,33 l.',
  'Aus der Glasflasche, 0,5 l.': 'In bottiglia di vetro, 0,5 l.',
  'Doppelter Espresso aus eigener Röstung unter feinem Milchschaum.':
    'Doppio espresso di nostra tostatura sotto una fine schiuma di latte.',
  'Kräftig, mit Noten von Haselnuss und dunkler Schokolade.':
    'Intenso, con note di nocciola e cioccolato fondente.',
  'Viel heiße Milch, ein Espresso, drei Schichten.': 'Tanto latte caldo, un espresso, tre strati.',
  'Eine Handvoll Minze, heißes Wasser und Honig dazu.': 'Una manciata di menta, acqua calda e miele.',
  'Herb und frisch, 0,33 l.': 'Secca e fresca, 0,33 l.',
  'Samtiger Rotwein aus Apulien. Abgabe nur an Personen ab 16 Jahren.':
    'Vino rosso vellutato dalla Puglia. Vendita solo a persone dai 16 anni in su.',
  'Allgäu, Deutschland': 'Algovia, Germania',
  'Rind: Deutschland': 'Manzo: Germania',
  'Hähnchen: Deutschland': 'Pollo: Germania',
  'Rind: Argentinien': 'Manzo: Argentina',
  'Apulien, Italien': 'Puglia, Italia',
  Rare: 'Al sangue',
  Medium: 'Media',
  'Well done': 'Ben cotta',
  'Der Ofen schläft gerade. Ab Mittag ist die Glut wieder da.':
    'Il forno sta dormendo. Da mezzogiorno la brace è di nuovo accesa.',
  'Wir decken gerade die Tische ein. Montags ist bei uns Ruhetag.':
    'Stiamo apparecchiando i tavoli. Il lunedì siamo chiusi.',
  'Mediterrane Ofenküche in Köln, Hamburg und Berlin: Pizza aus dem Steinofen, frische Pasta, Bowls vom Grill und Kuchen wie bei Nonna. Zum Abholen, nach Hause oder an den Tisch.':
    'Cucina mediterranea al forno a Colonia, Amburgo e Berlino: pizza dal forno in pietra, pasta fresca, bowl alla griglia e dolci come dalla nonna. Da asporto, a domicilio o al tavolo.',
};
