/** The demo's texts in Turkish. */
export const tr: Readonly<Record<string, string>> = {
  'Antipasti & Feinkost': 'Antipasti ve şarküteri',
  'Pizza aus dem Steinofen': 'Taş fırında pizza',
  'Bowls & Salate': 'Kâseler ve salatalar',
  'Burger & Grill': 'Burger ve ızgara',
  Frühstück: 'Kahvaltı',
  'Süßes & Torten': 'Tatlılar ve pastalar',
  Getränke: 'İçecekler',
  'Burrata mit Ofentomaten': 'Fırın domatesli burrata',
  'Rosmarin-Focaccia': 'Biberiyeli focaccia',
  'Tomaten-Feigen-Chutney': 'Domatesli ve incirli chutney',
  'Grünes Pesto': 'Yeşil pesto',
  'Marinierte Oliven': 'Marine zeytin',
  'Bergkäse, 12 Monate gereift': 'Dağ peyniri, 12 ay olgunlaştırılmış',
  'Gegrilltes Antipasti-Gemüse': 'Izgara antipasti sebzeleri',
  Größe: 'Boyut',
  'Klassisch, 32 cm': 'Klasik, 32 cm',
  'Klein, 26 cm': 'Küçük, 26 cm',
  'Familie, 45 cm': 'Aile boyu, 45 cm',
  'Extra-Beläge': 'Ek malzemeler',
  'So viele Sie mögen.': 'Dilediğiniz kadar.',
  Büffelmozzarella: 'Manda mozzarellası',
  Champignons: 'Mantar',
  Rucola: 'Roka',
  Oliven: 'Zeytin',
  Parmaschinken: 'Parma jambonu',
  'Frische Feigen': 'Taze incir',
  'Wünsche an den Pizzaiolo': 'Pizza ustasına notunuz',
  'Zum Beispiel: extra knusprig.': 'Örneğin: ekstra çıtır.',
  'Pizzaabend für zwei': 'İki kişilik pizza akşamı',
  'Erste Pizza': 'Birinci pizza',
  'Zweite Pizza': 'İkinci pizza',
  Nachtisch: 'Tatlı',
  'Panna cotta mit Beeren': 'Orman meyveli panna cotta',
  'Dazu passt': 'Yanına yakışır',
  'Pizza mit grünem Spargel': 'Yeşil kuşkonmazlı pizza',
  Mittagsmenü: 'Öğle menüsü',
  'Eine Bowl mit einem Kaltgetränk, zusammen zum kleinen Preis.':
    'Bir kase ve soğuk bir içecek, birlikte uygun fiyata.',
  Hauptgericht: 'Ana yemek',
  Kaltgetränk: 'Soğuk içecek',
  Pastasorte: 'Makarna çeşidi',
  'Frische Tagliatelle': 'Taze tagliatelle',
  'Glutenfreie Penne': 'Glutensiz penne',
  Parmesan: 'Parmesan',
  Hähnchenstreifen: 'Tavuk şeritleri',
  'Gebratene Garnelen': 'Kızarmış karides',
  'Linguine mit Garnelen': 'Karidesli linguine',
  'Bowl nach Ihrem Geschmack': 'Kendi kâseniz',
  Basis: 'Taban',
  'Lauwarmer Couscous': 'Ilık kuskus',
  Naturreis: 'Esmer pirinç',
  Blattsalate: 'Yeşil salata',
  Protein: 'Protein',
  'Halloumi vom Grill': 'Izgara hellim',
  'Hähnchen mit Zitrone': 'Limonlu tavuk',
  Lachs: 'Somon',
  'Ohne Protein': 'Proteinsiz',
  Toppings: 'Üst malzemeler',
  'Wählen Sie mindestens ein Topping.': 'En az bir üst malzeme seçin.',
  Ofengemüse: 'Fırın sebzeleri',
  Kichererbsen: 'Nohut',
  'Eingelegte Zwiebeln': 'Soğan turşusu',
  Granatapfel: 'Nar',
  Avocado: 'Avokado',
  'Geröstete Mandeln': 'Kavrulmuş badem',
  Sauce: 'Sos',
  'Tahini-Zitrone': 'Tahinli limon',
  'Joghurt-Minze': 'Naneli yoğurt',
  'Feigen-Senf': 'İncirli hardal',
  'Falafel-Bowl „Levante“': '“Levante” falafel kâsesi',
  'Hähnchen-Bowl mit Zitrone': 'Limonlu tavuk kâsesi',
  'Garnelen-Bowl mit Mango': 'Mangolu karides kâsesi',
  'Griechischer Bauernsalat': 'Çoban salatası, Yunan usulü',
  Balsamico: 'Balzamik',
  'Zitrone-Olivenöl': 'Limon ve zeytinyağı',
  Hähnchen: 'Tavuk',
  Verpackung: 'Ambalaj',
  'Kostet nichts extra, Pfand gibt es zurück.': 'Ek ücreti yoktur, depozito iade edilir.',
  Mehrwegschale: 'Yeniden kullanılabilir kâse',
  Garnelen: 'Karides',
  Ei: 'Yumurta',
  'Glut-Burger': 'Köz burger',
  Garstufe: 'Pişme derecesi',
  Rosa: 'Orta pişmiş',
  Durchgebraten: 'İyi pişmiş',
  Beilage: 'Garnitür',
  'Rosmarin-Pommes': 'Biberiyeli patates kızartması',
  'Süßkartoffel-Pommes': 'Tatlı patates kızartması',
  'Kleiner Salat': 'Küçük salata',
  Speck: 'Domuz pastırması',
  Spiegelei: 'Sahanda yumurta',
  Bemerkung: 'Not',
  'Zum Beispiel: bitte ohne Zwiebeln.': 'Örneğin: soğansız lütfen.',
  'Halloumi-Burger': 'Hellim burger',
  'Zitronenhähnchen vom Grill': 'Izgara limonlu tavuk',
  'Rumpsteak, 250 g': 'Biftek, 250 g',
  Pfefferrahm: 'Biberli krema sosu',
  'Falafel-Pita': 'Pidede falafel',
  Mayonnaise: 'Mayonez',
  'Burger-Menü für zwei': 'İki kişilik burger menüsü',
  'Erster Burger': 'Birinci burger',
  'Zweiter Burger': 'İkinci burger',
  Buttercroissant: 'Tereyağlı kruvasan',
  'Avocado-Stulle': 'Avokadolu ekmek',
  'Pochiertes Ei': 'Poşe yumurta',
  Räucherlachs: 'Füme somon',
  'Ricotta-Pancakes': 'Ricottalı pancake',
  'Joghurt mit Granola': 'Granolalı yoğurt',
  'Frühstück für zwei': 'İki kişilik kahvaltı',
  Eier: 'Yumurtalar',
  'Weich gekocht': 'Rafadan',
  Rührei: 'Çırpılmış yumurta',
  Aufstriche: 'Sürülecekler',
  Feigenmarmelade: 'İncir reçeli',
  Haselnusscreme: 'Fındık kreması',
  'Zitronen-Olivenöl-Kuchen': 'Limonlu zeytinyağlı kek',
  'Cookie mit Meersalz': 'Deniz tuzlu kurabiye',
  'Gelato im Becher': 'Kâsede gelato',
  'Zwei Kugeln': 'İki top',
  'Drei Kugeln': 'Üç top',
  Sorten: 'Çeşitler',
  'Bitte so viele Sorten wie Kugeln.': 'Lütfen top sayısı kadar çeşit seçin.',
  Vanille: 'Vanilya',
  Schokolade: 'Çikolata',
  Pistazie: 'Fıstık',
  Erdbeere: 'Çilek',
  Zitrone: 'Limon',
  Geburtstagstorte: 'Doğum günü pastası',
  '20 cm, etwa 10 Stücke': '20 cm, yaklaşık 10 dilim',
  '26 cm, etwa 16 Stücke': '26 cm, yaklaşık 16 dilim',
  Füllung: 'Dolgu',
  Himbeere: 'Ahududu',
  Schriftzug: 'Yazı',
  'Zahl aus Marzipan': 'Badem ezmesinden rakam',
  'Zum Beispiel: 40': 'Örneğin: 40',
  'Besondere Wünsche': 'Özel istekler',
  'Warme Apfel-Crostata': 'Ilık elmalı crostata',
  'Erdbeer-Törtchen': 'Çilekli turta',
  'Limonade Zitrone-Minze': 'Limonlu naneli limonata',
  'Limonade Blutorange': 'Kan portakallı limonata',
  Mineralwasser: 'Maden suyu',
  Sorte: 'Çeşit',
  'Mit Kohlensäure': 'Gazlı',
  Still: 'Gazsız',
  Klein: 'Küçük',
  Groß: 'Büyük',
  'Statt Kuhmilch': 'İnek sütü yerine',
  Haferdrink: 'Yulaf içeceği',
  Mandeldrink: 'Badem içeceği',
  'Frischer Minztee': 'Taze nane çayı',
  'Alkoholfreies Pils': 'Alkolsüz pils bira',
  Vegetarisch: 'Vejetaryen',
  Vegan: 'Vegan',
  Lieferung: 'Teslimat',
  Terrasse: 'Teras',
  'Rund um die Uhr': '24 saat açık',
  'Am Tisch bestellen': 'Masadan sipariş',
  Familien: 'Aileler',
  'Feige & Glut – Pizza, Pasta und Bowls online bestellen':
    'Feige & Glut – pizza, makarna ve kâse yemeklerini internetten sipariş edin',
  'Drei Scheiben geröstetes Landbrot mit reifen Tomaten, Knoblauch und Basilikum.':
    'Olgun domates, sarımsak ve fesleğenli üç dilim kızarmış köy ekmeği.',
  'Cremige Burrata auf langsam geschmorten Kirschtomaten, dazu Basilikumöl und geröstete Mandeln.':
    'Ağır ateşte pişmiş kiraz domates üzerinde kremamsı burrata, fesleğen yağı ve kavrulmuş bademle.',
  'Luftiges Fladenbrot mit grobem Meersalz, warm aus dem Steinofen.':
    'Taş fırından sıcak, iri deniz tuzlu yumuşacık pide ekmeği.',
  'Knusprig ausgebackene Garnelen mit Zitrone und hausgemachter Aioli.':
    'Limonlu ve ev yapımı aiolili çıtır kızarmış karides.',
  'Gemüsesuppe mit weißen Bohnen und kleinen Nudeln, dazu ein Stück Focaccia.':
    'Kuru fasulyeli ve küçük makarnalı sebze çorbası, bir parça focaccia ile.',
  'Grüne Oliven mit Orangenschale, Knoblauch und wildem Fenchel. Preis je Kilogramm.':
    'Portakal kabuğu, sarımsak ve yabani rezeneli yeşil zeytin. Fiyat kilogram başınadır.',
  'Würziger Rohmilchkäse, frisch vom Laib geschnitten. Preis je Kilogramm.':
    'Çiğ sütten aromalı peynir, tekerden taze kesilir. Fiyat kilogram başınadır.',
  'Auberginen, Paprika und Zucchini vom Grill, eingelegt in Olivenöl und Kräutern. Preis je Kilogramm.':
    'Zeytinyağı ve otlarla marine edilmiş ızgara patlıcan, biber ve kabak. Fiyat kilogram başınadır.',
  'San-Marzano-Tomaten, Fior di Latte und Basilikum. Der Teig ruht 48 Stunden.':
    'San Marzano domatesi, fior di latte ve fesleğen. Hamuru 48 saat dinlenir.',
  'Unsere Hauspizza mit Feigen, Ziegenkäse, Thymianhonig und gerösteten Walnüssen.':
    'İncir, keçi peyniri, kekik balı ve kavrulmuş cevizli imza pizzamız.',
  'Luftgetrocknete Fenchelsalami, Tomatensauce und viel Mozzarella.':
    'Rezeneli kurutulmuş salam, domates sosu ve bol mozzarella.',
  'Fior di Latte, Gorgonzola, Scamorza und Parmesan, ohne Tomate und mit viel Geduld gebacken.':
    'Fior di latte, gorgonzola, scamorza ve parmesan; domatessiz, sabırla pişirilir.',
  'Scharfe Spianata, Peperoni und rote Zwiebeln. Für alle, die es feurig mögen.':
    'Acılı spianata, acı biber ve kırmızı soğan. Acı sevenler için.',
  'Thunfisch, rote Zwiebeln, Kapern und schwarze Oliven.':
    'Ton balığı, kırmızı soğan, kapari ve siyah zeytin.',
  'Vegan: gegrilltes Ofengemüse, Tomatensauce, Rucola und ein Klecks Cashewcreme.':
    'Vegan: ızgara sebze, domates sosu, roka ve bir kaşık kaju kreması.',
  'Zwei Pizzen nach Wahl, eine Focaccia zum Teilen und ein Nachtisch mit zwei Löffeln.':
    'Seçtiğiniz iki pizza, paylaşmak için bir focaccia ve iki kaşıkla bir tatlı.',
  'Grüner Spargel, Zitronen-Ricotta und ein cremiges Ei. Nur solange die Saison dauert.':
    'Yeşil kuşkonmaz, limonlu ricotta ve akışkan yumurta. Yalnızca mevsiminde.',
  'Rindfleisch, Wurzelgemüse und Tomaten, vier Stunden bei kleiner Flamme geschmort.':
    'Kısık ateşte dört saat pişen dana eti, kök sebzeler ve domates.',
  'Vegan und angenehm scharf: Tomaten, Knoblauch, Chili und glatte Petersilie.':
    'Vegan ve hoş bir acılıkta: domates, sarımsak, pul biber ve maydanoz.',
  'Wie in Rom: Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Ohne Sahne.':
    'Roma usulü: guanciale, yumurta sarısı, pecorino ve karabiber. Kremasız.',
  'Handgedrehte Pasta mit Basilikumpesto, grünen Bohnen und Kartoffeln.':
    'Elde bükülmüş makarna, fesleğen pestosu, taze fasulye ve patatesle.',
  'Gebratene Garnelen, Knoblauch, Zitrone und ein Schuss Weißwein.':
    'Kızarmış karides, sarımsak, limon ve bir miktar beyaz şarap.',
  'Schicht für Schicht Ragù, Béchamel und Parmesan, im Steinofen goldbraun gebacken.':
    'Kat kat ragù, beşamel ve parmesan; taş fırında altın rengi pişirilir.',
  'In vier Schritten zur eigenen Bowl: Basis, Protein, Toppings und Sauce.':
    'Dört adımda kendi kâseniz: taban, protein, üst malzemeler ve sos.',
  'Worauf darf alles liegen?': 'Taban olarak ne olsun?',
  'Knusprige Falafel, Hummus, Taboulé und eingelegter Rotkohl mit Tahini. Vegan.':
    'Çıtır falafel, humus, tabbule ve tahinli kırmızı lahana turşusu. Vegan.',
  'Hähnchen vom Grill auf Naturreis, dazu Ofenkarotten, Avocado und Joghurt-Minze.':
    'Esmer pirinç üzerinde ızgara tavuk, fırın havuç, avokado ve naneli yoğurtla.',
  'Gebratene Garnelen auf Reis, reife Mango, marinierte Gurke und Edamame mit Sesamdressing.':
    'Pilav üzerinde kızarmış karides, olgun mango, marine salatalık ve susam soslu edamame.',
  'Tomaten, Gurke, Kalamata-Oliven und ein dickes Stück Feta, dazu warme Focaccia.':
    'Domates, salatalık, Kalamata zeytini ve kalın bir dilim feta, sıcak focaccia ile.',
  'Römersalat, Parmesan, Croûtons und unser Dressing mit Sardellen.':
    'Marul, parmesan, kruton ve ançüezli sosumuz.',
  '180 g Rind von der Glut, Scamorza, Tomatenmarmelade und Rucola im Brioche.':
    'Brioche ekmeğinde közde 180 g dana köftesi, scamorza, domates reçeli ve roka.',
  'Gegrillter Halloumi, Ofenpaprika, Minzjoghurt und Gurke. Vegetarisch.':
    'Izgara hellim, fırın biber, naneli yoğurt ve salatalık. Vejetaryen.',
  'Ein halbes Hähnchen mit Zitrone, Oregano und Ofenkartoffeln.':
    'Limonlu, kekikli yarım tavuk, fırın patatesle.',
  'Vom Weiderind, mit Kräuterbutter, Rosmarin-Pommes und gegrilltem Gemüse.':
    'Merada beslenmiş sığırdan; otlu tereyağı, biberiyeli patates ve ızgara sebzeyle.',
  'Warmes Fladenbrot mit Falafel, Hummus, Krautsalat und Tahini. Vegan.':
    'Falafel, humus, lahana salatası ve tahinli sıcak pide. Vegan.',
  'Doppelt frittiert, mit Meersalz und frischem Rosmarin.':
    'İki kez kızarmış, deniz tuzu ve taze biberiyeyle.',
  'Zwei Burger, eine große Portion Rosmarin-Pommes und zwei Dips.':
    'İki burger, büyük porsiyon biberiyeli patates ve iki sos.',
  'Dreimal gefaltet, über Nacht gereift und den ganzen Tag ofenfrisch.':
    'Üç kez katlanır, bir gece dinlenir; gün boyu fırından taze.',
  'Geröstetes Sauerteigbrot mit Avocado, Zitrone, Chili und Kresse.':
    'Avokado, limon, pul biber ve tereli kızarmış ekşi mayalı ekmek.',
  'Zwei Eier in würziger Tomaten-Paprika-Sauce, mit Feta und warmem Fladenbrot.':
    'Baharatlı domates-biber sosunda iki yumurta, feta ve sıcak pideyle.',
  'Drei fluffige Pancakes mit Beeren und Ahornsirup.':
    'Orman meyveli ve akçaağaç şuruplu üç yumuşak pancake.',
  'Griechischer Joghurt, hausgemachtes Granola, Feigen und Thymianhonig.':
    'Süzme yoğurt, ev yapımı granola, incir ve kekik balı.',
  'Brotkorb, Käse, Obst, vier Eier, zwei Aufstriche und zwei Gläser Orangensaft.':
    'Ekmek sepeti, peynir, meyve, dört yumurta, iki sürülecek ve iki bardak portakal suyu.',
  'Mascarponecreme, in Espresso getränkte Löffelbiskuits und viel Kakao.':
    'Mascarpone kreması, espressoya batırılmış kedi dili ve bol kakao.',
  'Sanft gestockte Vanillesahne mit einem Spiegel aus warmen Beeren.':
    'Ilık orman meyveleriyle hafifçe donmuş vanilyalı krema.',
  'Saftiger Rührkuchen mit Amalfi-Zitronen und einem Hauch Meersalz.':
    'Amalfi limonlu, bir tutam deniz tuzlu yumuşak kek.',
  'Außen knusprig, innen weich, mit dunkler Schokolade und gerösteten Haselnüssen.':
    'Dışı çıtır, içi yumuşak; bitter çikolata ve kavrulmuş fındıkla.',
  'Aus eigener Herstellung, jeden Tag frisch gerührt.': 'Kendi üretimimiz, her gün taze.',
  'Biskuit, Vanillecreme und frische Beeren, von Hand verziert. Wir brauchen zwei Tage dafür.':
    'Pandispanya, vanilyalı krema ve taze orman meyveleri, elde süslenir. İki gün gerekir.',
  'Was soll auf der Torte stehen? Höchstens 30 Zeichen.':
    'Pastanın üzerinde ne yazsın? En fazla 30 karakter.',
  'Farben, Motiv, Unverträglichkeiten …': 'Renkler, motif, hassasiyetler…',
  'Mürbeteig, Äpfel und Zimt, mit einer Kugel Vanilleeis.':
    'Kurabiye hamuru, elma ve tarçın, bir top vanilyalı dondurmayla.',
  'Knuspriger Boden, Zitronencreme und die ersten Erdbeeren des Jahres.':
    'Çıtır taban, limon kreması ve yılın ilk çilekleri.',
  'Hausgemacht aus frisch gepressten Zitronen, 0,4 l.': 'Taze sıkılmış limondan ev yapımı, 0,4 l.',
  'Blutorange, Rosmarin und ein Spritzer Soda, 0,4 l.': 'Kan portakalı, biberiye ve biraz soda, 0,4 l.',
  'Eisgekühlt, 0,33 l.': 'Buz gibi, 0,33 l.',
  'Aus der Glasflasche, 0,5 l.': 'Cam şişede, 0,5 l.',
  'Doppelter Espresso aus eigener Röstung unter feinem Milchschaum.':
    'Kendi kavurduğumuz kahveden duble espresso, ince süt köpüğüyle.',
  'Kräftig, mit Noten von Haselnuss und dunkler Schokolade.': 'Yoğun; fındık ve bitter çikolata notalarıyla.',
  'Viel heiße Milch, ein Espresso, drei Schichten.': 'Bol sıcak süt, bir espresso, üç katman.',
  'Eine Handvoll Minze, heißes Wasser und Honig dazu.': 'Bir avuç nane, sıcak su ve yanında bal.',
  'Herb und frisch, 0,33 l.': 'Buruk ve ferah, 0,33 l.',
  'Samtiger Rotwein aus Apulien. Abgabe nur an Personen ab 16 Jahren.':
    'Puglia’dan kadifemsi kırmızı şarap. Yalnızca 16 yaş ve üzerine verilir.',
  'Allgäu, Deutschland': 'Allgäu, Almanya',
  'Rind: Deutschland': 'Dana: Almanya',
  'Hähnchen: Deutschland': 'Tavuk: Almanya',
  'Rind: Argentinien': 'Dana: Arjantin',
  'Apulien, Italien': 'Puglia, İtalya',
  Rare: 'Az pişmiş',
  Medium: 'Orta',
  'Well done': 'Çok pişmiş',
  'Der Ofen schläft gerade. Ab Mittag ist die Glut wieder da.':
    'Fırın şu an uyuyor. Öğleden itibaren közler yine yanar.',
  'Wir decken gerade die Tische ein. Montags ist bei uns Ruhetag.':
    'Masaları hazırlıyoruz. Pazartesi günleri kapalıyız.',
  'Mediterrane Ofenküche in Köln, Hamburg und Berlin: Pizza aus dem Steinofen, frische Pasta, Bowls vom Grill und Kuchen wie bei Nonna. Zum Abholen, nach Hause oder an den Tisch.':
    'Köln, Hamburg ve Berlin’de Akdeniz fırın mutfağı: taş fırında pizza, taze makarna, ızgara kâseler ve Nonna’nınki gibi pastalar. Gel al, eve teslim veya masaya servis.',
};
