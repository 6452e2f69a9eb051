import { at, dish, note, oneOf, plus, requiredWords, someOf, words, type Dish } from '../builders.ts';
import { mirror, scene, topped, twoPieces } from '../scene.ts';

export const sweets: Dish[] = [
  dish(scene('cream', 'plate', 'pudding', 'coffee', 'chocolate', 'cookie'), {
    id: 701,
    name: 'Tiramisù',
    description: 'Mascarponecreme, in Espresso getränkte Löffelbiskuits und viel Kakao.',
    price: 6.5,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish(mirror(topped('rose', 'plate', 'pudding', ['cherries'], 'strawberry', 'milk', 'blueberries')), {
    id: 702,
    name: 'Panna cotta mit Beeren',
    description: 'Sanft gestockte Vanillesahne mit einem Spiegel aus warmen Beeren.',
    price: 5.9,
    allergens: ['Milch'],
  }),
  dish(mirror(scene('butter', 'plate', 'cake', 'lemon', 'flower', 'basil')), {
    id: 703,
    name: 'Zitronen-Olivenöl-Kuchen',
    description: 'Saftiger Rührkuchen mit Amalfi-Zitronen und einem Hauch Meersalz.',
    price: 4.5,
    allergens: ['Gluten', 'Ei'],
  }),
  dish(twoPieces('apricot', 'wood', 'cookie', 'chocolate', 'milk', 'chestnut'), {
    id: 704,
    name: 'Cookie mit Meersalz',
    description: 'Außen knusprig, innen weich, mit dunkler Schokolade und gerösteten Haselnüssen.',
    price: 3.2,
    allergens: ['Gluten', 'Milch', 'Ei', 'Nüsse'],
  }),
  dish(scene('sky', 'none', 'iceCream', 'strawberry', 'waffle', 'cherries', 'lemon'), {
    id: 705,
    name: 'Gelato im Becher',
    description: 'Aus eigener Herstellung, jeden Tag frisch gerührt.',
    price: 4.4,
    allergens: ['Milch', 'Nüsse'],
    config: {
      parts: [
        oneOf('Größe', [at('Zwei Kugeln', 4.4), at('Drei Kugeln', 6.2)]),
        someOf(
          'Sorten',
          [plus('Vanille'), plus('Schokolade'), plus('Pistazie', 0.5), plus('Erdbeere'), plus('Zitrone')],
          'Bitte so viele Sorten wie Kugeln.',
        ),
      ],
    },
  }),
  dish(scene('rose', 'plate', 'torte', 'strawberry', 'cupcake', 'candle', 'flower'), {
    id: 706,
    name: 'Geburtstagstorte',
    description: 'Biskuit, Vanillecreme und frische Beeren, von Hand verziert. Wir brauchen zwei Tage dafür.',
    price: 44,
    maximumQuantity: 5,
    allergens: ['Gluten', 'Milch', 'Ei'],
    isLeadTimeEnabled: true,
    leadTimeType: 'days',
    leadTimeValue: 2,
    config: {
      parts: [
        oneOf('Größe', [at('20 cm, etwa 10 Stücke', 44), at('26 cm, etwa 16 Stücke', 62)]),
        oneOf('Füllung', [plus('Erdbeere'), plus('Himbeere'), plus('Schokolade', 3)]),
        requiredWords('Schriftzug', 'Was soll auf der Torte stehen? Höchstens 30 Zeichen.'),
        words('Zahl aus Marzipan', 'Zum Beispiel: 40'),
        note('Besondere Wünsche', 'Farben, Motiv, Unverträglichkeiten …'),
      ],
    },
  }),
  dish(mirror(scene('apricot', 'plate', 'pie', 'greenApple', 'iceCream', 'wheat')), {
    id: 707,
    name: 'Warme Apfel-Crostata',
    description: 'Mürbeteig, Äpfel und Zimt, mit einer Kugel Vanilleeis.',
    price: 5.8,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
  dish(scene('sage', 'plate', 'cupcake', 'strawberry', 'flower', 'lemon'), {
    id: 708,
    name: 'Erdbeer-Törtchen',
    description: 'Knuspriger Boden, Zitronencreme und die ersten Erdbeeren des Jahres.',
    price: 5.2,
    allergens: ['Gluten', 'Milch', 'Ei'],
  }),
];
