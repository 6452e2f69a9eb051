/** The demo's texts in English. */
export const en: Readonly<Record<string, string>> = {
  'Antipasti & Feinkost': 'Antipasti & deli',
  'Pizza aus dem Steinofen': 'Stone-baked pizza',
  'Bowls & Salate': 'Bowls & salads',
  'Burger & Grill': 'Burgers & grill',
  Frühstück: 'Breakfast',
  'Süßes & Torten': 'Sweets & cakes',
  Getränke: 'Drinks',
  'Drei Scheiben geröstetes Landbrot mit reifen Tomaten, Knoblauch und Basilikum.':
    'Three slices of toasted country bread with ripe tomatoes, garlic and basil.',
  'Burrata mit Ofentomaten': 'Burrata with roast tomatoes',
  'Cremige Burrata auf langsam geschmorten Kirschtomaten, dazu Basilikumöl und geröstete Mandeln.':
    'Creamy burrata on slow-roasted cherry tomatoes, with basil oil and toasted almonds.',
  'Rosmarin-Focaccia': 'Rosemary focaccia',
  'Luftiges Fladenbrot mit grobem Meersalz, warm aus dem Steinofen.':
    'Airy flatbread with coarse sea salt, warm from the stone oven.',
  'Tomaten-Feigen-Chutney': 'Tomato and fig chutney',
  'Grünes Pesto': 'Green pesto',
  'Knusprig ausgebackene Garnelen mit Zitrone und hausgemachter Aioli.':
    'Crisp fried prawns with lemon and homemade aioli.',
  'Gemüsesuppe mit weißen Bohnen und kleinen Nudeln, dazu ein Stück Focaccia.':
    'Vegetable soup with white beans and small pasta, served with a piece of focaccia.',
  'Marinierte Oliven': 'Marinated olives',
  'Grüne Oliven mit Orangenschale, Knoblauch und wildem Fenchel. Preis je Kilogramm.':
    'Green olives with orange zest, garlic and wild fennel. Price per kilogram.',
  'Bergkäse, 12 Monate gereift': 'Mountain cheese, aged 12 months',
  'Würziger Rohmilchkäse, frisch vom Laib geschnitten. Preis je Kilogramm.':
    'Full-flavoured raw milk cheese, cut fresh from the wheel. Price per kilogram.',
  'Allgäu, Deutschland': 'Allgäu, Germany',
  'Gegrilltes Antipasti-Gemüse': 'Grilled antipasti vegetables',
  'Auberginen, Paprika und Zucchini vom Grill, eingelegt in Olivenöl und Kräutern. Preis je Kilogramm.':
    'Grilled aubergines, peppers and courgettes in olive oil and herbs. Price per kilogram.',
  'San-Marzano-Tomaten, Fior di Latte und Basilikum. Der Teig ruht 48 Stunden.':
    'San Marzano tomatoes, fior di latte and basil. The dough rests for 48 hours.',
  Größe: 'Size',
  'Klassisch, 32 cm': 'Classic, 32 cm',
  'Klein, 26 cm': 'Small, 26 cm',
  'Familie, 45 cm': 'Family, 45 cm',
  'Extra-Beläge': 'Extra toppings',
  'So viele Sie mögen.': 'As many as you like.',
  Büffelmozzarella: 'Buffalo mozzarella',
  Champignons: 'Mushrooms',
  Rucola: 'Rocket',
  Oliven: 'Olives',
  Parmaschinken: 'Parma ham',
  'Frische Feigen': 'Fresh figs',
  'Wünsche an den Pizzaiolo': 'Wishes for the pizzaiolo',
  'Zum Beispiel: extra knusprig.': 'For example: extra crispy.',
  'Unsere Hauspizza mit Feigen, Ziegenkäse, Thymianhonig und gerösteten Walnüssen.':
    'Our house pizza with figs, goat’s cheese, thyme honey and toasted walnuts.',
  'Luftgetrocknete Fenchelsalami, Tomatensauce und viel Mozzarella.':
    'Air-dried fennel salami, tomato sauce and plenty of mozzarella.',
  'Fior di Latte, Gorgonzola, Scamorza und Parmesan, ohne Tomate und mit viel Geduld gebacken.':
    'Fior di latte, gorgonzola, scamorza and parmesan, without tomato and baked with great patience.',
  'Scharfe Spianata, Peperoni und rote Zwiebeln. Für alle, die es feurig mögen.':
    'Spicy spianata, chilli peppers and red onions. For everyone who likes it hot.',
  'Thunfisch, rote Zwiebeln, Kapern und schwarze Oliven.': 'Tuna, red onions, capers and black olives.',
  'Vegan: gegrilltes Ofengemüse, Tomatensauce, Rucola und ein Klecks Cashewcreme.':
    'Vegan: grilled vegetables, tomato sauce, rocket and a dollop of cashew cream.',
  'Pizzaabend für zwei': 'Pizza night for two',
  'Zwei Pizzen nach Wahl, eine Focaccia zum Teilen und ein Nachtisch mit zwei Löffeln.':
    'Two pizzas of your choice, a focaccia to share and one dessert with two spoons.',
  'Erste Pizza': 'First pizza',
  'Zweite Pizza': 'Second pizza',
  Nachtisch: 'Dessert',
  'Panna cotta mit Beeren': 'Panna cotta with berries',
  'Dazu passt': 'Goes well with it',
  'Pizza mit grünem Spargel': 'Pizza with green asparagus',
  'Grüner Spargel, Zitronen-Ricotta und ein cremiges Ei. Nur solange die Saison dauert.':
    'Green asparagus, lemon ricotta and a soft egg. Only while the season lasts.',
  'Rindfleisch, Wurzelgemüse und Tomaten, vier Stunden bei kleiner Flamme geschmort.':
    'Beef, root vegetables and tomatoes, braised over a low flame for four hours.',
  Mittagsmenü: 'Lunch menu',
  'Eine Bowl mit einem Kaltgetränk, zusammen zum kleinen Preis.':
    'A bowl with a cold drink, together at a small price.',
  Hauptgericht: 'Main course',
  Kaltgetränk: 'Cold drink',
  Pastasorte: 'Type of pasta',
  'Frische Tagliatelle': 'Fresh tagliatelle',
  'Glutenfreie Penne': 'Gluten-free penne',
  Parmesan: 'Parmesan',
  Hähnchenstreifen: 'Chicken strips',
  'Gebratene Garnelen': 'Fried prawns',
  'Vegan und angenehm scharf: Tomaten, Knoblauch, Chili und glatte Petersilie.':
    'Vegan and pleasantly hot: tomatoes, garlic, chilli and flat-leaf parsley.',
  'Wie in Rom: Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Ohne Sahne.':
    'The Roman way: guanciale, egg yolk, pecorino and black pepper. No cream.',
  'Handgedrehte Pasta mit Basilikumpesto, grünen Bohnen und Kartoffeln.':
    'Hand-twisted pasta with basil pesto, green beans and potatoes.',
  'Linguine mit Garnelen': 'Linguine with prawns',
  'Gebratene Garnelen, Knoblauch, Zitrone und ein Schuss Weißwein.':
    'Fried prawns, garlic, lemon and a splash of white wine.',
  'Schicht für Schicht Ragù, Béchamel und Parmesan, im Steinofen goldbraun gebacken.':
    'Layer upon layer of ragù, béchamel and parmesan, baked golden brown in the stone oven.',
  'Bowl nach Ihrem Geschmack': 'Build your own bowl',
  'In vier Schritten zur eigenen Bowl: Basis, Protein, Toppings und Sauce.':
    'Your own bowl in four steps: base, protein, toppings and sauce.',
  Basis: 'Base',
  'Worauf darf alles liegen?': 'What should it all sit on?',
  'Lauwarmer Couscous': 'Warm couscous',
  Naturreis: 'Brown rice',
  Blattsalate: 'Leaf salad',
  Protein: 'Protein',
  'Halloumi vom Grill': 'Grilled halloumi',
  'Hähnchen mit Zitrone': 'Lemon chicken',
  Lachs: 'Salmon',
  'Ohne Protein': 'No protein',
  Toppings: 'Toppings',
  'Wählen Sie mindestens ein Topping.': 'Choose at least one topping.',
  Ofengemüse: 'Roast vegetables',
  Kichererbsen: 'Chickpeas',
  'Eingelegte Zwiebeln': 'Pickled onions',
  Granatapfel: 'Pomegranate',
  Avocado: 'Avocado',
  'Geröstete Mandeln': 'Toasted almonds',
  Sauce: 'Sauce',
  'Tahini-Zitrone': 'Tahini and lemon',
  'Joghurt-Minze': 'Yoghurt and mint',
  'Feigen-Senf': 'Fig mustard',
  'Falafel-Bowl „Levante“': 'Falafel bowl “Levante”',
  'Knusprige Falafel, Hummus, Taboulé und eingelegter Rotkohl mit Tahini. Vegan.':
    'Crisp falafel, hummus, tabbouleh and pickled red cabbage with tahini. Vegan.',
  'Hähnchen-Bowl mit Zitrone': 'Lemon chicken bowl',
  'Hähnchen vom Grill auf Naturreis, dazu Ofenkarotten, Avocado und Joghurt-Minze.':
    'Grilled chicken on brown rice with roast carrots, avocado and yoghurt-mint sauce.',
  'Garnelen-Bowl mit Mango': 'Prawn and mango bowl',
  'Gebratene Garnelen auf Reis, reife Mango, marinierte Gurke und Edamame mit Sesamdressing.':
    'Fried prawns on rice, ripe mango, marinated cucumber and edamame with sesame dressing.',
  'Griechischer Bauernsalat': 'Greek salad',
  'Tomaten, Gurke, Kalamata-Oliven und ein dickes Stück Feta, dazu warme Focaccia.':
    'Tomatoes, cucumber, Kalamata olives and a thick slice of feta, with warm focaccia.',
  Balsamico: 'Balsamic',
  'Zitrone-Olivenöl': 'Lemon and olive oil',
  Hähnchen: 'Chicken',
  Verpackung: 'Packaging',
  'Kostet nichts extra, Pfand gibt es zurück.': 'Costs nothing extra, and you get the deposit back.',
  Mehrwegschale: 'Reusable bowl',
  'Römersalat, Parmesan, Croûtons und unser Dressing mit Sardellen.':
    'Romaine lettuce, parmesan, croûtons and our anchovy dressing.',
  Garnelen: 'Prawns',
  Ei: 'Egg',
  'Glut-Burger': 'Ember burger',
  '180 g Rind von der Glut, Scamorza, Tomatenmarmelade und Rucola im Brioche.':
    '180 g of beef grilled over embers, scamorza, tomato jam and rocket in a brioche bun.',
  'Rind: Deutschland': 'Beef: Germany',
  Garstufe: 'How would you like it?',
  Rosa: 'Pink',
  Durchgebraten: 'Cooked through',
  Beilage: 'Side dish',
  'Rosmarin-Pommes': 'Rosemary fries',
  'Süßkartoffel-Pommes': 'Sweet potato fries',
  'Kleiner Salat': 'Side salad',
  Speck: 'Bacon',
  Spiegelei: 'Fried egg',
  Bemerkung: 'Note',
  'Zum Beispiel: bitte ohne Zwiebeln.': 'For example: no onions, please.',
  'Halloumi-Burger': 'Halloumi burger',
  'Gegrillter Halloumi, Ofenpaprika, Minzjoghurt und Gurke. Vegetarisch.':
    'Grilled halloumi, roast peppers, mint yoghurt and cucumber. Vegetarian.',
  'Zitronenhähnchen vom Grill': 'Grilled lemon chicken',
  'Ein halbes Hähnchen mit Zitrone, Oregano und Ofenkartoffeln.':
    'Half a chicken with lemon, oregano and roast potatoes.',
  'Hähnchen: Deutschland': 'Chicken: Germany',
  'Rumpsteak, 250 g': 'Rump steak, 250 g',
  'Vom Weiderind, mit Kräuterbutter, Rosmarin-Pommes und gegrilltem Gemüse.':
    'From grass-fed cattle, with herb butter, rosemary fries and grilled vegetables.',
  'Rind: Argentinien': 'Beef: Argentina',
  Rare: 'Rare',
  Medium: 'Medium',
  'Well done': 'Well done',
  Pfefferrahm: 'Peppercorn sauce',
  'Falafel-Pita': 'Falafel pitta',
  'Warmes Fladenbrot mit Falafel, Hummus, Krautsalat und Tahini. Vegan.':
    'Warm flatbread with falafel, hummus, coleslaw and tahini. Vegan.',
  'Doppelt frittiert, mit Meersalz und frischem Rosmarin.': 'Fried twice, with sea salt and fresh rosemary.',
  Mayonnaise: 'Mayonnaise',
  'Burger-Menü für zwei': 'Burger meal for two',
  'Zwei Burger, eine große Portion Rosmarin-Pommes und zwei Dips.':
    'Two burgers, a large portion of rosemary fries and two dips.',
  'Erster Burger': 'First burger',
  'Zweiter Burger': 'Second burger',
  Buttercroissant: 'Butter croissant',
  'Dreimal gefaltet, über Nacht gereift und den ganzen Tag ofenfrisch.':
    'Folded three times, rested overnight and fresh from the oven all day.',
  'Avocado-Stulle': 'Avocado toast',
  'Geröstetes Sauerteigbrot mit Avocado, Zitrone, Chili und Kresse.':
    'Toasted sourdough with avocado, lemon, chilli and cress.',
  'Pochiertes Ei': 'Poached egg',
  Räucherlachs: 'Smoked salmon',
  'Zwei Eier in würziger Tomaten-Paprika-Sauce, mit Feta und warmem Fladenbrot.':
    'Two eggs in a spiced tomato and pepper sauce, with feta and warm flatbread.',
  'Ricotta-Pancakes': 'Ricotta pancakes',
  'Drei fluffige Pancakes mit Beeren und Ahornsirup.': 'Three fluffy pancakes with berries and maple syrup.',
  'Joghurt mit Granola': 'Yoghurt with granola',
  'Griechischer Joghurt, hausgemachtes Granola, Feigen und Thymianhonig.':
    'Greek yoghurt, homemade granola, figs and thyme honey.',
  'Frühstück für zwei': 'Breakfast for two',
  'Brotkorb, Käse, Obst, vier Eier, zwei Aufstriche und zwei Gläser Orangensaft.':
    'Bread basket, cheese, fruit, four eggs, two spreads and two glasses of orange juice.',
  Eier: 'Eggs',
  'Weich gekocht': 'Soft-boiled',
  Rührei: 'Scrambled',
  Aufstriche: 'Spreads',
  Feigenmarmelade: 'Fig jam',
  Haselnusscreme: 'Hazelnut spread',
  'Mascarponecreme, in Espresso getränkte Löffelbiskuits und viel Kakao.':
    'Mascarpone cream, sponge fingers soaked in espresso and plenty of cocoa.',
  'Sanft gestockte Vanillesahne mit einem Spiegel aus warmen Beeren.':
    'Gently set vanilla cream with warm berries.',
  'Zitronen-Olivenöl-Kuchen': 'Lemon and olive oil cake',
  'Saftiger Rührkuchen mit Amalfi-Zitronen und einem Hauch Meersalz.':
    'Moist sponge cake with Amalfi lemons and a touch of sea salt.',
  'Cookie mit Meersalz': 'Sea salt cookie',
  'Außen knusprig, innen weich, mit dunkler Schokolade und gerösteten Haselnüssen.':
    'Crisp outside, soft inside, with dark chocolate and toasted hazelnuts.',
  'Gelato im Becher': 'Tub of gelato',
  'Aus eigener Herstellung, jeden Tag frisch gerührt.': 'Made in our own kitchen, churned fresh every day.',
  'Zwei Kugeln': 'Two scoops',
  'Drei Kugeln': 'Three scoops',
  Sorten: 'Flavours',
  'Bitte so viele Sorten wie Kugeln.': 'As many flavours as scoops, please.',
  Vanille: 'Vanilla',
  Schokolade: 'Chocolate',
  Pistazie: 'Pistachio',
  Erdbeere: 'Strawberry',
  Zitrone: 'Lemon',
  Geburtstagstorte: 'Birthday cake',
  'Biskuit, Vanillecreme und frische Beeren, von Hand verziert. Wir brauchen zwei Tage dafür.':
    'Sponge, vanilla cream and fresh berries, decorated by hand. We need two days for it.',
  '20 cm, etwa 10 Stücke': '20 cm, about 10 slices',
  '26 cm, etwa 16 Stücke': '26 cm, about 16 slices',
  Füllung: 'Filling',
  Himbeere: 'Raspberry',
  Schriftzug: 'Lettering',
  'Was soll auf der Torte stehen? Höchstens 30 Zeichen.': 'What should the cake say? At most 30 characters.',
  'Zahl aus Marzipan': 'Marzipan number',
  'Zum Beispiel: 40': 'For example: 40',
  'Besondere Wünsche': 'Special wishes',
  'Farben, Motiv, Unverträglichkeiten …': 'Colours, motif, intolerances …',
  'Warme Apfel-Crostata': 'Warm apple crostata',
  'Mürbeteig, Äpfel und Zimt, mit einer Kugel Vanilleeis.':
    'Shortcrust pastry, apples and cinnamon, with a scoop of vanilla ice cream.',
  'Erdbeer-Törtchen': 'Strawberry tartlet',
  'Knuspriger Boden, Zitronencreme und die ersten Erdbeeren des Jahres.':
    'Crisp base, lemon cream and the first strawberries of the year.',
  'Limonade Zitrone-Minze': 'Lemon and mint lemonade',
  'Hausgemacht aus frisch gepressten Zitronen, 0,4 l.': 'Homemade from freshly squeezed lemons, 0.4 l.',
  'Limonade Blutorange': 'Blood orange lemonade',
  'Blutorange, Rosmarin und ein Spritzer Soda, 0,4 l.': 'Blood orange, rosemary and a dash of soda, 0.4 l.',
  'Eisgekühlt, 0,33 l.': 'Ice-cold, 0.33 l.',
  Mineralwasser: 'Mineral water',
  'Aus der Glasflasche, 0,5 l.': 'In a glass bottle, 0.5 l.',
  Sorte: 'Kind',
  'Mit Kohlensäure': 'Sparkling',
  Still: 'Still',
  'Doppelter Espresso aus eigener Röstung unter feinem Milchschaum.':
    'Double espresso from our own roast under fine milk foam.',
  Klein: 'Small',
  Groß: 'Large',
  'Statt Kuhmilch': 'Instead of cow’s milk',
  Haferdrink: 'Oat drink',
  Mandeldrink: 'Almond drink',
  'Kräftig, mit Noten von Haselnuss und dunkler Schokolade.':
    'Strong, with notes of hazelnut and dark chocolate.',
  'Viel heiße Milch, ein Espresso, drei Schichten.': 'Plenty of hot milk, one espresso, three layers.',
  'Frischer Minztee': 'Fresh mint tea',
  'Eine Handvoll Minze, heißes Wasser und Honig dazu.':
    'A handful of mint, hot water and honey to go with it.',
  'Alkoholfreies Pils': 'Alcohol-free pilsner',
  'Herb und frisch, 0,33 l.': 'Dry and fresh, 0.33 l.',
  'Samtiger Rotwein aus Apulien. Abgabe nur an Personen ab 16 Jahren.':
    'Velvety red wine from Apulia. Sold only to persons aged 16 or over.',
  'Apulien, Italien': 'Apulia, Italy',
  Vegetarisch: 'Vegetarian',
  Vegan: 'Vegan',
  Lieferung: 'Delivery',
  Terrasse: 'Terrace',
  'Rund um die Uhr': 'Open 24 hours',
  'Am Tisch bestellen': 'Order at the table',
  Familien: 'Families',
  'Der Ofen schläft gerade. Ab Mittag ist die Glut wieder da.':
    'The oven is asleep. From noon the embers will glow again.',
  'Wir decken gerade die Tische ein. Montags ist bei uns Ruhetag.':
    'We are just laying the tables. We are closed on Mondays.',
  '## Feuer, Teig und gute Zutaten\n\nBei uns brennt das Holz im Ofen, der Teig ruht **48 Stunden**, und die Feigen kommen aus Südapulien.\nDazu gibt es Pasta wie bei Nonna, bunte Bowls und Kuchen, von denen man besser zwei Stück nimmt.':
    '## Fire, dough and good ingredients\n\nOur ovens burn wood, our dough rests for **48 hours**, and our figs come from southern Apulia.\nThere is pasta like Nonna’s, colourful bowls, and cakes of which you had better take two slices.',
  '## Drei Küchen, ein Gedanke\n\nAngefangen hat alles 2014 mit einem einzigen Steinofen in Köln-Ehrenfeld. Heute backen und grillen wir auch\nin Hamburg-Ottensen und, rund um die Uhr, in Berlin-Kreuzberg. Geblieben ist, worauf es uns ankommt:\n**wenige, gute Zutaten** und Menschen, die gerne kochen.':
    '## Three kitchens, one idea\n\nIt all began in 2014 with a single stone oven in Cologne-Ehrenfeld. Today we also bake and grill\nin Hamburg-Ottensen and, around the clock, in Berlin-Kreuzberg. What matters to us has stayed the same:\n**few, good ingredients** and people who love to cook.',
  '## Betriebsferien\n\nUnsere Küche in Hamburg macht vom 27. Dezember bis zum 2. Januar Pause. Wir wünschen Ihnen schöne Feiertage!':
    '## Holidays\n\nOur kitchen in Hamburg is closed from 27 December to 2 January. We wish you happy holidays!',
  'Feige & Glut – Pizza, Pasta und Bowls online bestellen':
    'Feige & Glut – order pizza, pasta and bowls online',
  'Mediterrane Ofenküche in Köln, Hamburg und Berlin: Pizza aus dem Steinofen, frische Pasta, Bowls vom Grill und Kuchen wie bei Nonna. Zum Abholen, nach Hause oder an den Tisch.':
    'Mediterranean cooking from the oven in Cologne, Hamburg and Berlin: stone-baked pizza, fresh pasta, grilled bowls and cakes like Nonna’s. For collection, delivery or at your table.',
};
