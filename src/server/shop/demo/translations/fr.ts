/** The demo's texts in French. */
export const fr: Readonly<Record<string, string>> = {
  'Antipasti & Feinkost': 'Antipasti et épicerie fine',
  'Pizza aus dem Steinofen': 'Pizza au four à pierre',
  'Bowls & Salate': 'Bols et salades',
  'Burger & Grill': 'Burgers et grillades',
  Frühstück: 'Petit-déjeuner',
  'Süßes & Torten': 'Desserts et gâteaux',
  Getränke: 'Boissons',
  'Burrata mit Ofentomaten': 'Burrata aux tomates rôties',
  'Rosmarin-Focaccia': 'Focaccia au romarin',
  'Tomaten-Feigen-Chutney': 'Chutney tomate-figue',
  'Grünes Pesto': 'Pesto vert',
  'Marinierte Oliven': 'Olives marinées',
  'Bergkäse, 12 Monate gereift': 'Fromage de montagne, affiné 12 mois',
  'Gegrilltes Antipasti-Gemüse': 'Légumes grillés en antipasti',
  Größe: 'Taille',
  'Klassisch, 32 cm': 'Classique, 32 cm',
  'Klein, 26 cm': 'Petite, 26 cm',
  'Familie, 45 cm': 'Familiale, 45 cm',
  'Extra-Beläge': 'Garnitures supplémentaires',
  'So viele Sie mögen.': 'Autant que vous le souhaitez.',
  Büffelmozzarella: 'Mozzarella de bufflonne',
  Champignons: 'Champignons',
  Rucola: 'Roquette',
  Oliven: 'Olives',
  Parmaschinken: 'Jambon de Parme',
  'Frische Feigen': 'Figues fraîches',
  'Wünsche an den Pizzaiolo': 'Un souhait pour le pizzaiolo',
  'Zum Beispiel: extra knusprig.': 'Par exemple : bien croustillante.',
  'Pizzaabend für zwei': 'Soirée pizza pour deux',
  'Erste Pizza': 'Première pizza',
  'Zweite Pizza': 'Deuxième pizza',
  Nachtisch: 'Dessert',
  'Panna cotta mit Beeren': 'Panna cotta aux fruits rouges',
  'Dazu passt': 'Pour accompagner',
  'Pizza mit grünem Spargel': 'Pizza aux asperges vertes',
  Mittagsmenü: 'Menu du midi',
  'Eine Bowl mit einem Kaltgetränk, zusammen zum kleinen Preis.':
    'Un bol et une boisson fraîche, ensemble à petit prix.',
  Hauptgericht: 'Plat principal',
  Kaltgetränk: 'Boisson fraîche',
  Pastasorte: 'Type de pâtes',
  'Frische Tagliatelle': 'Tagliatelles fraîches',
  'Glutenfreie Penne': 'Penne sans gluten',
  Parmesan: 'Parmesan',
  Hähnchenstreifen: 'Émincé de poulet',
  'Gebratene Garnelen': 'Crevettes poêlées',
  'Linguine mit Garnelen': 'Linguine aux crevettes',
  'Bowl nach Ihrem Geschmack': 'Votre bol sur mesure',
  Basis: 'Base',
  'Lauwarmer Couscous': 'Couscous tiède',
  Naturreis: 'Riz complet',
  Blattsalate: 'Salade verte',
  Protein: 'Protéine',
  'Halloumi vom Grill': 'Halloumi grillé',
  'Hähnchen mit Zitrone': 'Poulet au citron',
  Lachs: 'Saumon',
  'Ohne Protein': 'Sans protéine',
  Toppings: 'Garnitures',
  'Wählen Sie mindestens ein Topping.': 'Choisissez au moins une garniture.',
  Ofengemüse: 'Légumes rôtis',
  Kichererbsen: 'Pois chiches',
  'Eingelegte Zwiebeln': 'Oignons marinés',
  Granatapfel: 'Grenade',
  Avocado: 'Avocat',
  'Geröstete Mandeln': 'Amandes grillées',
  Sauce: 'Sauce',
  'Tahini-Zitrone': 'Tahini-citron',
  'Joghurt-Minze': 'Yaourt à la menthe',
  'Feigen-Senf': 'Moutarde à la figue',
  'Falafel-Bowl „Levante“': 'Bol falafel « Levante »',
  'Hähnchen-Bowl mit Zitrone': 'Bol poulet-citron',
  'Garnelen-Bowl mit Mango': 'Bol crevettes-mangue',
  'Griechischer Bauernsalat': 'Salade grecque',
  Balsamico: 'Vinaigre balsamique',
  'Zitrone-Olivenöl': 'Citron et huile d’olive',
  Hähnchen: 'Poulet',
  Verpackung: 'Emballage',
  'Kostet nichts extra, Pfand gibt es zurück.': 'Sans supplément, la consigne est remboursée.',
  Mehrwegschale: 'Bol réutilisable',
  Garnelen: 'Crevettes',
  Ei: 'Œuf',
  'Glut-Burger': 'Burger à la braise',
  Garstufe: 'Cuisson',
  Rosa: 'Rosé',
  Durchgebraten: 'Bien cuit',
  Beilage: 'Accompagnement',
  'Rosmarin-Pommes': 'Frites au romarin',
  'Süßkartoffel-Pommes': 'Frites de patate douce',
  'Kleiner Salat': 'Petite salade',
  Speck: 'Lard',
  Spiegelei: 'Œuf au plat',
  Bemerkung: 'Remarque',
  'Zum Beispiel: bitte ohne Zwiebeln.': 'Par exemple : sans oignons, s’il vous plaît.',
  'Halloumi-Burger': 'Burger au halloumi',
  'Zitronenhähnchen vom Grill': 'Poulet grillé au citron',
  'Rumpsteak, 250 g': 'Rumsteck, 250 g',
  Pfefferrahm: 'Sauce au poivre',
  'Falafel-Pita': 'Pita aux falafels',
  Mayonnaise: 'Mayonnaise',
  'Burger-Menü für zwei': 'Menu burger pour deux',
  'Erster Burger': 'Premier burger',
  'Zweiter Burger': 'Deuxième burger',
  Buttercroissant: 'Croissant au beurre',
  'Avocado-Stulle': 'Tartine à l’avocat',
  'Pochiertes Ei': 'Œuf poché',
  Räucherlachs: 'Saumon fumé',
  'Ricotta-Pancakes': 'Pancakes à la ricotta',
  'Joghurt mit Granola': 'Yaourt au granola',
  'Frühstück für zwei': 'Petit-déjeuner pour deux',
  Eier: 'Œufs',
  'Weich gekocht': 'À la coque',
  Rührei: 'Brouillés',
  Aufstriche: 'À tartiner',
  Feigenmarmelade: 'Confiture de figues',
  Haselnusscreme: 'Pâte à tartiner aux noisettes',
  'Zitronen-Olivenöl-Kuchen': 'Gâteau au citron et à l’huile d’olive',
  'Cookie mit Meersalz': 'Cookie au sel marin',
  'Gelato im Becher': 'Gelato en pot',
  'Zwei Kugeln': 'Deux boules',
  'Drei Kugeln': 'Trois boules',
  Sorten: 'Parfums',
  'Bitte so viele Sorten wie Kugeln.': 'Autant de parfums que de boules, s’il vous plaît.',
  Vanille: 'Vanille',
  Schokolade: 'Chocolat',
  Pistazie: 'Pistache',
  Erdbeere: 'Fraise',
  Zitrone: 'Citron',
  Geburtstagstorte: 'Gâteau d’anniversaire',
  '20 cm, etwa 10 Stücke': '20 cm, environ 10 parts',
  '26 cm, etwa 16 Stücke': '26 cm, environ 16 parts',
  Füllung: 'Garniture',
  Himbeere: 'Framboise',
  Schriftzug: 'Inscription',
  'Zahl aus Marzipan': 'Chiffre en pâte d’amande',
  'Zum Beispiel: 40': 'Par exemple : 40',
  'Besondere Wünsche': 'Souhaits particuliers',
  'Warme Apfel-Crostata': 'Crostata tiède aux pommes',
  'Erdbeer-Törtchen': 'Tartelette aux fraises',
  'Limonade Zitrone-Minze': 'Limonade citron-menthe',
  'Limonade Blutorange': 'Limonade à l’orange sanguine',
  Mineralwasser: 'Eau minérale',
  Sorte: 'Sorte',
  'Mit Kohlensäure': 'Gazeuse',
  Still: 'Plate',
  Klein: 'Petit',
  Groß: 'Grand',
  'Statt Kuhmilch': 'À la place du lait de vache',
  Haferdrink: 'Boisson à l’avoine',
  Mandeldrink: 'Boisson aux amandes',
  'Frischer Minztee': 'Infusion de menthe fraîche',
  'Alkoholfreies Pils': 'Pils sans alcool',
  Vegetarisch: 'Végétarien',
  Vegan: 'Végane',
  Lieferung: 'Livraison',
  Terrasse: 'Terrasse',
  'Rund um die Uhr': 'Ouvert 24 h sur 24',
  'Am Tisch bestellen': 'Commander à table',
  Familien: 'Familles',
  'Feige & Glut – Pizza, Pasta und Bowls online bestellen':
    'Feige & Glut – commandez pizzas, pâtes et bols en ligne',
  'Drei Scheiben geröstetes Landbrot mit reifen Tomaten, Knoblauch und Basilikum.':
    'Trois tranches de pain de campagne grillé, tomates mûres, ail et basilic.',
  'Cremige Burrata auf langsam geschmorten Kirschtomaten, dazu Basilikumöl und geröstete Mandeln.':
    'Burrata crémeuse sur tomates cerises confites, huile de basilic et amandes grillées.',
  'Luftiges Fladenbrot mit grobem Meersalz, warm aus dem Steinofen.':
    'Pain plat aérien au gros sel de mer, chaud du four à pierre.',
  'Knusprig ausgebackene Garnelen mit Zitrone und hausgemachter Aioli.':
    'Crevettes frites croustillantes, citron et aïoli maison.',
  'Gemüsesuppe mit weißen Bohnen und kleinen Nudeln, dazu ein Stück Focaccia.':
    'Soupe de légumes aux haricots blancs et petites pâtes, avec un morceau de focaccia.',
  'Grüne Oliven mit Orangenschale, Knoblauch und wildem Fenchel. Preis je Kilogramm.':
    'Olives vertes au zeste d’orange, ail et fenouil sauvage. Prix au kilogramme.',
  'Würziger Rohmilchkäse, frisch vom Laib geschnitten. Preis je Kilogramm.':
    'Fromage au lait cru de caractère, coupé frais à la meule. Prix au kilogramme.',
  'Auberginen, Paprika und Zucchini vom Grill, eingelegt in Olivenöl und Kräutern. Preis je Kilogramm.':
    'Aubergines, poivrons et courgettes grillés, marinés à l’huile d’olive et aux herbes. Prix au kilogramme.',
  'San-Marzano-Tomaten, Fior di Latte und Basilikum. Der Teig ruht 48 Stunden.':
    'Tomates San Marzano, fior di latte et basilic. La pâte repose 48 heures.',
  'Unsere Hauspizza mit Feigen, Ziegenkäse, Thymianhonig und gerösteten Walnüssen.':
    'La pizza de la maison : figues, fromage de chèvre, miel au thym et noix grillées.',
  'Luftgetrocknete Fenchelsalami, Tomatensauce und viel Mozzarella.':
    'Salami au fenouil séché à l’air, sauce tomate et beaucoup de mozzarella.',
  'Fior di Latte, Gorgonzola, Scamorza und Parmesan, ohne Tomate und mit viel Geduld gebacken.':
    'Fior di latte, gorgonzola, scamorza et parmesan, sans tomate et cuite avec patience.',
  'Scharfe Spianata, Peperoni und rote Zwiebeln. Für alle, die es feurig mögen.':
    'Spianata piquante, piments et oignons rouges. Pour ceux qui aiment quand ça brûle.',
  'Thunfisch, rote Zwiebeln, Kapern und schwarze Oliven.': 'Thon, oignons rouges, câpres et olives noires.',
  'Vegan: gegrilltes Ofengemüse, Tomatensauce, Rucola und ein Klecks Cashewcreme.':
    'Végane : légumes grillés, sauce tomate, roquette et une touche de crème de cajou.',
  'Zwei Pizzen nach Wahl, eine Focaccia zum Teilen und ein Nachtisch mit zwei Löffeln.':
    'Deux pizzas au choix, une focaccia à partager et un dessert avec deux cuillères.',
  'Grüner Spargel, Zitronen-Ricotta und ein cremiges Ei. Nur solange die Saison dauert.':
    'Asperges vertes, ricotta au citron et un œuf coulant. Seulement en saison.',
  'Rindfleisch, Wurzelgemüse und Tomaten, vier Stunden bei kleiner Flamme geschmort.':
    'Bœuf, légumes racines et tomates, mijotés quatre heures à feu doux.',
  'Vegan und angenehm scharf: Tomaten, Knoblauch, Chili und glatte Petersilie.':
    'Véganes et agréablement relevées : tomates, ail, piment et persil plat.',
  'Wie in Rom: Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Ohne Sahne.':
    'Comme à Rome : guanciale, jaune d’œuf, pecorino et poivre noir. Sans crème.',
  'Handgedrehte Pasta mit Basilikumpesto, grünen Bohnen und Kartoffeln.':
    'Pâtes roulées à la main, pesto de basilic, haricots verts et pommes de terre.',
  'Gebratene Garnelen, Knoblauch, Zitrone und ein Schuss Weißwein.':
    'Crevettes poêlées, ail, citron et un trait de vin blanc.',
  'Schicht für Schicht Ragù, Béchamel und Parmesan, im Steinofen goldbraun gebacken.':
    'Couche après couche, ragù, béchamel et parmesan, dorées au four à pierre.',
  'In vier Schritten zur eigenen Bowl: Basis, Protein, Toppings und Sauce.':
    'Votre bol en quatre étapes : base, protéine, garnitures et sauce.',
  'Worauf darf alles liegen?': 'Sur quelle base ?',
  'Knusprige Falafel, Hummus, Taboulé und eingelegter Rotkohl mit Tahini. Vegan.':
    'Falafels croustillants, houmous, taboulé et chou rouge mariné au tahini. Végane.',
  'Hähnchen vom Grill auf Naturreis, dazu Ofenkarotten, Avocado und Joghurt-Minze.':
    'Poulet grillé sur riz complet, carottes rôties, avocat et sauce yaourt-menthe.',
  'Gebratene Garnelen auf Reis, reife Mango, marinierte Gurke und Edamame mit Sesamdressing.':
    'Crevettes poêlées sur riz, mangue mûre, concombre mariné et edamame, sauce au sésame.',
  'Tomaten, Gurke, Kalamata-Oliven und ein dickes Stück Feta, dazu warme Focaccia.':
    'Tomates, concombre, olives de Kalamata et un beau morceau de feta, avec focaccia chaude.',
  'Römersalat, Parmesan, Croûtons und unser Dressing mit Sardellen.':
    'Romaine, parmesan, croûtons et notre sauce aux anchois.',
  '180 g Rind von der Glut, Scamorza, Tomatenmarmelade und Rucola im Brioche.':
    '180 g de bœuf grillé à la braise, scamorza, confiture de tomates et roquette dans une brioche.',
  'Gegrillter Halloumi, Ofenpaprika, Minzjoghurt und Gurke. Vegetarisch.':
    'Halloumi grillé, poivrons rôtis, yaourt à la menthe et concombre. Végétarien.',
  'Ein halbes Hähnchen mit Zitrone, Oregano und Ofenkartoffeln.':
    'Un demi-poulet au citron et à l’origan, avec pommes de terre au four.',
  'Vom Weiderind, mit Kräuterbutter, Rosmarin-Pommes und gegrilltem Gemüse.':
    'Bœuf d’herbage, beurre aux herbes, frites au romarin et légumes grillés.',
  'Warmes Fladenbrot mit Falafel, Hummus, Krautsalat und Tahini. Vegan.':
    'Pain plat chaud, falafels, houmous, salade de chou et tahini. Végane.',
  'Doppelt frittiert, mit Meersalz und frischem Rosmarin.': 'Frites deux fois, sel de mer et romarin frais.',
  'Zwei Burger, eine große Portion Rosmarin-Pommes und zwei Dips.':
    'Deux burgers, une grande portion de frites au romarin et deux sauces.',
  'Dreimal gefaltet, über Nacht gereift und den ganzen Tag ofenfrisch.':
    'Plié trois fois, reposé une nuit et frais du four toute la journée.',
  'Geröstetes Sauerteigbrot mit Avocado, Zitrone, Chili und Kresse.':
    'Pain au levain grillé, avocat, citron, piment et cresson.',
  'Zwei Eier in würziger Tomaten-Paprika-Sauce, mit Feta und warmem Fladenbrot.':
    'Deux œufs dans une sauce épicée tomate-poivron, feta et pain plat chaud.',
  'Drei fluffige Pancakes mit Beeren und Ahornsirup.':
    'Trois pancakes moelleux, fruits rouges et sirop d’érable.',
  'Griechischer Joghurt, hausgemachtes Granola, Feigen und Thymianhonig.':
    'Yaourt grec, granola maison, figues et miel au thym.',
  'Brotkorb, Käse, Obst, vier Eier, zwei Aufstriche und zwei Gläser Orangensaft.':
    'Corbeille de pain, fromage, fruits, quatre œufs, deux pâtes à tartiner et deux verres de jus d’orange.',
  'Mascarponecreme, in Espresso getränkte Löffelbiskuits und viel Kakao.':
    'Crème de mascarpone, biscuits imbibés d’espresso et beaucoup de cacao.',
  'Sanft gestockte Vanillesahne mit einem Spiegel aus warmen Beeren.':
    'Crème vanille tout juste prise, nappée de fruits rouges tièdes.',
  'Saftiger Rührkuchen mit Amalfi-Zitronen und einem Hauch Meersalz.':
    'Gâteau moelleux aux citrons d’Amalfi et une pointe de sel de mer.',
  'Außen knusprig, innen weich, mit dunkler Schokolade und gerösteten Haselnüssen.':
    'Croustillant dehors, fondant dedans, chocolat noir et noisettes grillées.',
  'Aus eigener Herstellung, jeden Tag frisch gerührt.': 'Fait maison, turbiné chaque jour.',
  'Biskuit, Vanillecreme und frische Beeren, von Hand verziert. Wir brauchen zwei Tage dafür.':
    'Génoise, crème vanille et fruits rouges frais, décorée à la main. Il nous faut deux jours.',
  'Was soll auf der Torte stehen? Höchstens 30 Zeichen.':
    'Que faut-il écrire sur le gâteau ? 30 caractères au plus.',
  'Farben, Motiv, Unverträglichkeiten …': 'Couleurs, motif, intolérances…',
  'Mürbeteig, Äpfel und Zimt, mit einer Kugel Vanilleeis.':
    'Pâte sablée, pommes et cannelle, avec une boule de glace vanille.',
  'Knuspriger Boden, Zitronencreme und die ersten Erdbeeren des Jahres.':
    'Fond croustillant, crème au citron et premières fraises de l’année.',
  'Hausgemacht aus frisch gepressten Zitronen, 0,4 l.': 'Maison, aux citrons fraîchement pressés, 0,4 l.',
  'Blutorange, Rosmarin und ein Spritzer Soda, 0,4 l.':
    'Orange sanguine, romarin et un trait de soda, 0,4 l.',
  'Eisgekühlt, 0,33 l.': 'Bien frais, 0,33 l.',
  'Aus der Glasflasche, 0,5 l.': 'En bouteille de verre, 0,5 l.',
  'Doppelter Espresso aus eigener Röstung unter feinem Milchschaum.':
    'Double espresso de notre torréfaction sous une fine mousse de lait.',
  'Kräftig, mit Noten von Haselnuss und dunkler Schokolade.':
    'Corsé, aux notes de noisette et de chocolat noir.',
  'Viel heiße Milch, ein Espresso, drei Schichten.': 'Beaucoup de lait chaud, un espresso, trois couches.',
  'Eine Handvoll Minze, heißes Wasser und Honig dazu.': 'Une poignée de menthe, de l’eau chaude et du miel.',
  'Herb und frisch, 0,33 l.': 'Sèche et fraîche, 0,33 l.',
  'Samtiger Rotwein aus Apulien. Abgabe nur an Personen ab 16 Jahren.':
    'Vin rouge velouté des Pouilles. Vente réservée aux personnes de 16 ans et plus.',
  'Allgäu, Deutschland': 'Allgäu, Allemagne',
  'Rind: Deutschland': 'Bœuf : Allemagne',
  'Hähnchen: Deutschland': 'Poulet : Allemagne',
  'Rind: Argentinien': 'Bœuf : Argentine',
  'Apulien, Italien': 'Pouilles, Italie',
  Rare: 'Bleu',
  Medium: 'À point',
  'Well done': 'Très cuit',
  'Der Ofen schläft gerade. Ab Mittag ist die Glut wieder da.':
    'Le four dort encore. Les braises reviennent à midi.',
  'Wir decken gerade die Tische ein. Montags ist bei uns Ruhetag.':
    'Nous dressons les tables. Le lundi est notre jour de repos.',
  'Mediterrane Ofenküche in Köln, Hamburg und Berlin: Pizza aus dem Steinofen, frische Pasta, Bowls vom Grill und Kuchen wie bei Nonna. Zum Abholen, nach Hause oder an den Tisch.':
    'Cuisine méditerranéenne au four à Cologne, Hambourg et Berlin : pizzas au four à pierre, pâtes fraîches, bols grillés et gâteaux comme chez Nonna. À emporter, en livraison ou à table.',
};
